-- The console filters the audit log by prompt and by person.
create index audit_log_by_target on audit_log (target_id, target_type);
create index audit_log_by_actor on audit_log (actor_netid);
create index audit_log_by_subject on audit_log (subject_netid);
