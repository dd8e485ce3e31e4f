-- What a curator said about one revision of a prompt. A prompt has at most one, the latest; the audit log has all.
create table reviews (
  prompt_id integer primary key references all_prompts on delete cascade,
  -- The one that the curator read. It may be removed since.
  revision integer not null,
  outcome text not null check (outcome in ('approved', 'changes_asked')),
  -- For the author and curators.
  note text not null,
  -- Null after that account is deleted.
  reviewer_id integer references users on delete set null,
  reviewed_at timestamptz not null,
  -- Until when an approval counts.
  expires_at timestamptz,
  -- Whether someone was told that it expires soon.
  reminded boolean not null default false,
  check ((outcome = 'approved') = (expires_at is not null))
);

create index reviews_by_person on reviews (reviewer_id);
create index reviews_by_expiry on reviews (expires_at, prompt_id) where expires_at is not null;
create index reviews_by_time on reviews (reviewed_at, prompt_id) where expires_at is not null;

-- The same as in `reviews`, so that lists find out without a lookup. Maintained by a trigger. `reviewed_until` is null if the
-- curator asked for changes.
alter table all_prompts add column reviewed_revision integer, add column reviewed_until timestamptz;

create or replace view prompts as
select id, author_id, title, category, is_public, html, notes, tags, tag_keys, from_prompt_builder, fields, data_class, upvotes,
  uses, version, title_key, created_at, updated_at, revision, revision_note, cloned_from, helpfulness, unpublished_id,
  reviewed_revision, reviewed_until
from all_prompts where deleted_at is null;

create function copy_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update all_prompts set reviewed_revision = null, reviewed_until = null where id = old.prompt_id;
  else
    update all_prompts set reviewed_revision = new.revision, reviewed_until = new.expires_at where id = new.prompt_id;
  end if;
  return null;
end $$;

create trigger copy_review after insert or delete or update of revision, outcome, expires_at on reviews
for each row execute function copy_review();

-- No one's own prompt is reviewed by them, also after it was handed to them.
create function drop_own_review() returns trigger language plpgsql as $$
begin
  delete from reviews where prompt_id = new.id and reviewer_id = new.author_id;
  return null;
end $$;

create trigger drop_own_review after update of author_id on all_prompts
for each row when (old.author_id <> new.author_id) execute function drop_own_review();

-- A curator approved a prompt; an approved prompt changed, or its approval expires soon.
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in (
  'prompt_shared', 'prompt_deleted', 'prompt_restored', 'prompt_feedback', 'collection_editor', 'report_handled', 'changes_asked',
  'prompt_unpublished', 'prompt_allowed', 'review_approved', 'review_changed', 'review_due'));
