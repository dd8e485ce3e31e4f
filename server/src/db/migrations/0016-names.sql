-- The ID of the prompt or collection that a call created.
alter table idempotency_keys rename column prompt_id to created_id;

-- Each row is something that is done once per database, not only initial content.
alter table seeds rename column planted_at to done_at;
