-- Deleted prompts stay here for a while and can be restored with their votes, shares, and revisions. `prompts` is everything
-- else, as a view, so that no list, search, or count can forget to leave them out.
create table prompts (
  id integer generated always as identity primary key,
  author_id integer not null references users on delete cascade,
  title text not null check (title <> ''),
  category text not null check (category in ('Research', 'Writing', 'Coding', 'Teach', 'Productivity', 'Study')),
  is_public boolean not null,
  html text not null,
  notes text,
  tags text[] not null default '{}',
  from_prompt_builder boolean not null default false,
  -- Always the number of rows in upvotes. Both change in one transaction.
  upvotes integer not null default 0 check (upvotes >= 0),
  version integer not null default 1,
  title_key text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What authors say about the {{fields}} of their prompts, as contract/src/fields.ts describes it.
  fields jsonb not null default '[]',
  uses integer not null default 0 check (uses >= 0),
  -- The most sensitive data a prompt's fields are meant for (domain/src/guard/data-class.ts).
  data_class text not null default 'public' check (data_class in ('public', 'internal', 'restricted')),
  -- The tags, lowercased by the application (domain/src/prompts/tags.ts): "Python" and "python" are one filter.
  tag_keys text[] not null default '{}',
  revision integer not null default 1,
  -- The highest number that a revision of it ever had, also one that was never current.
  last_revision integer not null default 1,
  -- What the author said about the current revision ("What changed?").
  revision_note text not null default '',
  cloned_from integer constraint all_prompts_cloned_from_fkey references prompts on delete set null,
  -- How sure it is that the prompt works for people (domain/src/prompts/helpfulness.ts). 0 without answers.
  helpfulness real not null default 0,
  deleted_at timestamptz,
  deleted_by_admin boolean not null default false,
  -- What the admin told the author.
  delete_reason text not null default '',
  -- The prompt that a curator made private: this one, or the one it was cloned from. Null if the author can make it public. Not a
  -- foreign key: deleting the original for good doesn't release its clones.
  unpublished_id integer,
  -- The same as in `reviews`, so that lists find out without a lookup. Maintained by a trigger. `reviewed_until` is null if the
  -- curator asked for changes.
  reviewed_revision integer,
  reviewed_until timestamptz,
  -- Since when the prompt waits for a curator to approve it. Null if it doesn't.
  waiting_since timestamptz,
  -- With `deleted_by_admin`: whether it was a curator.
  deleted_by_curator boolean not null default false,
  -- The one place that keeps such a prompt private, whichever way it is saved.
  constraint stays_private check (not is_public or unpublished_id is null),
  -- A statement that publishes a prompt and doesn't know that it waits fails.
  constraint waits_in_private check (not is_public or waiting_since is null)
);

-- The constraints keep the shorter name, which is the one that error messages show.
alter table prompts rename to all_prompts;

-- A migration that adds a column adds it to the table and creates the view again.
create view prompts as
select id, author_id, title, category, is_public, html, notes, tags, tag_keys, from_prompt_builder, fields, data_class, upvotes,
  uses, version, title_key, created_at, updated_at, revision, revision_note, cloned_from, helpfulness, unpublished_id,
  reviewed_revision, reviewed_until, waiting_since
from all_prompts where deleted_at is null;

-- Without deleted prompts, as the view, so that index-only scans answer its queries.
create index prompts_public_newest on all_prompts (created_at desc, id desc) where is_public and deleted_at is null;
create index prompts_public_upvotes on all_prompts (upvotes desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_uses on all_prompts (uses desc, created_at desc, id desc) where is_public and deleted_at is null;
create index prompts_public_helpfulness on all_prompts (helpfulness desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_category_newest on all_prompts (category, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_category_upvotes on all_prompts (category, upvotes desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_category_uses on all_prompts (category, uses desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_category_helpfulness on all_prompts (category, helpfulness desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_by_tag_key on all_prompts using gin (tag_keys) where is_public and deleted_at is null;
-- The Admin Console lists and counts all prompts, including private ones. Index-only scans avoid reading the large texts.
create index prompts_newest on all_prompts (created_at desc, id desc) where deleted_at is null;
create index prompts_by_upvotes on all_prompts (upvotes desc, created_at desc, id desc) where deleted_at is null;
create index prompts_by_category on all_prompts (category, created_at desc, id desc) where deleted_at is null;
create index prompts_by_title on all_prompts (title_key, id) where deleted_at is null;
create index prompts_title_search on all_prompts using gin (title_key gin_trgm_ops) where deleted_at is null;
-- Which of many prompts a user can view, for saved prompts and collections. The table itself is large because of the texts.
create index prompts_visibility on all_prompts (id) include (is_public, author_id, category) where deleted_at is null;
-- With the deleted ones, because deleting an account looks for all of its prompts.
create index prompts_by_author on all_prompts (author_id, created_at desc, id desc) include (deleted_at, is_public);
create index prompts_by_original on all_prompts (cloned_from, created_at desc, id desc) include (deleted_at, is_public)
  where cloned_from is not null;
create index prompts_deleted on all_prompts (deleted_at, id) where deleted_at is not null;
-- Small, so that the bell quickly finds which notifications are hidden.
create index prompts_deleted_ids on all_prompts (id) where deleted_at is not null;
-- For the list of reviewed prompts, and for what curators have to look at.
create index prompts_public_reviewed on all_prompts (created_at desc, id desc) include (category, reviewed_until)
  where is_public and deleted_at is null and reviewed_revision = revision and reviewed_until is not null;
create index prompts_changed_since_review on all_prompts (updated_at, id)
  where is_public and deleted_at is null and reviewed_revision <> revision;
create index prompts_waiting on all_prompts (waiting_since, id) where waiting_since is not null and deleted_at is null;

-- A clone of a prompt that a curator made private can't be made public either.
create function inherit_unpublished() returns trigger language plpgsql as $$
begin
  new.unpublished_id := (select unpublished_id from all_prompts where id = new.cloned_from);
  return new;
end $$;

create trigger inherit_unpublished before insert on all_prompts
for each row when (new.cloned_from is not null and new.unpublished_id is null) execute function inherit_unpublished();

-- For writers that don't know tag_keys.
create function fill_tag_keys() returns trigger language plpgsql as $$
begin
  new.tag_keys := array(select lower(tag collate "C") from unnest(new.tags) with ordinality as _ (tag, place) order by place);
  return new;
end $$;

create trigger fill_tag_keys before insert or update of tags on all_prompts
for each row when (cardinality(new.tag_keys) <> cardinality(new.tags)) execute function fill_tag_keys();

-- Every saved text of every prompt, whole, including the current one. PostgreSQL compresses long texts.
create table revisions (
  prompt_id integer not null references all_prompts on delete cascade,
  revision integer not null,
  title text not null,
  category text not null,
  html text not null,
  notes text,
  tags text[] not null,
  fields jsonb not null,
  data_class text not null,
  -- What differs from the revision before: title, content, notes, category, tags, fields, data_class. Empty in the first.
  changed text[] not null,
  note text not null,
  -- Others read the note only if it was written while the prompt was public.
  note_is_public boolean not null default false,
  -- Null after that account is deleted.
  saved_by integer references users on delete set null,
  saved_at timestamptz not null,
  -- Whether it was ever current while the prompt was public. Others can read only these.
  was_public boolean not null,
  -- The author has hidden it from others.
  hidden boolean not null default false,
  primary key (prompt_id, revision)
);

create index revisions_by_person on revisions (saved_by);

-- Triggers, so that every way of saving a prompt is recorded.
create function number_revision() returns trigger language plpgsql as $$
begin
  -- An edit that waited for approval has its number already.
  if new.revision = old.revision then
    new.last_revision := old.last_revision + 1;
    new.revision := new.last_revision;
  end if;
  return new;
end $$;

create function changed_parts(old all_prompts, new all_prompts) returns text[] language sql immutable as $$
  select array_remove(array[
    case when old.title <> new.title then 'title' end,
    case when old.html <> new.html then 'content' end,
    case when old.notes is distinct from new.notes then 'notes' end,
    case when old.category <> new.category then 'category' end,
    case when old.tags <> new.tags then 'tags' end,
    case when old.fields <> new.fields then 'fields' end,
    case when old.data_class <> new.data_class then 'data_class' end
  ], null)
$$;

create function record_revision() returns trigger language plpgsql as $$
begin
  insert into revisions (prompt_id, revision, title, category, html, notes, tags, fields, data_class, changed, note,
    note_is_public, saved_by, saved_at, was_public)
  values (new.id, new.revision, new.title, new.category, new.html, new.notes, new.tags, new.fields, new.data_class,
    case tg_op when 'INSERT' then '{}' else changed_parts(old, new) end, new.revision_note, new.is_public, new.author_id,
    new.updated_at, new.is_public);
  return null;
end $$;

create function publish_revision() returns trigger language plpgsql as $$
begin
  update revisions set was_public = true where prompt_id = new.id and revision = new.revision;
  return null;
end $$;

create trigger number_revision before update of title, html, notes, category, tags, fields, data_class on all_prompts
for each row when ((old.title, old.html, old.notes, old.category, old.tags, old.fields, old.data_class)
  is distinct from (new.title, new.html, new.notes, new.category, new.tags, new.fields, new.data_class))
execute function number_revision();
create trigger record_first_revision after insert on all_prompts for each row execute function record_revision();
create trigger record_revision after update on all_prompts
for each row when (old.revision <> new.revision) execute function record_revision();
create trigger publish_revision after update of is_public on all_prompts
for each row when (new.is_public and not old.is_public) execute function publish_revision();

-- The latest edit of a public prompt, until a curator approves it. The prompt stays as it was approved, everywhere.
create table edits (
  prompt_id integer primary key references all_prompts on delete cascade,
  revision integer not null,
  title text not null,
  title_key text not null,
  category text not null,
  html text not null,
  notes text,
  tags text[] not null,
  tag_keys text[] not null,
  fields jsonb not null,
  data_class text not null,
  note text not null,
  -- Null after that account is deleted.
  saved_by integer references users on delete set null,
  -- Null once a curator asked for changes.
  waiting_since timestamptz
);

create index edits_by_person on edits (saved_by);
create index edits_waiting on edits (waiting_since, prompt_id) where waiting_since is not null;

-- Prompts that someone imports from a file. They arrive in batches and are then added in one transaction, which can be undone
-- for 24 hours. An hourly sweep deletes what is older.
create table imports (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- How many prompts the batches have together.
  prompts integer not null,
  started_at timestamptz not null,
  -- Null until the prompts are added.
  finished_at timestamptz,
  added integer not null default 0,
  -- Those that the user already had.
  skipped integer not null default 0,
  undone_at timestamptz,
  undone integer not null default 0
);

create index imports_by_user on imports (user_id, started_at);

-- What has arrived of an import that isn't finished. Unlogged, so backups leave it out: the browser still has the file and sends
-- what is missing again.
create unlogged table staged_prompts (
  import_id integer not null references imports on delete cascade,
  position integer not null,
  title text not null,
  title_key text not null,
  category text not null,
  html text not null,
  notes text,
  tags text[] not null,
  tag_keys text[] not null,
  fields jsonb not null,
  data_class text not null,
  revision_note text not null,
  -- What the collection that is imported says about it.
  collection_note text not null default '',
  -- The prompt that it was added as. Null if it was skipped.
  prompt_id integer,
  primary key (import_id, position)
);

-- The prompts that an import added, until it can no longer be undone.
create table imported_prompts (
  import_id integer not null references imports on delete cascade,
  prompt_id integer not null references all_prompts on delete cascade,
  -- Why undoing the import left it as it is.
  kept text check (kept in ('edited', 'shared', 'collected')),
  primary key (import_id, prompt_id)
);

create index imported_prompts_by_prompt on imported_prompts (prompt_id);
