-- The earlier revisions of the first 100,000 prompts: 999 of the first prompt and nine of each other one, a million in all with
-- the current ones. Revisions of one prompt aren't neighbors in the table, as when many authors save.
insert into revisions
  (prompt_id, revision, title, category, html, notes, tags, fields, data_class, changed, note, saved_by, saved_at, was_public)
select
  prompt_id, earlier, title, category, html || '<p>Version ' || earlier || '.</p>', notes, tags, fields, data_class,
  case when earlier = 1 then '{}'::text[] else array['content', 'tags'] end, case when earlier % 3 = 0 then 'Shorter' else '' end,
  author_id, updated_at - (revision - earlier) * interval '1 hour', is_public and earlier % 3 > 0
from (
  select id as prompt_id, earlier
  from all_prompts cross join lateral generate_series(1, revision - 1) as earlier
  order by hashint8extended(id, earlier)
  -- Keeps the planner from sorting whole texts.
  offset 0
) as keys
cross join lateral (select * from all_prompts where id = prompt_id offset 0) as prompt;
