-- Someone added you as a co-editor of a collection, or wrote why your prompt didn't work for them.
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (
  type in ('prompt_shared', 'prompt_deleted', 'prompt_restored', 'prompt_feedback', 'collection_editor'));
alter table notifications add column collection_id integer;
-- Deleted when the person stops being a co-editor, because the notification would lead nowhere.
alter table notifications add foreign key (collection_id, user_id)
  references collection_members (collection_id, user_id) on delete cascade;

-- The places of prompts that were just removed from a collection, so that undoing it puts them back between the same prompts,
-- also between those that the person can't view. An hourly sweep forgets them.
create table collection_removals (
  collection_id integer not null references collections on delete cascade,
  prompt_id integer not null references all_prompts on delete cascade,
  position integer not null,
  -- The next prompt that the person who removed it could view.
  before_prompt_id integer,
  removed_at timestamptz not null,
  primary key (collection_id, prompt_id)
);

create index collection_removals_by_prompt on collection_removals (prompt_id);
create index collection_removals_by_time on collection_removals (removed_at);

-- Prompts that didn't work for most people rank below those without answers (domain/src/prompts/helpfulness.ts). This is minus
-- the lower bound of the Wilson score interval for "No".
update all_prompts set helpfulness =
  -(no / answers + 3.8416 / answers / 2 - 1.96 * sqrt(no / answers * (1 - no / answers) / answers + 3.8416 / answers / (4 * answers)))
  / (1 + 3.8416 / answers)
from (
  select prompt_id, count(*)::float8 as answers, (count(*) filter (where not worked))::float8 as no
  from (
    select distinct on (prompt_id, user_id) prompt_id, worked from feedback where counted
    order by prompt_id, user_id, answered_at desc, revision desc
  ) as latest
  group by prompt_id
) as counts
where all_prompts.id = counts.prompt_id and 2 * no > answers;
