-- Removes the counts by week of migration 0010. Deep pages skip entries of an index instead. The counts by category of
-- migration 0007 stay, and their triggers are as they were there.

-- First, so that no write is between its prompts and its counts while these change.
lock table prompts in share row exclusive mode;

create or replace function count_prompts() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in select category, is_public, count(*) as number from changed group by 1, 2 order by 1, 2 loop
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
    select * from (values (old.category, old.is_public, -1), (new.category, new.is_public, 1)) as _ (category, is_public, number)
    order by 1, 2
  loop
    perform add_to_count(change.category, change.is_public, change.number);
  end loop;
  return null;
end $$;

create or replace trigger count_moved_prompt after update of category, is_public on prompts
for each row when ((old.category, old.is_public) <> (new.category, new.is_public)) execute function count_moved_prompt();

drop function add_to_counts;
drop function week_of;
drop table prompt_weeks;
