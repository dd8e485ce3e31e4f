-- AI tools that users connect by signing in instead of pasting a key.

create table oauth_clients (
  -- The https address where the tool describes itself, or a random one that it got when it registered.
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  -- When the description was last read. Null if the tool registered.
  read_at timestamptz,
  -- When someone last connected it or it last got a token. A tool that no one connected is deleted after three days.
  used_at timestamptz
);

-- A connection is a key that has tokens instead of a secret of its own. It's listed, revoked, and limited like any other key.
alter table api_keys alter column key_hash drop not null;
alter table api_keys add column client_id text references oauth_clients on delete cascade;
-- Where the tool gets its tokens.
alter table api_keys add column host text;
alter table api_keys add constraint api_keys_key_or_tool
  check ((key_hash is null) = (client_id is not null) and (client_id is null) = (host is null));

-- What a user allowed, until the tool exchanges it for tokens, and for a day after that to notice a second attempt.
create table oauth_codes (
  code_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  client_id text not null references oauth_clients on delete cascade,
  redirect_uri text not null,
  scope text not null check (scope in ('read', 'write')),
  -- SHA-256 of a secret that only the tool knows (PKCE).
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  key_id integer references api_keys on delete set null
);

create index oauth_codes_by_user on oauth_codes (user_id);
create index oauth_codes_by_client on oauth_codes (client_id);
create index oauth_codes_by_key on oauth_codes (key_id);

create table oauth_tokens (
  token_hash bytea primary key,
  key_id integer not null references api_keys on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- When a refresh token was exchanged for new tokens, and these tokens, encrypted with it, in case they were lost on the way.
  used_at timestamptz,
  sealed_answer text
);

create index oauth_tokens_by_key on oauth_tokens (key_id);
create index oauth_tokens_by_expiry on oauth_tokens (expires_at);
