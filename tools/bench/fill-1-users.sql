-- 50,000 users, and the sentences for prompts. Session settings control it: bench.prompts, bench.now, bench.words.
-- Random values come from hashes, so both databases create the same library every time, whatever the query plan.
create function pg_temp.random_value(n bigint, kind bigint) returns float8 language sql immutable
return (hashint8extended(n, kind) & 9007199254740991) / 9007199254740992.0;

-- Ranks with uniformly distributed logarithms follow Zipf's law: the tenth word is a tenth as frequent as the first.
create function pg_temp.zipf_rank(n bigint, kind bigint, first int, last int) returns int language sql immutable
return floor(exp(ln(first) + pg_temp.random_value(n, kind) * (ln(last + 0.99) - ln(first))))::int;

create function pg_temp.weighted_document(config regconfig, title text, labels text, notes text, content text) returns tsvector
language sql immutable
return setweight(to_tsvector(config, title), 'A') || setweight(to_tsvector(config, labels), 'B')
  || setweight(to_tsvector(config, notes), 'C') || setweight(to_tsvector(config, content), 'D');

create temp table vocabulary as
select rank::int, word from unnest(string_to_array(current_setting('bench.words'), ' ')) with ordinality as _ (word, rank);
create unique index on vocabulary (rank);
analyze vocabulary;

-- A larger library has more distinct sentences.
create temp table sentences as
select n, upper(left(sentence, 1)) || substr(sentence, 2) || '.' as sentence
from (
  select n, string_agg(word, ' ' order by place) as sentence
  from (
    select n, place, pg_temp.zipf_rank(n * 32 + place, 1, 1, 60000) as rank
    from generate_series(1, least(400000, 20000 + 5 * current_setting('bench.prompts')::int)) as n
    cross join lateral generate_series(1, 5 + (pg_temp.random_value(n, 2) * 14)::int) as place
  ) as picks
  join vocabulary using (rank)
  group by n
) as joined;
create unique index on sentences (n);
analyze sentences;

insert into users (id, netid, display_name, email, role, name_key, search_text, created_at, last_login_at)
overriding system value
select n, netid, name, email, case when n = 1 then 'admin' else 'user' end, lower(name), lower(name || E'\n' || email),
  current_setting('bench.now')::timestamptz - interval '3 years',
  -- One in five has never signed in; most others did recently.
  case when n % 5 > 0 then current_setting('bench.now')::timestamptz - pg_temp.random_value(n, 3) ^ 2 * interval '2 years' end
from (
  select n, 'person' || n as netid, initcap(first.word) || ' ' || initcap(last.word) as name,
    'person' || n || '@example.edu' as email
  from generate_series(1, 50000) as n
  join vocabulary as first on first.rank = 1000 + n % 400
  join vocabulary as last on last.rank = 3500 + (pg_temp.random_value(n, 4) * 30000)::int
) as people
order by n;
select setval(pg_get_serial_sequence('users', 'id'), 50000);
