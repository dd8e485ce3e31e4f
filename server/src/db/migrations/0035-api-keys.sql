-- Keys with which programs call the API as their owner. Revoking a key deletes it. Backups leave them out.
create table api_keys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  -- SHA-256. A key has 160 random bits, so a slow hash would add nothing.
  key_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz
);

create index api_keys_by_user on api_keys (user_id);
create index api_keys_by_expiry on api_keys (expires_at);

alter table audit_log drop constraint audit_log_target_type_check;
alter table audit_log add constraint audit_log_target_type_check
  check (target_type in ('user', 'prompt', 'collection', 'export', 'setting', 'key'));
