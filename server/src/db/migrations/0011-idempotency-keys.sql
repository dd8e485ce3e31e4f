-- What a call with an Idempotency-Key did, kept for a day: sending the same request again then changes nothing.
-- Only the id of the new prompt is kept, not its text, which is already in prompts.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  call text not null,
  key text not null,
  body_hash bytea not null,
  -- no foreign key: a key outlives a deleted prompt, so that a late retry does not create it again
  prompt_id integer,
  created_at timestamptz not null,
  primary key (user_id, call, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);
