-- User 2 has 10,000 saved prompts and co-edits 200 collections. 50,000 collections have 5 prompts each, and every other one
-- contains the same popular prompt. The first has 500, some of them private.
insert into saved_prompts (prompt_id, user_id, saved_at)
select 1 + n * 7 % current_setting('bench.prompts')::int, 2, current_setting('bench.now')::timestamptz - n * interval '5 minutes'
from generate_series(1, 10000) as n
on conflict do nothing;

insert into collections (token, name, description, visibility, words, created_at, updated_at)
select substr(md5(n::text), 1, 24), 'Collection ' || n, about, kind, to_tsvector('simple', 'collection ' || n || ' ' || about), at, at
from (
  select n, case when n % 3 = 0 then 'private' else 'public' end as kind,
    repeat('prompts for course number ' || n % 700 || ', ', 8) as about,
    current_setting('bench.now')::timestamptz - n * interval '10 minutes' as at
  from generate_series(1, 50000) as n
) as new_collections;

insert into collection_members (collection_id, user_id, role, added_at, used_at)
select id, case when id <= 20 then 2 else 3 + id % 20000 end, 'owner', created_at, created_at from collections
union all
select id, 2, 'editor', created_at, created_at from collections where id > 20 and id <= 220;

insert into collection_items (collection_id, prompt_id, position, note)
select collection, prompt, n, 'A note'
from (
  select id as collection, n, case when n = 1 and id % 2 = 0 then 1 else 1 + (id * 31 + n * 17) % current_setting('bench.prompts')::int end as prompt
  from collections, generate_series(1, 5) as n where id > 24
  union all
  select id, n, 1 + n * 13 % current_setting('bench.prompts')::int from collections, generate_series(1, 500) as n where id <= 24
) as new_items
on conflict do nothing;
