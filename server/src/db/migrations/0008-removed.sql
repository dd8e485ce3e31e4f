-- What the library no longer keeps.

-- The order of commits, for an export of the audit log.
drop trigger audit_log_position on audit_log;
drop function set_audit_position();
drop table audit_positions;
alter table audit_log drop column position;
