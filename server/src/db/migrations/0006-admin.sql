-- The console lists all prompts, private ones too; the dashboard counts them by month and by category. Each is answered
-- by an index alone: the texts beside them are large.
create index prompts_newest on prompts (created_at desc, id desc);
create index prompts_by_category on prompts (category, created_at desc, id desc);
create index prompts_by_title on prompts (title_key, id);
create index prompts_title_search on prompts using gin (title_key gin_trgm_ops);

create index users_by_role on users (role, name_key, id);

-- the figures of the AI enhancement in the last days and weeks, from the index alone
drop index enhancements_by_time;
create index enhancements_by_time on enhancements (started_at) include (user_id, outcome, cost_usd);

-- The same of all time, person by person: adding up half a million calls takes longer than an admin wants to wait. What
-- people cost who are gone stands in the row without one.
create table enhancement_totals (
  user_id integer unique nulls not distinct references users on delete cascade,
  succeeded integer not null,
  cost_usd numeric not null
);

-- a sum has no largest value
alter table enhancements alter column cost_usd type numeric;

insert into enhancement_totals (user_id, succeeded, cost_usd)
select user_id, count(*) filter (where outcome = 'succeeded'), sum(cost_usd) from enhancements group by user_id;

-- a trigger, so that no way of writing a call can forget the totals
create function add_up_enhancements() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    -- two conditions for two statements: "is not distinct from" would read the whole table. There may be no row to take
    -- from: it went with its person a moment ago.
    if old.user_id is null then
      update enhancement_totals
      set succeeded = succeeded - (old.outcome = 'succeeded')::int, cost_usd = cost_usd - old.cost_usd
      where user_id is null;
    else
      update enhancement_totals
      set succeeded = succeeded - (old.outcome = 'succeeded')::int, cost_usd = cost_usd - old.cost_usd
      where user_id = old.user_id;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into enhancement_totals as total (user_id, succeeded, cost_usd)
    values (new.user_id, (new.outcome = 'succeeded')::int, new.cost_usd)
    on conflict (user_id) do update
    set succeeded = total.succeeded + excluded.succeeded, cost_usd = total.cost_usd + excluded.cost_usd;
  end if;
  return null;
end $$;

create trigger add_up_enhancements
after insert or delete or update of user_id, outcome, cost_usd on enhancements
for each row execute function add_up_enhancements();

-- what admins did, found by who, what and whom; a file that was taken out is no row of ours
alter table audit_log drop column details;
alter table audit_log add column details text not null default '';
alter table audit_log add column search_text text collate "C" not null default '';
alter table audit_log alter column target_id drop not null;
alter table audit_log drop constraint audit_log_target_type_check;
alter table audit_log add constraint audit_log_target_type_check check (target_type in ('user', 'prompt', 'export'));
create index audit_log_search on audit_log using gin (search_text gin_trgm_ops);
