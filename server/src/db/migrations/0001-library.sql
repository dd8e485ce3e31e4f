-- Ids are integers on the wire. Text is trimmed, cleaned and limited before it gets here; the checks below keep
-- out what no code path may write. Times are timestamptz, and the application's clock sets them.

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

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
create index users_by_role on users (role, name_key, id);
create index users_search on users using gin (search_text gin_trgm_ops);
-- the name without accents
create index users_name_search on users using gin (name_key gin_trgm_ops);
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
  html text not null,
  notes text,
  tags text[] not null default '{}',
  from_prompt_builder boolean not null default false,
  -- always the number of rows in upvotes; both change in one transaction
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
-- The console lists all prompts, private ones too, and the dashboard counts them. An index alone answers that, without
-- the large texts beside them.
create index prompts_newest on prompts (created_at desc, id desc);
create index prompts_by_upvotes on prompts (upvotes desc, created_at desc, id desc);
create index prompts_by_category on prompts (category, created_at desc, id desc);
create index prompts_by_title on prompts (title_key, id);
create index prompts_title_search on prompts using gin (title_key gin_trgm_ops);

-- How many prompts there are of each category, public and private: kept as they come, move and go. Counting a million
-- entries of an index takes a hundred times as long as finding the page that they are counted for.
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

-- once for a statement, however many prompts it writes; row by row in one order, so that no two wait for each other
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

-- What search looks at, kept apart from prompts so that a vote does not rewrite its index. The application writes it
-- (server/src/search/index-prompts.ts).
create table search_documents (
  prompt_id integer primary key references prompts on delete cascade,
  is_public boolean not null,
  category text not null,
  -- words as they are written begin with =, stems do not; A title, B tags and author, C notes, D category and content
  document tsvector not null
) with (toast_tuple_target = 128);

-- Without statistics of words, PostgreSQL plans every search alike: no one's texts can change how another's is run.
alter table search_documents alter column document set statistics 0;

-- Of public prompts only: no one else's search can depend on what is private.
create index search_documents_public on search_documents using gin (document) with (fastupdate = off) where is_public;
create index search_documents_public_titles on search_documents using gin (ts_filter(document, '{a,b}'))
  with (fastupdate = off) where is_public;

-- The words of public prompts, for spelling and for parts of words.
create table public_words (word text collate "C" primary key);
create index public_words_trigrams on public_words using gin (word gin_trgm_ops) with (fastupdate = off);

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

-- The bell asks every 30 seconds how many there are and how many are unread: the index alone answers that.
create index notifications_by_user on notifications (user_id, id desc) include (read_at);
create index notifications_by_time on notifications (user_id, created_at desc, id desc);
create index notifications_read on notifications (created_at) where read_at is not null;
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
  cost_usd numeric not null default 0 check (cost_usd >= 0),
  duration_ms integer check (duration_ms >= 0),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- When the hour opened that it counts in; null for an admin's, which counts in none. Kept with each one: when the one
  -- that opened the hour is given back, the hour must not move.
  window_opened_at timestamptz
);

create index enhancements_by_user on enhancements (user_id, started_at desc);
create index enhancements_by_hour on enhancements (user_id, window_opened_at desc) where window_opened_at is not null;
create index enhancements_by_time on enhancements (started_at) include (user_id, outcome, cost_usd);

-- The same of all time for each person, because adding up half a million calls takes too long. The row without a person
-- has what deleted accounts cost.
create table enhancement_totals (
  user_id integer unique nulls not distinct references users on delete cascade,
  succeeded integer not null,
  cost_usd numeric not null
);

-- a trigger, so that no way of writing a call can forget the totals
create function add_up_enhancements() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    -- two conditions for two statements: "is not distinct from" would read the whole table. There may be no row to take
    -- from: it went with its person a moment ago.
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

-- Names are written out, so that an entry still says who did what to whom after either account is gone.
create table audit_log (
  id integer generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references users on delete set null,
  actor_name text not null,
  action text not null,
  target_type text not null check (target_type in ('user', 'prompt', 'export', 'setting')),
  target_id integer,
  target_name text not null,
  -- only what identifies no one
  details text not null default '',
  search_text text collate "C" not null default '',
  -- Exports and erasures find entries by NetID, which a namesake doesn't share and a deleted account leaves behind.
  actor_netid text,
  -- who holds the account or wrote the prompt
  subject_netid text,
  subject_name text
);

create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_search on audit_log using gin (search_text gin_trgm_ops);

-- content that is put in once per database and never brought back
create table seeds (
  name text primary key,
  planted_at timestamptz not null
);

-- What admins choose for their campus, by name. A value that is missing is the product's own (contract/src/settings.ts).
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- How often something was done within a window of time, counted for all server processes together. What is in here is
-- worth a few minutes: unlogged, because losing it in a crash costs nothing.
create unlogged table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

create index rate_limits_by_age on rate_limits (window_start);

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
