-- Search. A text is looked for among the words that there are, and the words in an index of the prompts that hold them. The
-- trigrams of whole prompts, which did this before, are shared by nearly all prompts once there are many, and every vote
-- wrote them anew; so this stands in a table of its own, which a vote does not touch.

-- what older servers write meanwhile would be missing
lock table prompts in share row exclusive mode;

-- every word of every prompt, and parts of words by their trigrams
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

-- Nobody's words are kept longer than their prompts. Words that a prompt had and has no more are noted; now and then those of
-- them go that no other prompt has.
create table words_to_check (word text collate "C" primary key);

create function note_former_words() returns trigger language plpgsql as $$
begin
  insert into words_to_check (word)
  select distinct word from former, unnest(search_words(text)) as word where length(word) <= 64 order by word
  on conflict do nothing;
  return null;
end $$;

create trigger note_words_of_gone after delete on search_entries
referencing old table as former for each statement execute function note_former_words();
create trigger note_words_of_changed after update on search_entries
referencing old table as former for each statement execute function note_former_words();

-- Looks at so many of them, and tells how many there were.
create function forget_words(at_most integer) returns integer language plpgsql
set enable_seqscan = off set jit = off as $$
declare
  checked text[] := array(select word from words_to_check order by word limit at_most);
  newest integer := (select coalesce(max(prompt_id), 0) >> 16 from search_entries);
begin
  -- what stands in the newest prompts is common: looking for it everywhere would take long
  delete from words_to_check where word = any(checked) and word in (
    select unnest(search_words(text)) from (select text from search_entries order by prompt_id desc limit 300) as newest_prompts);
  -- a prompt that is being written must not miss a word that it has found here
  lock table words in share row exclusive mode;
  delete from words where word in (select word from words_to_check where word = any(checked)) and not exists (
    select from search_entries
    where search_terms(prompt_id, text) && array(select word_term(words.word, block << 16) from generate_series(0, newest) as block)
      and words.word = any(search_words(text)));
  delete from words_to_check where word = any(checked);
  return cardinality(checked);
end $$;
