-- Ids are integers in the API. The application trims, sanitizes, and limits text before it's stored, and the checks in these
-- files guard against bugs. The application's clock sets all times.

create extension if not exists pg_trgm;

create table users (
  id integer generated always as identity primary key,
  -- The library's own account has no NetID: it can't sign in and isn't counted as a user.
  kind text not null default 'person' check (kind in ('person', 'library')),
  -- Lowercased by the application.
  netid text unique check (netid <> ''),
  display_name text not null check (display_name <> ''),
  email text,
  -- Curators look after the library. Admins can do all that they can.
  role text not null default 'user' check (role in ('user', 'curator', 'admin')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- Lowercased without accents by the application, so that A–Z order doesn't depend on the database's locale.
  name_key text collate "C" not null,
  -- Name and email, lowercased by the application for substring search.
  search_text text collate "C" not null,
  created_at timestamptz not null,
  last_login_at timestamptz,
  shared_seen_at timestamptz,
  -- The identity at an OpenID Connect issuer that an account is linked to. A NetID can change there, and these two can't.
  issuer text,
  subject text,
  -- The kinds of notifications that the user has turned off (domain/src/people/notification-kinds.ts).
  muted_notifications text[] not null default '{}',
  check ((kind = 'library') = (netid is null)),
  constraint users_linked_to_both check ((issuer is null) = (subject is null))
);

create index users_by_name on users (name_key, id);
create index users_by_last_login on users (last_login_at desc nulls last, id);
create index users_by_role on users (role, name_key, id);
create index users_search on users using gin (search_text gin_trgm_ops);
-- Finds names without accents.
create index users_name_search on users using gin (name_key gin_trgm_ops);
create unique index users_one_library_account on users (kind) where kind = 'library';
-- The email, to find the users of a pasted list.
create index users_by_email on users (split_part(search_text, E'\n', 2));
-- One account for each identity.
create unique index users_by_identity on users (issuer, subject);

create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  -- The sign-in service that authenticated the user. Sessions from any other service are invalid.
  issuer text not null,
  ticket_hash bytea,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Sent to the issuer when it is asked to end its session too. Encrypted with the session's token.
  sealed_id_token text
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_ticket on sessions (ticket_hash);
create index sessions_by_age on sessions (last_seen_at);

-- Requests of the sign-in service to end sessions, so that none of them works twice.
create unlogged table logout_requests (
  request_hash bytea primary key,
  received_at timestamptz not null
);

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

-- Rate limit counters, shared by all server processes. The table is unlogged because the counters expire in minutes and can
-- be lost in a crash.
create unlogged table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

create index rate_limits_by_age on rate_limits (window_start);

-- The results of requests with an Idempotency-Key, kept for a day so that a retry changes nothing. Only the id of a new
-- prompt or collection is stored.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  call text not null,
  key text not null,
  body_hash bytea not null,
  -- No foreign key, so that a late retry doesn't create a deleted prompt again.
  created_id integer,
  created_at timestamptz not null,
  primary key (user_id, call, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);
