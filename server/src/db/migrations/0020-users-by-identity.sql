-- One account for each identity. On its own, so that everyone can read accounts while the index is built.
create unique index if not exists users_by_identity on users (issuer, subject);
