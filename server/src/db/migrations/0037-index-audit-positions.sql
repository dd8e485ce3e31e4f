-- The export continues after a position.
create unique index audit_log_by_position on audit_log (position);
