-- What curators do.

-- The reports of one prompt or collection until a curator handles them.
create table report_cases (
  id integer generated always as identity primary key,
  prompt_id integer references all_prompts on delete cascade,
  collection_id integer references collections on delete cascade,
  opened_at timestamptz not null,
  handled_at timestamptz,
  -- Null after that account is deleted.
  handled_by integer references users on delete set null,
  action text check (action in ('dismiss', 'ask_for_changes', 'make_private', 'delete')),
  -- What the curator told the author.
  message text not null default '',
  -- Whether it was public when the reports were handled.
  was_public boolean not null default true,
  check ((handled_at is null) = (action is null)),
  check (num_nonnulls(prompt_id, collection_id) = 1)
);

create unique index report_cases_open on report_cases (prompt_id) where handled_at is null;
create unique index report_cases_open_of_collection on report_cases (collection_id) where handled_at is null;
create index report_cases_by_prompt on report_cases (prompt_id);
create index report_cases_by_collection on report_cases (collection_id);
create index report_cases_by_opening on report_cases (opened_at, id) where handled_at is null;
create index report_cases_by_handling on report_cases (handled_at desc, id desc) where handled_at is not null;
create index report_cases_by_person on report_cases (handled_by);

create table reports (
  case_id integer not null references report_cases on delete cascade,
  user_id integer not null references users on delete cascade,
  -- The one that the person read. Null for a collection.
  revision integer,
  reason text not null check (reason in ('unsafe', 'private_data', 'copied', 'spam', 'other')),
  -- Curators read it, without a name. An hourly sweep deletes it 90 days after the report was handled.
  note text not null,
  reported_at timestamptz not null,
  primary key (case_id, user_id)
);

create index reports_by_user on reports (user_id);

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
  -- Whether curators read it because it waited for approval, so that it stays on their list although it's private.
  waited boolean not null default false,
  check ((outcome = 'approved') = (expires_at is not null))
);

create index reviews_by_person on reviews (reviewer_id);
create index reviews_by_expiry on reviews (expires_at, prompt_id) where expires_at is not null;
create index reviews_by_time on reviews (reviewed_at, prompt_id) where expires_at is not null;

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
