-- Deleted prompts stay in all_prompts for a while and can be restored with their votes, shares, and revisions. `prompts` is
-- everything else, as a view, so that no list, search, or count can forget to leave them out. A migration that adds a column
-- adds it to the table and creates the view again.
alter table prompts rename to all_prompts;

alter table all_prompts add column revision integer not null default 1;
-- What the author said about the current revision ("What changed?").
alter table all_prompts add column revision_note text not null default '';
alter table all_prompts add column cloned_from integer references all_prompts on delete set null;
-- How sure it is that the prompt works for people (domain/src/prompts/helpfulness.ts). 0 without answers.
alter table all_prompts add column helpfulness real not null default 0;
alter table all_prompts add column deleted_at timestamptz;
alter table all_prompts add column deleted_by_admin boolean not null default false;
-- What the admin told the author.
alter table all_prompts add column delete_reason text not null default '';

create view prompts as
select id, author_id, title, category, is_public, html, notes, tags, tag_keys, from_prompt_builder, fields, data_class, upvotes,
  uses, version, title_key, created_at, updated_at, revision, revision_note, cloned_from, helpfulness
from all_prompts where deleted_at is null;

-- Deleted prompts aren't counted.
create or replace function count_prompts() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select category, is_public, count(*) as number from changed where deleted_at is null group by 1, 2 order by 1, 2
  loop
    perform add_to_count(
      change.category, change.is_public, case tg_op when 'INSERT' then change.number else -change.number end);
  end loop;
  return null;
end $$;

create or replace function count_moved_prompt() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select * from (values
      (old.category, old.is_public, -1, old.deleted_at), (new.category, new.is_public, 1, new.deleted_at)
    ) as _ (category, is_public, number, deleted_at)
    where deleted_at is null order by 1, 2
  loop
    perform add_to_count(change.category, change.is_public, change.number);
  end loop;
  return null;
end $$;

drop trigger count_moved_prompt on all_prompts;
create trigger count_moved_prompt after update of category, is_public, deleted_at on all_prompts
for each row when ((old.category, old.is_public, old.deleted_at) is distinct from (new.category, new.is_public, new.deleted_at))
execute function count_moved_prompt();

create or replace function count_tags() returns trigger language plpgsql as $$
begin
  perform add_to_public_tags(array_agg((key, name, case tg_op when 'INSERT' then 1 else -1 end)::public_tags))
  from changed cross join unnest(tag_keys, tags) as tag (key, name)
  where is_public and deleted_at is null having count(*) > 0;
  return null;
end $$;

create or replace function count_moved_tags() returns trigger language plpgsql as $$
begin
  perform add_to_public_tags(array_agg((key, name, number)::public_tags))
  from (
    select key, name, -1 as number from unnest(old.tag_keys, old.tags) as tag (key, name)
    where old.is_public and old.deleted_at is null
    union all
    select key, name, 1 from unnest(new.tag_keys, new.tags) as tag (key, name)
    where new.is_public and new.deleted_at is null
  ) as changes
  having count(*) > 0;
  return null;
end $$;

drop trigger count_moved_tags on all_prompts;
create trigger count_moved_tags after update of tags, tag_keys, is_public, deleted_at on all_prompts
for each row when ((old.tags, old.tag_keys, old.is_public, old.deleted_at)
  is distinct from (new.tags, new.tag_keys, new.is_public, new.deleted_at))
execute function count_moved_tags();

-- An admin deleted or restored a prompt of yours.
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check
  check (type in ('prompt_shared', 'prompt_deleted', 'prompt_restored'));
