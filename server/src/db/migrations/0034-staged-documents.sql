-- What search knows of a staged prompt, so that the transaction that adds all of them is short.
alter table staged_prompts add column document tsvector;
-- The prompt that it was added as, or that it updated. Null if it was skipped.
alter table staged_prompts add column prompt_id integer;
