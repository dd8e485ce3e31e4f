-- The identity at an OpenID Connect issuer that an account is linked to. A NetID can change there, and these two can't.
alter table users add column issuer text;
alter table users add column subject text;
alter table users add constraint users_linked_to_both check ((issuer is null) = (subject is null));

-- Sent to the issuer when it is asked to end its session too.
alter table sessions add column id_token text;

-- Sign-ins that browsers have started, so that any process can finish them. Unlogged, because they last ten minutes.
create unlogged table sign_in_attempts (
  state_hash bytea primary key,
  pending_hash bytea not null,
  nonce text not null,
  verifier text not null,
  started_at timestamptz not null
);

create index sign_in_attempts_by_age on sign_in_attempts (started_at);

-- Requests of the sign-in service to end sessions, so that none of them works twice.
create unlogged table logout_requests (
  request_hash bytea primary key,
  received_at timestamptz not null
);
