-- The terms of words become so long that no two words share one. What they find need not be compared with the text of each
-- prompt any more, which took longer than all the rest. A category has a term too, and the order of a list is at hand.

-- What older servers write meanwhile would be missing. No stronger lock is taken on prompts below: they can be read.
lock table prompts in share row exclusive mode;

drop index search_entries_terms;
drop function search_terms, word_term, pair_term;
truncate search_entries;
alter table search_entries add column created_at timestamptz not null;

-- A word is another term for each 65,536 prompts: whoever needs to know only that there are more than 1,200 looks at the
-- newest of these, however many there are.
create function word_term(word text, prompt_id integer) returns bigint language sql immutable parallel safe
return hashtextextended(word, prompt_id >> 16);

-- The public prompts of a category, of 65,536 each as well.
create function category_term(category text, prompt_id integer) returns bigint language sql immutable parallel safe
return hashtextextended(category, -1 - (prompt_id >> 16));

-- Two words that stand side by side. Few different terms for many pairs: most pairs stand in one prompt only, and a term
-- for each would take several times the space. What is found by it has to be compared with the text.
create function pair_term(word text, next text) returns bigint language sql immutable parallel safe
return hashtextextended(word || ' ' || next, 0) & 1048575;

create function search_terms(prompt_id integer, is_public boolean, category text, text text) returns bigint[]
language sql immutable parallel safe
begin atomic
  with found as materialized (select search_words(text) as words)
  select array(
    select word_term(word, prompt_id) from found, unnest(words) as word
    union all
    select pair_term(word, next) from found, unnest(words, words[2:]) as _ (word, next) where next is not null
    union all
    -- has a word that is too long for the list of words: may hold anything
    select 1048576 from found where exists (select from unnest(words) as word where length(word) > 64)
    union all
    select category_term(category, prompt_id) where is_public
  );
end;

insert into search_entries (prompt_id, created_at, is_public, category, text)
select id, created_at, is_public, category, search_text from prompts order by id;

create index search_entries_terms on search_entries using gin (search_terms(prompt_id, is_public, category, text))
with (fastupdate = off);
-- nobody asks how often a term comes, and finding it out takes seconds
alter index search_entries_terms alter column 1 set statistics 0;

create or replace function index_new_prompts() returns trigger language plpgsql as $$
begin
  -- in one order, so that no two wait for each other
  insert into words (word)
  select distinct word from changed, unnest(search_words(search_text)) as word where length(word) <= 64 order by word
  on conflict do nothing;
  insert into search_entries (prompt_id, created_at, is_public, category, text)
  select id, created_at, is_public, category, search_text from changed;
  return null;
end $$;

create or replace function index_changed_prompt() returns trigger language plpgsql as $$
begin
  insert into words (word)
  select distinct word from unnest(search_words(new.search_text)) as word where length(word) <= 64 order by word
  on conflict do nothing;
  update search_entries
  set created_at = new.created_at, is_public = new.is_public, category = new.category, text = new.search_text
  where prompt_id = new.id;
  return null;
end $$;

create or replace trigger index_changed_prompt after update of search_text, category, is_public, created_at on prompts
for each row
when ((old.search_text, old.category, old.is_public, old.created_at)
  <> (new.search_text, new.category, new.is_public, new.created_at))
execute function index_changed_prompt();

-- Looks at so many of the words that some prompt had and has no more, and tells how many there were.
create or replace function forget_words(at_most integer) returns integer language plpgsql
set enable_seqscan = off set jit = off as $$
declare
  checked text[];
  newest integer;
begin
  -- a prompt that is being written must not miss a word that it has found here, nor one that goes leave a note too late
  lock table words, words_to_check in share row exclusive mode;
  checked := array(select word from words_to_check order by word limit at_most);
  newest := (select coalesce(max(prompt_id), 0) >> 16 from search_entries);
  -- what stands in the newest prompts is common: looking for it everywhere would take long
  delete from words_to_check where word = any(checked) and word in (
    select unnest(search_words(text)) from (select text from search_entries order by prompt_id desc limit 300) as newest_prompts);
  delete from words where word in (select word from words_to_check where word = any(checked)) and not exists (
    select from search_entries where search_terms(prompt_id, is_public, category, text)
      && array(select word_term(words.word, block << 16) from generate_series(0, newest) as block));
  delete from words_to_check where word = any(checked);
  return cardinality(checked);
end $$;
