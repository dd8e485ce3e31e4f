-- Curators look after the library. Admins can do all that they can.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('user', 'curator', 'admin'));

-- The prompt that a curator made private: this one, or the one it was cloned from. Null if the author can make it public. Not a
-- foreign key: deleting the original for good doesn't release its clones.
alter table all_prompts add column unpublished_id integer;
-- The one place that keeps such a prompt private, whichever way it is saved.
alter table all_prompts add constraint stays_private check (not is_public or unpublished_id is null);

create or replace view prompts as
select id, author_id, title, category, is_public, html, notes, tags, tag_keys, from_prompt_builder, fields, data_class, upvotes,
  uses, version, title_key, created_at, updated_at, revision, revision_note, cloned_from, helpfulness, unpublished_id
from all_prompts where deleted_at is null;

create function inherit_unpublished() returns trigger language plpgsql as $$
begin
  new.unpublished_id := (select unpublished_id from all_prompts where id = new.cloned_from);
  return new;
end $$;

create trigger inherit_unpublished before insert on all_prompts
for each row when (new.cloned_from is not null and new.unpublished_id is null) execute function inherit_unpublished();

-- The reports of one prompt until a curator handles them.
create table report_cases (
  id integer generated always as identity primary key,
  prompt_id integer not null references all_prompts on delete cascade,
  opened_at timestamptz not null,
  handled_at timestamptz,
  -- Null after that account is deleted.
  handled_by integer references users on delete set null,
  action text check (action in ('dismiss', 'ask_for_changes', 'make_private', 'delete')),
  -- What the curator told the author.
  message text not null default '',
  -- The prompt as it was when the reports were handled.
  title text not null default '',
  was_public boolean not null default true,
  check ((handled_at is null) = (action is null))
);

create unique index report_cases_open on report_cases (prompt_id) where handled_at is null;
create index report_cases_by_prompt on report_cases (prompt_id);
create index report_cases_by_opening on report_cases (opened_at, id) where handled_at is null;
create index report_cases_by_handling on report_cases (handled_at desc, id desc) where handled_at is not null;
create index report_cases_by_person on report_cases (handled_by);

create table reports (
  case_id integer not null references report_cases on delete cascade,
  user_id integer not null references users on delete cascade,
  -- The one that the person read.
  revision integer not null,
  reason text not null check (reason in ('unsafe', 'private_data', 'copied', 'spam', 'other')),
  -- Curators read it, without a name. An hourly sweep deletes it 90 days after the report was handled.
  note text not null,
  reported_at timestamptz not null,
  primary key (case_id, user_id)
);

create index reports_by_user on reports (user_id);

-- What became of a report; a curator asks for changes, made a prompt private, or allows it to be public again.
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in (
  'prompt_shared', 'prompt_deleted', 'prompt_restored', 'prompt_feedback', 'collection_editor', 'report_handled', 'changes_asked',
  'prompt_unpublished', 'prompt_allowed'));
