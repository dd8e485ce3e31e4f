-- What admins and operators look at.

-- Names are copied, so that an entry stays readable after either account is deleted.
create table audit_log (
  id integer generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references users on delete set null,
  actor_name text not null,
  action text not null,
  target_type text not null check (target_type in ('user', 'prompt', 'collection', 'export', 'setting', 'key')),
  target_id integer,
  target_name text not null,
  -- Never contains personal data.
  details text not null default '',
  search_text text collate "C" not null default '',
  -- Exports and erasures find entries by NetID, which is unique and outlives a deleted account.
  actor_netid text,
  -- The owner of the account or the author of the prompt.
  subject_netid text,
  subject_name text,
  -- Why an admin deleted a prompt. Not in `details`, because it's free text that can name people, and erasing one of them removes it.
  reason text not null default '',
  -- The order in which entries were committed. Ids don't have it: an entry can get a lower id and be committed later, and an export
  -- that continues after the highest id would never see it.
  position integer,
  -- The prompts that an entry is about, if they're several.
  prompt_ids integer[]
);

create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_search on audit_log using gin (search_text gin_trgm_ops);
-- The console filters the audit log by prompt and by person.
create index audit_log_by_target on audit_log (target_id, target_type);
create index audit_log_by_actor on audit_log (actor_netid);
create index audit_log_by_subject on audit_log (subject_netid);
create index audit_log_by_prompts on audit_log using gin (prompt_ids) where prompt_ids is not null;
-- The export continues after a position.
create unique index audit_log_by_position on audit_log (position);

-- The highest position, and up to which one entries have been exported. A missing row means 0: a restore fills tables that
-- migrations leave empty.
create table audit_positions (
  name text primary key check (name in ('last', 'exported')),
  position integer not null
);

-- Runs when the transaction commits. The next transaction waits for the row of 'last' until this one is visible to everyone, so positions
-- have no gaps and become visible in their order.
create function set_audit_position() returns trigger language plpgsql as $$
declare
  next integer;
begin
  insert into audit_positions values ('last', 1)
  on conflict (name) do update set position = audit_positions.position + 1
  returning position into strict next;
  update audit_log set position = next where id = new.id;
  return null;
end
$$;

create constraint trigger audit_log_position after insert on audit_log
  deferrable initially deferred
  for each row execute function set_audit_position();

-- What is done once per database and never again, such as adding the starter prompts.
create table seeds (
  name text primary key,
  done_at timestamptz not null
);

-- Settings that admins have changed, by name. Missing ones have their default value (contract/src/settings.ts).
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Requests to the AI service and their cost, without any text.
create table enhancements (
  id integer generated always as identity primary key,
  -- Set to null when the account is deleted, so that the costs stay correct.
  user_id integer references users on delete set null,
  outcome text not null check (outcome in ('reserved', 'succeeded', 'failed', 'cancelled')),
  provider text not null,
  model text not null,
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  cost_usd numeric not null default 0 check (cost_usd >= 0),
  duration_ms integer check (duration_ms >= 0),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- The start of the hour that this counts toward, or null for an admin. Stored in every row because the hour must not move
  -- when the enhancement that started it is refunded.
  window_opened_at timestamptz
);

create index enhancements_by_user on enhancements (user_id, started_at desc);
create index enhancements_by_hour on enhancements (user_id, window_opened_at desc) where window_opened_at is not null;
create index enhancements_by_time on enhancements (started_at) include (user_id, outcome, cost_usd);

-- All-time totals per user, because summing half a million rows takes too long. The row without a user has the totals of
-- deleted accounts.
create table enhancement_totals (
  user_id integer unique nulls not distinct references users on delete cascade,
  succeeded integer not null,
  cost_usd numeric not null
);

-- A trigger, so that every write updates the totals.
create function add_up_enhancements() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    -- Two statements, because "is not distinct from" would scan the whole table. The row can be missing if its user was
    -- just deleted.
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
