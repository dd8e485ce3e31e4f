-- what older servers write meanwhile would not be counted
lock table prompts in share row exclusive mode;

-- How many prompts there are of each category, public and private: kept as they come, move and go. Counting a million
-- entries of an index takes a hundred times as long as finding the page that they are counted for.
create table prompt_counts (
  category text not null,
  is_public boolean not null,
  prompts integer not null check (prompts >= 0),
  primary key (category, is_public)
);

insert into prompt_counts (category, is_public, prompts)
select category, is_public, count(*) from prompts group by category, is_public;

create function add_to_count(of_category text, of_public boolean, number bigint) returns void language plpgsql as $$
begin
  update prompt_counts set prompts = prompts + number where category = of_category and is_public = of_public;
  if found then return; end if;
  insert into prompt_counts (category, is_public, prompts) values (of_category, of_public, number)
  on conflict (category, is_public) do update set prompts = prompt_counts.prompts + number;
end $$;

-- once for a statement, however many prompts it writes; row by row in one order, so that no two wait for each other
create function count_prompts() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in select category, is_public, count(*) as number from changed group by 1, 2 order by 1, 2 loop
    perform add_to_count(
      change.category, change.is_public, case tg_op when 'INSERT' then change.number else -change.number end);
  end loop;
  return null;
end $$;

create function count_moved_prompt() returns trigger language plpgsql as $$
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

create trigger count_new_prompts after insert on prompts
referencing new table as changed for each statement execute function count_prompts();
create trigger count_gone_prompts after delete on prompts
referencing old table as changed for each statement execute function count_prompts();
create trigger count_moved_prompt after update of category, is_public on prompts
for each row when ((old.category, old.is_public) <> (new.category, new.is_public)) execute function count_moved_prompt();

-- the console's list by upvotes, private prompts too
create index prompts_by_upvotes on prompts (upvotes desc, created_at desc, id desc);
