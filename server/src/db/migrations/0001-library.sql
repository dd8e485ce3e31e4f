-- Ids are integers in the API. The application trims, sanitizes, and limits text before it's stored, and the checks below
-- guard against bugs. The application's clock sets all times.

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create table users (
  id integer generated always as identity primary key,
  -- The library's own account has no NetID: it can't sign in and isn't counted as a user.
  kind text not null default 'person' check (kind in ('person', 'library')),
  -- Lowercased by the application.
  netid text unique check (netid <> ''),
  display_name text not null check (display_name <> ''),
  email text,
  role text not null default 'user' check (role in ('user', 'admin')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- Lowercased without accents by the application, so that A–Z order doesn't depend on the database's locale.
  name_key text collate "C" not null,
  -- Name and email, lowercased by the application for substring search.
  search_text text collate "C" not null,
  created_at timestamptz not null,
  last_login_at timestamptz,
  shared_seen_at timestamptz,
  check ((kind = 'library') = (netid is null))
);

create index users_by_name on users (name_key, id);
create index users_by_last_login on users (last_login_at desc nulls last, id);
create index users_by_role on users (role, name_key, id);
create index users_search on users using gin (search_text gin_trgm_ops);
-- Finds names without accents.
create index users_name_search on users using gin (name_key gin_trgm_ops);
create unique index users_one_library_account on users (kind) where kind = 'library';

create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  -- The sign-in service that authenticated the user. Sessions from any other service are invalid.
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
  html text not null,
  notes text,
  tags text[] not null default '{}',
  from_prompt_builder boolean not null default false,
  -- Always the number of rows in upvotes. Both change in one transaction.
  upvotes integer not null default 0 check (upvotes >= 0),
  version integer not null default 1,
  title_key text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index prompts_public_newest on prompts (created_at desc, id desc) where is_public;
create index prompts_public_upvotes on prompts (upvotes desc, created_at desc, id desc) where is_public;
create index prompts_public_category_newest on prompts (category, created_at desc, id desc) where is_public;
create index prompts_public_category_upvotes on prompts (category, upvotes desc, created_at desc, id desc) where is_public;
create index prompts_by_author on prompts (author_id, created_at desc, id desc);
create index prompts_public_by_tag on prompts using gin (tags) where is_public;
-- The Admin Console lists and counts all prompts, including private ones. Index-only scans avoid reading the large texts.
create index prompts_newest on prompts (created_at desc, id desc);
create index prompts_by_upvotes on prompts (upvotes desc, created_at desc, id desc);
create index prompts_by_category on prompts (category, created_at desc, id desc);
create index prompts_by_title on prompts (title_key, id);
create index prompts_title_search on prompts using gin (title_key gin_trgm_ops);

-- The number of public and private prompts in each category, maintained by triggers. Counting a million index entries takes
-- a hundred times as long as reading the page that shows the count.
create table prompt_counts (
  category text not null,
  is_public boolean not null,
  prompts integer not null check (prompts >= 0),
  primary key (category, is_public)
);

create function add_to_count(of_category text, of_public boolean, number bigint) returns void language plpgsql as $$
begin
  update prompt_counts set prompts = prompts + number where category = of_category and is_public = of_public;
  if found then return; end if;
  insert into prompt_counts (category, is_public, prompts) values (of_category, of_public, number)
  on conflict (category, is_public) do update set prompts = prompt_counts.prompts + number;
end $$;

-- Runs once per statement. Rows are updated in a fixed order to prevent deadlocks.
create function count_prompts() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in select category, is_public, count(*) as number from changed group by 1, 2 order by 1, 2 loop
    perform add_to_count(
      change.category, change.is_public, case tg_op when 'INSERT' then change.number else -change.number end);
  end loop;
  return null;
end $$;

create function count_moved_prompt() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select * from (values (old.category, old.is_public, -1), (new.category, new.is_public, 1)) as _ (category, is_public, number)
    order by 1, 2
  loop
    perform add_to_count(change.category, change.is_public, change.number);
  end loop;
  return null;
end $$;

create trigger count_new_prompts after insert on prompts
referencing new table as changed for each statement execute function count_prompts();
create trigger count_gone_prompts after delete on prompts
referencing old table as changed for each statement execute function count_prompts();
create trigger count_moved_prompt after update of category, is_public on prompts
for each row when ((old.category, old.is_public) <> (new.category, new.is_public)) execute function count_moved_prompt();

-- The search index, separate from prompts so that an upvote doesn't rewrite it. The application maintains it
-- (server/src/search/index-prompts.ts).
create table search_documents (
  prompt_id integer primary key references prompts on delete cascade,
  is_public boolean not null,
  category text not null,
  -- Exact words start with =, stems don't. Weights: A title, B tags and author, C notes, D category and content.
  document tsvector not null
) with (toast_tuple_target = 128);

-- Without word statistics, PostgreSQL uses the same plan for every search, whatever texts other users have written.
alter table search_documents alter column document set statistics 0;

-- Only public prompts, so that private prompts can't affect other users' searches.
create index search_documents_public on search_documents using gin (document) with (fastupdate = off) where is_public;
create index search_documents_public_titles on search_documents using gin (ts_filter(document, '{a,b}'))
  with (fastupdate = off) where is_public;

-- The words of public prompts, for spelling correction and partial words.
create table public_words (word text collate "C" primary key);
create index public_words_trigrams on public_words using gin (word gin_trgm_ops) with (fastupdate = off);

create table upvotes (
  prompt_id integer not null references prompts on delete cascade,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (prompt_id, user_id)
);

create index upvotes_by_user on upvotes (user_id);

-- One row per sharer, so that when one user stops sharing, another user's share remains.
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
  -- Deleted with the prompt or the sender, because the notification would lead nowhere.
  prompt_id integer references prompts on delete cascade,
  actor_id integer references users on delete cascade,
  personal_message text,
  created_at timestamptz not null,
  read_at timestamptz
);

-- The bell requests the total and unread counts every 30 seconds, which an index-only scan can answer.
create index notifications_by_user on notifications (user_id, id desc) include (read_at);
create index notifications_by_time on notifications (user_id, created_at desc, id desc);
create index notifications_read on notifications (created_at) where read_at is not null;
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_prompt on notifications (prompt_id);
create index notifications_by_actor on notifications (actor_id);

-- Requests to the AI service and their cost, without any text.
create table enhancements (
  id integer generated always as identity primary key,
  -- Set to null when the account is deleted, so that the costs stay correct.
  user_id integer references users on delete set null,
  outcome text not null check (outcome in ('reserved', 'succeeded', 'failed', 'cancelled')),
  provider text not null,
  model text not null,
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  cost_usd numeric not null default 0 check (cost_usd >= 0),
  duration_ms integer check (duration_ms >= 0),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- The start of the hour that this counts toward, or null for an admin. Stored in every row because the hour must not move
  -- when the enhancement that started it is refunded.
  window_opened_at timestamptz
);

create index enhancements_by_user on enhancements (user_id, started_at desc);
create index enhancements_by_hour on enhancements (user_id, window_opened_at desc) where window_opened_at is not null;
create index enhancements_by_time on enhancements (started_at) include (user_id, outcome, cost_usd);

-- All-time totals per user, because summing half a million rows takes too long. The row without a user has the totals of
-- deleted accounts.
create table enhancement_totals (
  user_id integer unique nulls not distinct references users on delete cascade,
  succeeded integer not null,
  cost_usd numeric not null
);

-- A trigger, so that every write updates the totals.
create function add_up_enhancements() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    -- Two statements, because "is not distinct from" would scan the whole table. The row can be missing if its user was
    -- just deleted.
    if old.user_id is null then
      update enhancement_totals
      set succeeded = succeeded - (old.outcome = 'succeeded')::int, cost_usd = cost_usd - old.cost_usd
      where user_id is null;
    else
      update enhancement_totals
      set succeeded = succeeded - (old.outcome = 'succeeded')::int, cost_usd = cost_usd - old.cost_usd
      where user_id = old.user_id;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into enhancement_totals as total (user_id, succeeded, cost_usd)
    values (new.user_id, (new.outcome = 'succeeded')::int, new.cost_usd)
    on conflict (user_id) do update
    set succeeded = total.succeeded + excluded.succeeded, cost_usd = total.cost_usd + excluded.cost_usd;
  end if;
  return null;
end $$;

create trigger add_up_enhancements
after insert or delete or update of user_id, outcome, cost_usd on enhancements
for each row execute function add_up_enhancements();

-- Names are copied, so that an entry stays readable after either account is deleted.
create table audit_log (
  id integer generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references users on delete set null,
  actor_name text not null,
  action text not null,
  target_type text not null check (target_type in ('user', 'prompt', 'export', 'setting')),
  target_id integer,
  target_name text not null,
  -- Never contains personal data.
  details text not null default '',
  search_text text collate "C" not null default '',
  -- Exports and erasures find entries by NetID, which is unique and outlives a deleted account.
  actor_netid text,
  -- The owner of the account or the author of the prompt.
  subject_netid text,
  subject_name text
);

create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_search on audit_log using gin (search_text gin_trgm_ops);

-- Initial content that is added once per database and never again.
create table seeds (
  name text primary key,
  planted_at timestamptz not null
);

-- Settings that admins have changed, by name. Missing ones have their default value (contract/src/settings.ts).
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Rate limit counters, shared by all server processes. The table is unlogged because the counters expire in minutes and can
-- be lost in a crash.
create unlogged table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

create index rate_limits_by_age on rate_limits (window_start);

-- The results of requests with an Idempotency-Key, kept for a day so that a retry changes nothing. Only the id of a new
-- prompt is stored.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  call text not null,
  key text not null,
  body_hash bytea not null,
  -- No foreign key, so that a late retry doesn't create a deleted prompt again.
  prompt_id integer,
  created_at timestamptz not null,
  primary key (user_id, call, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);
