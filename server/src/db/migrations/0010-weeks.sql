-- How many prompts were written in each week (UTC, from Monday on), kept as they come, move and go. In which week a page in the
-- middle of a long list begins can be told from it, so that nothing before that week has to be passed over.

-- what older servers write meanwhile would not be counted
lock table prompts in share row exclusive mode;

create table prompt_weeks (
  category text not null,
  is_public boolean not null,
  week date not null,
  prompts integer not null check (prompts >= 0),
  primary key (category, is_public, week)
);

create function week_of(moment timestamptz) returns date language sql immutable parallel safe
return date_trunc('week', moment at time zone 'UTC')::date;

insert into prompt_weeks (category, is_public, week, prompts)
select category, is_public, week_of(created_at), count(*) from prompts group by 1, 2, 3;

-- Both numbers of one kind of prompts, in the place of migration 0007's one: always in this order, so that no two wait for each other.
create function add_to_counts(of_category text, of_public boolean, of_week date, number bigint) returns void language plpgsql as $$
begin
  perform add_to_count(of_category, of_public, number);
  update prompt_weeks set prompts = prompts + number
  where category = of_category and is_public = of_public and week = of_week;
  if found then return; end if;
  insert into prompt_weeks (category, is_public, week, prompts) values (of_category, of_public, of_week, number)
  on conflict (category, is_public, week) do update set prompts = prompt_weeks.prompts + number;
end $$;

create or replace function count_prompts() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select category, is_public, week_of(created_at) as week, count(*) as number from changed group by 1, 2, 3 order by 1, 2, 3
  loop
    perform add_to_counts(
      change.category, change.is_public, change.week, case tg_op when 'INSERT' then change.number else -change.number end);
  end loop;
  return null;
end $$;

create or replace function count_moved_prompt() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select * from (values
      (old.category, old.is_public, week_of(old.created_at), -1),
      (new.category, new.is_public, week_of(new.created_at), 1)
    ) as _ (category, is_public, week, number)
    order by 1, 2, 3
  loop
    perform add_to_counts(change.category, change.is_public, change.week, change.number);
  end loop;
  return null;
end $$;

create or replace trigger count_moved_prompt after update of category, is_public, created_at on prompts
for each row
when ((old.category, old.is_public, old.created_at) <> (new.category, new.is_public, new.created_at))
execute function count_moved_prompt();
