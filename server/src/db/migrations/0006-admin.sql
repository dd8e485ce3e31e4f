-- The console lists all prompts, private ones too; the dashboard counts them by month and by category. Each is answered
-- by an index alone: the texts beside them are large.
create index prompts_newest on prompts (created_at desc, id desc);
create index prompts_by_category on prompts (category, created_at desc, id desc);
create index prompts_by_title on prompts (title_key, id);
create index prompts_title_search on prompts using gin (title_key gin_trgm_ops);

create index users_by_role on users (role, name_key, id);

-- the figures of the AI enhancement, from the index alone
drop index enhancements_by_user;
drop index enhancements_by_time;
create index enhancements_by_user on enhancements (user_id, started_at desc) include (outcome, cost_usd);
create index enhancements_by_time on enhancements (started_at) include (user_id, outcome, cost_usd);

-- what admins did, found by who, what and whom; a file that was taken out is no row of ours
alter table audit_log drop column details;
alter table audit_log add column details text not null default '';
alter table audit_log add column search_text text collate "C" not null default '';
alter table audit_log alter column target_id drop not null;
alter table audit_log drop constraint audit_log_target_type_check;
alter table audit_log add constraint audit_log_target_type_check check (target_type in ('user', 'prompt', 'export'));
create index audit_log_search on audit_log using gin (search_text gin_trgm_ops);
