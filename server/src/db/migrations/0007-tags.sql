-- Sets tag_keys with the trigger of the migration before.
update prompts set tags = tags where tags <> '{}';
create index prompts_public_by_tag_key on prompts using gin (tag_keys) where is_public;

-- How many public prompts have each tag, for suggestions and for the usual spelling of a tag. Maintained by triggers.
-- Private prompts don't count, so that no one learns their tags.
create table public_tags (
  key text collate "C" not null,
  name text collate "C" not null,
  prompts integer not null,
  primary key (key, name)
);

-- Rows are updated in a fixed order to prevent deadlocks.
create function add_to_public_tags(changes public_tags[]) returns void language sql as $$
  insert into public_tags as tag (key, name, prompts)
  select key, name, sum(prompts) from unnest(changes) group by key, name having sum(prompts) <> 0 order by key, name
  on conflict (key, name) do update set prompts = tag.prompts + excluded.prompts;
  delete from public_tags where prompts = 0 and (key, name) in (select key, name from unnest(changes));
$$;

-- Runs once per statement.
create function count_tags() returns trigger language plpgsql as $$
begin
  perform add_to_public_tags(array_agg((key, name, case tg_op when 'INSERT' then 1 else -1 end)::public_tags))
  from changed cross join unnest(tag_keys, tags) as tag (key, name) where is_public having count(*) > 0;
  return null;
end $$;

create function count_moved_tags() returns trigger language plpgsql as $$
begin
  perform add_to_public_tags(array_agg((key, name, number)::public_tags))
  from (
    select key, name, -1 as number from unnest(old.tag_keys, old.tags) as tag (key, name) where old.is_public
    union all
    select key, name, 1 from unnest(new.tag_keys, new.tags) as tag (key, name) where new.is_public
  ) as changes
  having count(*) > 0;
  return null;
end $$;

-- Triggers run in alphabetical order. These names put each after the trigger that counts prompts, or an insert and an update
-- could deadlock.
create trigger count_new_tags after insert on prompts
referencing new table as changed for each statement execute function count_tags();
create trigger count_gone_tags after delete on prompts
referencing old table as changed for each statement execute function count_tags();
create trigger count_moved_tags after update of tags, tag_keys, is_public on prompts
for each row when ((old.tags, old.tag_keys, old.is_public) is distinct from (new.tags, new.tag_keys, new.is_public))
execute function count_moved_tags();

insert into public_tags (key, name, prompts)
select key, name, count(*) from prompts cross join unnest(tag_keys, tags) as tag (key, name)
where is_public group by key, name;

-- The email, to find the users of a pasted list.
create index users_by_email on users (split_part(search_text, E'\n', 2));
