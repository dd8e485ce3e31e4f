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
  updated integer not null default 0,
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
  -- The prompt that gets this text as a new revision, and the version that the user saw. Null adds a prompt.
  replaces_id integer,
  replaces_version integer,
  -- Whether to add it even if the user already has the same prompt.
  keep_duplicate boolean not null,
  primary key (import_id, position)
);

-- The prompts that an import added or updated, until it can no longer be undone.
create table imported_prompts (
  import_id integer not null references imports on delete cascade,
  prompt_id integer not null references all_prompts on delete cascade,
  -- The version that the import saved.
  version integer not null,
  -- What an updated prompt was before, with its search keys. Null for an added one.
  earlier_revision integer,
  earlier_title_key text,
  earlier_tag_keys text[],
  -- How many collections it was in when it was imported.
  collections integer not null,
  -- Why undoing the import left it as it is.
  kept text check (kept in ('edited', 'shared', 'collected', 'deleted', 'transferred', 'no_earlier_version')),
  primary key (import_id, prompt_id)
);

create index imported_prompts_by_prompt on imported_prompts (prompt_id);
