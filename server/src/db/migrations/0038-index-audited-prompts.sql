-- The console filters the audit log by prompt.
create index audit_log_by_prompts on audit_log using gin (prompt_ids) where prompt_ids is not null;
