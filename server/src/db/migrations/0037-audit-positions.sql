-- The order in which audit entries were committed. Ids don't have it: an entry can get a lower id and be committed later, and an export
-- that continues after the highest id would never see it.
alter table audit_log add column position integer;

update audit_log set position = ordered.position
from (select id, row_number() over (order by id) as position from audit_log) as ordered
where ordered.id = audit_log.id;

-- The highest position, and up to which one entries have been exported. A missing row means 0: a restore fills tables that
-- migrations leave empty.
create table audit_positions (
  name text primary key check (name in ('last', 'exported')),
  position integer not null
);

insert into audit_positions select 'last', count(*) from audit_log having count(*) > 0;

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
