create table collections (
  id integer generated always as identity primary key,
  -- Random, and the only name of a collection in an address. A new token ends the old link.
  token text collate "C" not null unique check (length(token) >= 22),
  name text not null check (name <> ''),
  description text not null,
  visibility text not null check (visibility in ('private', 'link', 'public')),
  -- The words of name and description, folded by the application (server/src/search/words.ts).
  words tsvector not null,
  created_at timestamptz not null,
  -- The last change of name, description, or visibility. Not of the items, because some viewers can't see those.
  updated_at timestamptz not null,
  -- When an admin featured the collection, or null. The library's first page shows featured ones, the last one first.
  featured_at timestamptz
);

create index collections_public_newest on collections (created_at desc, id desc) where visibility = 'public';
-- Only public collections, and no statistics, so that private ones can't affect other users' searches.
create index collections_public_words on collections using gin (words) with (fastupdate = off) where visibility = 'public';
alter table collections alter column words set statistics 0;
create index collections_featured on collections (featured_at desc, id desc)
where featured_at is not null and visibility = 'public';

-- The collection that an import made, until it can no longer be undone.
alter table imports add column collection_id integer references collections on delete set null;

-- The owner and the co-editors of each collection.
create table collection_members (
  collection_id integer not null references collections on delete cascade,
  user_id integer not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  added_at timestamptz not null,
  -- When this user last added a prompt to it.
  used_at timestamptz not null,
  primary key (collection_id, user_id)
);

create unique index collection_owners on collection_members (collection_id) where role = 'owner';
create index collection_members_by_user on collection_members (user_id, used_at desc, collection_id desc);

create table collection_items (
  collection_id integer not null references collections on delete cascade,
  prompt_id integer not null references all_prompts on delete cascade,
  position integer not null,
  note text not null,
  primary key (collection_id, prompt_id)
);

-- Both columns, so that a prompt in thousands of collections is found in a user's few without reading the others.
create index collection_items_by_prompt on collection_items (prompt_id, collection_id);

-- When an account is deleted, the longest-standing co-editor becomes the owner, an active one if possible. A trigger, so that
-- no way of deleting an account leaves a collection without an owner.
create function pass_on_collection() returns trigger language plpgsql as $$
declare
  new_owner integer;
begin
  -- With the lock, a co-editor whose account is being deleted is skipped.
  select member.user_id into new_owner
  from collection_members as member join users on users.id = member.user_id
  where member.collection_id = old.collection_id
  order by users.status = 'active' desc, member.added_at, member.user_id
  limit 1
  for update of member;
  if new_owner is null then
    delete from collections where id = old.collection_id;
  else
    update collection_members set role = 'owner' where collection_id = old.collection_id and user_id = new_owner;
  end if;
  return null;
end $$;

create trigger pass_on_collection after delete on collection_members
for each row when (old.role = 'owner') execute function pass_on_collection();
