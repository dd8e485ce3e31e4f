-- Ids are integers on the wire. Text is trimmed, cleaned and limited before it gets here; the checks below keep
-- out what no code path may write. Times are timestamptz, and the application's clock sets them.

create extension if not exists pg_trgm;

create table users (
  id integer generated always as identity primary key,
  -- the library's own account has no NetID: it can't sign in, and it isn't counted among the people
  kind text not null default 'person' check (kind in ('person', 'library')),
  -- lower-cased by the application
  netid text unique check (netid <> ''),
  display_name text not null check (display_name <> ''),
  email text,
  role text not null default 'user' check (role in ('user', 'admin')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- folded to lower case without accents by the application: A–Z order must not depend on a database's locale
  name_key text collate "C" not null,
  -- name and address, lower-cased by the application, for substring search
  search_text text collate "C" not null,
  created_at timestamptz not null,
  last_login_at timestamptz,
  shared_seen_at timestamptz,
  check ((kind = 'library') = (netid is null))
);

create index users_by_name on users (name_key, id);
create index users_by_last_login on users (last_login_at desc nulls last, id);
create index users_search on users using gin (search_text gin_trgm_ops);
create unique index users_one_library_account on users (kind) where kind = 'library';

create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  -- the sign-in service that vouched for the person: a session of another one is worthless
  issuer text not null,
  ticket_hash bytea,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_ticket on sessions (ticket_hash);
create index sessions_by_age on sessions (last_seen_at);

create table prompts (
  id integer generated always as identity primary key,
  author_id integer not null references users on delete cascade,
  title text not null check (title <> ''),
  category text not null check (category in ('Research', 'Writing', 'Coding', 'Teach', 'Productivity', 'Study')),
  is_public boolean not null,
  markdown text not null,
  notes text,
  tags text[] not null default '{}',
  from_prompt_builder boolean not null default false,
  -- always the number of rows in upvotes; both change in one transaction
  upvotes integer not null default 0 check (upvotes >= 0),
  version integer not null default 1,
  title_key text collate "C" not null,
  -- title and plain text, lower-cased by the application: what lower() does to É depends on a server's locale
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index prompts_public_newest on prompts (created_at desc, id desc) where is_public;
create index prompts_public_upvotes on prompts (upvotes desc, created_at desc, id desc) where is_public;
create index prompts_public_category_newest on prompts (category, created_at desc, id desc) where is_public;
create index prompts_public_category_upvotes on prompts (category, upvotes desc, created_at desc, id desc) where is_public;
create index prompts_by_author on prompts (author_id, created_at desc, id desc);
create index prompts_search on prompts using gin (search_text gin_trgm_ops);

create table upvotes (
  prompt_id integer not null references prompts on delete cascade,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (prompt_id, user_id)
);

create index upvotes_by_user on upvotes (user_id);

-- one row for each sharer, so that one person's taking back leaves what another shared
create table shares (
  prompt_id integer not null references prompts on delete cascade,
  recipient_id integer not null references users on delete cascade,
  sharer_id integer not null references users on delete cascade,
  personal_message text,
  shared_at timestamptz not null,
  primary key (prompt_id, recipient_id, sharer_id),
  check (recipient_id <> sharer_id)
);

create index shares_by_recipient on shares (recipient_id, shared_at desc, prompt_id desc);
create index shares_by_sharer on shares (sharer_id);

create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  type text not null check (type in ('prompt_shared')),
  title text not null,
  message text not null,
  -- both cascade: a notification whose prompt or sender is gone would lead nowhere
  prompt_id integer references prompts on delete cascade,
  actor_id integer references users on delete cascade,
  personal_message text,
  created_at timestamptz not null,
  read_at timestamptz
);

create index notifications_by_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_prompt on notifications (prompt_id);
create index notifications_by_actor on notifications (actor_id);

-- what was asked of the AI service: never the text, only what it cost
create table enhancements (
  id integer generated always as identity primary key,
  -- kept without its person when the account goes, so that the cost figures stay true
  user_id integer references users on delete set null,
  outcome text not null check (outcome in ('reserved', 'succeeded', 'failed', 'cancelled')),
  provider text not null,
  model text not null,
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  cost_usd numeric(14, 8) not null default 0 check (cost_usd >= 0),
  duration_ms integer check (duration_ms >= 0),
  started_at timestamptz not null,
  finished_at timestamptz
);

create index enhancements_by_user on enhancements (user_id, started_at desc);
create index enhancements_by_time on enhancements (started_at);

-- names are written out, so that an entry still says who did what to whom after either account is gone
create table audit_log (
  id integer generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references users on delete set null,
  actor_name text not null,
  action text not null,
  target_type text not null check (target_type in ('user', 'prompt')),
  target_id integer not null,
  target_name text not null,
  details jsonb not null default '{}'
);

create index audit_log_by_time on audit_log (at desc, id desc);

-- content that is put in once per database and never brought back
create table seeds (
  name text primary key,
  planted_at timestamptz not null
);
