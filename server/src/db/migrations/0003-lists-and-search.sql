-- What lists and searches read besides the prompts.

-- The number of public and private prompts in each category, maintained by triggers. Counting a million index entries takes
-- a hundred times as long as reading the page that shows the count. Deleted prompts aren't counted.
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
  for change in
    select category, is_public, count(*) as number from changed where deleted_at is null group by 1, 2 order by 1, 2
  loop
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
    select * from (values
      (old.category, old.is_public, -1, old.deleted_at), (new.category, new.is_public, 1, new.deleted_at)
    ) as _ (category, is_public, number, deleted_at)
    where deleted_at is null order by 1, 2
  loop
    perform add_to_count(change.category, change.is_public, change.number);
  end loop;
  return null;
end $$;

create trigger count_new_prompts after insert on all_prompts
referencing new table as changed for each statement execute function count_prompts();
create trigger count_gone_prompts after delete on all_prompts
referencing old table as changed for each statement execute function count_prompts();
create trigger count_moved_prompt after update of category, is_public, deleted_at on all_prompts
for each row when ((old.category, old.is_public, old.deleted_at) is distinct from (new.category, new.is_public, new.deleted_at))
execute function count_moved_prompt();

-- How many public prompts have each tag, for suggestions and for the usual spelling of a tag. Maintained by triggers.
-- Private prompts don't count, so that no one learns their tags.
create table public_tags (
  key text collate "C" not null,
  name text collate "C" not null,
  prompts integer not null,
  primary key (key, name)
);

-- Rows are updated in a fixed order to prevent deadlocks.
create function add_to_public_tags(changes public_tags[]) returns void language sql as $$
  insert into public_tags as tag (key, name, prompts)
  select key, name, sum(prompts) from unnest(changes) group by key, name having sum(prompts) <> 0 order by key, name
  on conflict (key, name) do update set prompts = tag.prompts + excluded.prompts;
  delete from public_tags where prompts = 0 and (key, name) in (select key, name from unnest(changes));
$$;

-- Runs once per statement.
create function count_tags() returns trigger language plpgsql as $$
begin
  perform add_to_public_tags(array_agg((key, name, case tg_op when 'INSERT' then 1 else -1 end)::public_tags))
  from changed cross join unnest(tag_keys, tags) as tag (key, name)
  where is_public and deleted_at is null having count(*) > 0;
  return null;
end $$;

create function count_moved_tags() returns trigger language plpgsql as $$
begin
  perform add_to_public_tags(array_agg((key, name, number)::public_tags))
  from (
    select key, name, -1 as number from unnest(old.tag_keys, old.tags) as tag (key, name)
    where old.is_public and old.deleted_at is null
    union all
    select key, name, 1 from unnest(new.tag_keys, new.tags) as tag (key, name)
    where new.is_public and new.deleted_at is null
  ) as changes
  having count(*) > 0;
  return null;
end $$;

-- Triggers run in alphabetical order. These names put each after the trigger that counts prompts, or an insert and an update
-- could deadlock.
create trigger count_new_tags after insert on all_prompts
referencing new table as changed for each statement execute function count_tags();
create trigger count_gone_tags after delete on all_prompts
referencing old table as changed for each statement execute function count_tags();
create trigger count_moved_tags after update of tags, tag_keys, is_public, deleted_at on all_prompts
for each row when ((old.tags, old.tag_keys, old.is_public, old.deleted_at)
  is distinct from (new.tags, new.tag_keys, new.is_public, new.deleted_at))
execute function count_moved_tags();

-- The search index, separate from prompts so that an upvote doesn't rewrite it. The application maintains it
-- (server/src/search/index-prompts.ts).
create table search_documents (
  prompt_id integer primary key references all_prompts on delete cascade,
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

-- Searches that found nothing. Until three people search for the same words within a month, only keyed hashes are stored, and the
-- key is deleted with the month. Unlogged, so they aren't in backups either.
create unlogged table search_months (
  day date primary key,
  key bytea not null
);

create unlogged table search_misses (
  day date not null references search_months on delete cascade,
  person_hash bytea not null,
  words_hash bytea not null,
  primary key (day, person_hash, words_hash)
);

create index search_misses_by_words on search_misses (day, words_hash);

create table missed_searches (
  words text primary key,
  -- The most people in one month.
  people integer not null,
  last_searched_on date not null
);
