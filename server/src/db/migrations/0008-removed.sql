-- What the library no longer keeps.

-- The order of commits, for an export of the audit log.
drop trigger audit_log_position on audit_log;
drop function set_audit_position();
drop table audit_positions;
alter table audit_log drop column position;

-- Searches that found nothing.
drop table search_misses, search_months, missed_searches;
delete from settings where name = 'missed_searches';

-- Which answers to "Did it work?" a sweep had taken out of the ranking. With it go two indexes.
alter table feedback drop column counted;

-- What authors had said about versions isn't imported.
alter table staged_prompts drop column revision_note;

-- Authors could hide a version from others, who can now read all that were public.
update revisions set was_public = false where hidden;
alter table revisions drop column hidden;
