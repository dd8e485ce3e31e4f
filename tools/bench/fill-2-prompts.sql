-- Prompts bench.first to bench.last of bench.prompts: from a few hundred characters to several thousand, with a median of 1.3 kB
-- like the starter prompts. Nine in ten are public. Many have no votes, a few have many. One in ten is a clone, and prompt 1
-- has a clone for every thousand prompts.
create temp table votes on commit drop as
select distinct prompt_id, user_id
from (
  select
    n as prompt_id,
    1 + floor(pg_temp.random_value(n::bigint * 512 + vote, 10) * 50000)::int as user_id
  from generate_series(current_setting('bench.first')::int, current_setting('bench.last')::int) as n
  cross join lateral generate_series(1, least(300, (0.25 / (0.001 + pg_temp.random_value(n, 11)))::int)) as vote
) as cast_votes;

create temp table texts on commit drop as
select picks.n, array_agg(sentence order by place) as sentences
from (
  select n, place, 1 + floor(pg_temp.random_value(n::bigint * 128 + place, 12) * (select count(*) from sentences))::int as sentence_n
  from generate_series(current_setting('bench.first')::int, current_setting('bench.last')::int) as n
  cross join lateral generate_series(1, 3 + (15 * exp(1.2 * (pg_temp.random_value(n, 13) - 0.5)))::int) as place
) as picks
join sentences on sentences.n = sentence_n
group by picks.n;

-- Up to three tags by the author. A few tags are on many prompts.
create temp table author_tags on commit drop as
select n, array_agg(distinct initcap(word)) as names
from (
  select n, pg_temp.zipf_rank(n::bigint * 8 + place, 15, 1, 20000) as rank
  from generate_series(current_setting('bench.first')::int, current_setting('bench.last')::int) as n
  cross join lateral generate_series(1, n % 4) as place
) as picks
join vocabulary using (rank)
group by n;

insert into prompts
  (id, author_id, title, title_key, category, is_public, html, notes, tags, upvotes, cloned_from, created_at,
    updated_at, revision)
overriding system value
select
  n,
  author_id,
  title,
  lower(title),
  (array['Research', 'Writing', 'Coding', 'Teach', 'Productivity', 'Study'])[1 + n % 6],
  n % 10 <> 0,
  '<p>' || sentences[1] || ' For {{course}}, read by {{audience}}. <strong>' || sentences[2] || '</strong></p><ul><li><p>'
    || array_to_string(sentences[3:5], '</p></li><li><p>') || '</p></li></ul><p>' || array_to_string(sentences[6:], ' ')
    -- One in a hundred also contains Chinese and Arabic.
    || case when n % 100 = 7 then ' 用机器学习方法总结这篇文章。 خطة دراسية للامتحان النهائي.' else '' end || '</p>',
  case when n % 5 < 3 then sentences[3] end,
  case n % 8 when 0 then array['Template'] when 1 then array['PromptBuilder', 'AI-Enhanced'] else '{}' end
    || coalesce(author_tags.names, '{}'),
  coalesce(upvotes, 0),
  case when n % 1000 = 1 and n > 1 then 1 when n % 10 = 2 then 1 + n / 10 end,
  created_at,
  created_at,
  -- fill-5-revisions.sql adds the earlier ones.
  case when n = 1 then 1000 when n <= 100000 then 10 else 1 end
from (
  select
    n,
    sentences,
    -- User 2 has 50 prompts and user 3 none; among the others, a few have most of them.
    case when n % (current_setting('bench.prompts')::int / 50) = 0 then 2 else pg_temp.zipf_rank(n, 14, 4, 50000) end as author_id,
    left(sentences[1], 50) || ' case ' || n as title,
    -- Several have the same minute, as after an import.
    date_trunc('minute', current_setting('bench.now')::timestamptz
      - (1 - n / 5 * 5 / current_setting('bench.prompts')::float8) * interval '2 years') as created_at
  from texts
) as drafts
left join (select prompt_id as n, count(*) as upvotes from votes group by prompt_id) as counted using (n)
left join author_tags using (n)
order by n;

insert into upvotes (prompt_id, user_id, created_at)
select prompt_id, user_id, current_setting('bench.now')::timestamptz from votes order by prompt_id, user_id;

-- Same as server/src/search/index-prompts.ts, for words from a to z.
insert into search_documents (prompt_id, is_public, category, document)
select id, is_public, category,
  regexp_replace(pg_temp.weighted_document('simple', title, labels, notes, content)::text, '''([^'']*)''', '''=\1''', 'g')::tsvector
    || pg_temp.weighted_document('english', title, labels, notes, content)
from (
  select prompts.id, is_public, category, title, coalesce(notes, '') as notes,
    concat_ws(' ', array_to_string(tags, ' '), display_name) as labels,
    category || ' ' || array_to_string(sentences, ' ') as content
  from prompts join texts on texts.n = prompts.id join users on users.id = author_id
) as indexed
order by id;
