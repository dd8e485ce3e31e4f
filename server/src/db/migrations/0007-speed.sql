-- How many prompts there are of each category, public and private: kept as they come, move and go. Counting a million
-- entries of an index takes a hundred times as long as finding the page that they are counted for.
create table prompt_counts (
  category text not null,
  is_public boolean not null,
  prompts integer not null check (prompts >= 0),
  primary key (category, is_public)
);

insert into prompt_counts (category, is_public, prompts)
select category, is_public, count(prompts.id)
from unnest(array['Research', 'Writing', 'Coding', 'Teach', 'Productivity', 'Study']) as category
cross join unnest(array[true, false]) as is_public
left join prompts using (category, is_public)
group by category, is_public;

-- once for a statement, however many prompts it writes; row by row in one order, so that no two wait for each other
create function count_prompts() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in select category, is_public, count(*) as number from changed group by 1, 2 order by 1, 2 loop
    update prompt_counts
    set prompts = prompts + case tg_op when 'INSERT' then change.number else -change.number end
    where category = change.category and is_public = change.is_public;
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
    update prompt_counts set prompts = prompts + change.number
    where category = change.category and is_public = change.is_public;
  end loop;
  return null;
end $$;

create trigger count_new_prompts after insert on prompts
referencing new table as changed for each statement execute function count_prompts();
create trigger count_gone_prompts after delete on prompts
referencing old table as changed for each statement execute function count_prompts();
create trigger count_moved_prompt after update of category, is_public on prompts
for each row when ((old.category, old.is_public) <> (new.category, new.is_public)) execute function count_moved_prompt();

-- the console's list by upvotes, private prompts too
create index prompts_by_upvotes on prompts (upvotes desc, created_at desc, id desc);

-- Search. A text is looked for among the words that there are, and the words in an index of the prompts that hold them. The
-- trigrams of whole prompts, which did this before, are shared by nearly all prompts once there are many, and every vote
-- wrote them anew; so this stands in a table of its own, which a vote does not touch.

-- every word that was ever written, and parts of words by their trigrams
create table words (word text collate "C" primary key);
create index words_search on words using gin (word gin_trgm_ops) with (fastupdate = off);

create table search_entries (
  prompt_id integer primary key references prompts on delete cascade,
  is_public boolean not null,
  category text not null,
  text text collate "C" not null
);

-- domain/src/search-words.ts does the same with what is searched for
create function search_words(text text) returns text[] language sql immutable parallel safe
return array_remove(
  regexp_split_to_array(text, '[^0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\ufeff\uff10-\uff19\uff21-\U0010ffff]+'), '');

-- A word is another term for each 65,536 prompts: whoever needs to know only that there are more than 1,200 looks at the
-- newest of these, however many there are.
create function word_term(word text, prompt_id integer) returns integer language sql immutable parallel safe
return (hashtextextended(word, prompt_id >> 16) >> 32)::integer;

-- Two words that stand side by side. Few different terms for many pairs: most pairs stand in one prompt only, and a term
-- for each would take several times the space. What is found by it is looked at in any case.
create function pair_term(word text, next text) returns integer language sql immutable parallel safe
return (hashtextextended(word || ' ' || next, 0) & 1048575)::integer;

create function search_terms(prompt_id integer, text text) returns integer[] language sql immutable parallel safe
begin atomic
  with found as materialized (select search_words(text) as words)
  select array(
    select word_term(word, prompt_id) from found, unnest(words) as word
    union
    select pair_term(word, next) from found, unnest(words, words[2:]) as _ (word, next) where next is not null
    union
    -- has a word that is too long for the list of words: may hold anything
    select 1048576 from found, unnest(words) as word where length(word) > 64
  );
end;

insert into search_entries (prompt_id, is_public, category, text)
select id, is_public, category, search_text from prompts order by id;
insert into words (word)
select distinct word from prompts, unnest(search_words(search_text)) as word where length(word) <= 64 order by word;

create index search_entries_terms on search_entries using gin (search_terms(prompt_id, text)) with (fastupdate = off);
-- nobody asks how often a term comes, and finding it out takes seconds
alter index search_entries_terms alter column 1 set statistics 0;
drop index prompts_search;

create function index_new_prompts() returns trigger language plpgsql as $$
begin
  -- in one order, so that no two wait for each other
  insert into words (word)
  select distinct word from changed, unnest(search_words(search_text)) as word where length(word) <= 64 order by word
  on conflict do nothing;
  insert into search_entries (prompt_id, is_public, category, text)
  select id, is_public, category, search_text from changed;
  return null;
end $$;

create function index_changed_prompt() returns trigger language plpgsql as $$
begin
  insert into words (word)
  select distinct word from unnest(search_words(new.search_text)) as word where length(word) <= 64 order by word
  on conflict do nothing;
  update search_entries
  set is_public = new.is_public, category = new.category, text = new.search_text
  where prompt_id = new.id;
  return null;
end $$;

create trigger index_new_prompts after insert on prompts
referencing new table as changed for each statement execute function index_new_prompts();
create trigger index_changed_prompt after update of search_text, category, is_public on prompts
for each row
when ((old.search_text, old.category, old.is_public) <> (new.search_text, new.category, new.is_public))
execute function index_changed_prompt();
