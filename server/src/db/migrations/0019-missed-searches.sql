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
