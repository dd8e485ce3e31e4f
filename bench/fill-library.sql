-- 50,000 people, 2,000 of whom wrote 100,000 prompts of about 1.5 kB, 300,000 votes, 120,000 shares and notifications, 500,000
-- enhancements in two years: the same each time. Words come as often as in a
-- language: the first of the list in nearly every prompt, the last ones in two of a thousand.
select setseed(0.42);

create temp table words as
select row_number() over ()::int as n, word
from (
  select unnest(string_to_array(
    'the to and of a in you that is for it as with your be on this are or each an which from by not one what any if prompt '
    'role write text student question answer use give list example reader draft course paper data code review step result '
    'explain short plain summary table point claim evidence source check before after where who how why when then first '
    'research writing teach study coding productivity assistant expert academic university faculty library language model',
    ' ')) as word
  union all
  select head || middle || tail
  from
    unnest(string_to_array('bi ca do fe gi hu ja ki lo mu ne pa qui ro su te vo wa xe zy', ' ')) as head,
    unnest(string_to_array('bran cel dor fin gral hol jun kar lem mon nor pil rin sol tran vel wex yon zan thro', ' ')) as middle,
    unnest(string_to_array('ade age al ance ant ary ate ence ent er est ful graph ial ible ic ing ion ism ist ity ive ize less ment meter ness or ory ous', ' ')) as tail
) as vocabulary;
create unique index on words (n);

create temp table sentences as
select n, upper(left(sentence, 1)) || substr(sentence, 2) || '.' as sentence
from (
  select picks.n, string_agg(word, ' ') as sentence
  from (
    -- ranks whose logarithms are evenly spread follow Zipf's law
    select n, floor(exp(random() * ln((select count(*) + 0.99 from words))))::int as word_n
    from generate_series(1, 50000) as n, generate_series(1, 12)
  ) as picks
  join words on words.n = word_n
  group by picks.n
) as joined;
create unique index on sentences (n);

create temp table texts as
select picks.n, array_agg(sentence) as sentences
from (
  select n, 1 + floor(random() * 50000)::int as sentence_n
  from generate_series(1, 100000) as n, generate_series(1, 17 + n % 14)
) as picks
join sentences on sentences.n = sentence_n
group by picks.n;

create temp table votes as
select distinct 1 + floor(random() ^ 3 * 100000)::int as prompt_id, 1 + floor(random() * 2000)::int as user_id
from generate_series(1, 300000);

insert into users (id, netid, display_name, name_key, search_text, created_at)
overriding system value
select n, 'person' || n, 'Person ' || n, 'person ' || n, 'person ' || n, '2025-01-01' from generate_series(1, 50000) as n;

insert into prompts
  (id, author_id, title, title_key, category, is_public, markdown, search_text, upvotes, created_at, updated_at)
overriding system value
select
  n,
  -- the first person has written every twentieth prompt, the others about 50 each
  case when n % 20 = 0 then 1 else 2 + n % 1999 end,
  title,
  lower(title),
  (array['Research', 'Writing', 'Coding', 'Teach', 'Productivity', 'Study'])[1 + n % 6],
  n % 10 <> 0,
  '<p>' || array_to_string(sentences, '</p><p>') || '</p>',
  lower(title || E'\n' || array_to_string(sentences, E'\n')),
  coalesce(upvotes, 0),
  created_at,
  created_at
from (
  select
    n,
    sentences,
    left(sentences[1], 50) || ' case ' || n as title,
    -- several in the same minute, as an import would leave them
    timestamptz '2025-01-01' + n / 5 * interval '1 minute' as created_at
  from texts
) as drafts
left join (select prompt_id as n, count(*) as upvotes from votes group by prompt_id) as counts using (n)
order by n;

insert into upvotes (prompt_id, user_id, created_at) select prompt_id, user_id, '2026-01-01' from votes;

-- person 2 was given every tenth prompt, everybody else a few
insert into shares (prompt_id, recipient_id, sharer_id, personal_message, shared_at)
select n, recipient_id, 1, 'Have a look', timestamptz '2026-01-01' + n * interval '1 minute'
from (
  select n * 10 as n, 2 as recipient_id from generate_series(1, 10000) as n
  union all
  select 1 + n % 100000, 3 + n % 40000 from generate_series(1, 110000) as n
) as given
on conflict do nothing;

insert into notifications (user_id, type, title, message, prompt_id, actor_id, created_at, read_at)
select recipient_id, 'prompt_shared', 'Person 1 shared a prompt with you', 'Prompt ' || prompt_id, prompt_id, sharer_id,
  shared_at, case when prompt_id % 4 = 0 then shared_at + interval '1 day' end
from shares
order by shared_at;

-- added up below, at once
alter table enhancements disable trigger add_up_enhancements;

insert into enhancements
  (user_id, outcome, provider, model, input_tokens, output_tokens, cost_usd, duration_ms, started_at, finished_at)
select
  1 + (n::bigint * 7919) % 20000,
  case when n % 20 = 0 then 'failed' when n % 33 = 0 then 'cancelled' else 'succeeded' end,
  'openai-compatible', 'a-model', 900, 700, 0.0001 * (n % 90), 4000, at, at + interval '4 seconds'
from (
  select n, timestamptz '2023-12-16' + n * interval '126 seconds' as at from generate_series(1, 500000) as n
) as calls;

alter table enhancements enable trigger add_up_enhancements;
insert into enhancement_totals (user_id, succeeded, cost_usd)
select user_id, count(*) filter (where outcome = 'succeeded'), sum(cost_usd) from enhancements group by user_id;
