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
  new.revision := old.revision + 1;
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

-- Also blocks writers until the existing texts are recorded.
create trigger number_revision before update of title, html, notes, category, tags, fields, data_class on all_prompts
for each row when ((old.title, old.html, old.notes, old.category, old.tags, old.fields, old.data_class)
  is distinct from (new.title, new.html, new.notes, new.category, new.tags, new.fields, new.data_class))
execute function number_revision();
create trigger record_first_revision after insert on all_prompts for each row execute function record_revision();
create trigger record_revision after update on all_prompts
for each row when (old.revision <> new.revision) execute function record_revision();
create trigger publish_revision after update of is_public on all_prompts
for each row when (new.is_public and not old.is_public) execute function publish_revision();

insert into revisions (prompt_id, revision, title, category, html, notes, tags, fields, data_class, changed, note, saved_by,
  saved_at, was_public)
select id, revision, title, category, html, notes, tags, fields, data_class, '{}', '', author_id, updated_at, is_public
from all_prompts;

-- Whether a prompt worked, by one person for one revision.
create table feedback (
  prompt_id integer not null references all_prompts on delete cascade,
  user_id integer not null references users on delete cascade,
  revision integer not null,
  worked boolean not null,
  -- The AI tool, or empty.
  tool text not null,
  -- Only the author reads it, without a name.
  note text not null,
  answered_at timestamptz not null,
  -- Whether all_prompts.helpfulness includes it. An hourly sweep leaves out what is too old.
  counted boolean not null default true,
  primary key (prompt_id, user_id, revision)
);

create index feedback_by_user on feedback (user_id);
create index feedback_by_time on feedback (answered_at) where counted;
