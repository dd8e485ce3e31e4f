-- Corrections are looked up in the search index.
drop table public_words;
