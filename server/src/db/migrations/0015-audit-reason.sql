-- Why an admin deleted a prompt. Not in `details`, because it's free text that can name people, and erasing one of them removes it.
alter table audit_log add column reason text not null default '';
