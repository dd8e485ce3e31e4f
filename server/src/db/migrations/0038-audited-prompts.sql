-- The prompts that an entry is about, if they're several.
alter table audit_log add column prompt_ids integer[];
