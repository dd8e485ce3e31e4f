-- Groups of people to share with: a class, an office, a lab. Membership is joined: a share with a group is one row.
create table groups (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  -- Lowercased without accents by the application.
  name_key text collate "C" not null,
  about text not null,
  -- The last day on which it gives access.
  last_day date,
  created_at timestamptz not null,
  -- The end of the last day in TIME_ZONE, or when a manager ended the group. Compared with PostgreSQL's clock, so that every statement
  -- decides again whether the group gives access.
  ends_at timestamptz
);

create index groups_by_name on groups (name_key, id);
create index groups_by_end on groups (ends_at) where ends_at is not null;

create table group_members (
  group_id integer not null references groups on delete cascade,
  user_id integer not null references users on delete cascade,
  role text not null check (role in ('manager', 'member')),
  -- Whether someone added them, or a claim of the sign-in service did. A claim that is gone removes only the latter.
  source text not null check (source in ('list', 'claim')),
  added_at timestamptz not null,
  -- When a claim last said that they're in the group.
  seen_at timestamptz,
  primary key (group_id, user_id)
);

create index group_members_by_user on group_members (user_id, group_id);

-- People who become members when they sign in with this NetID or email.
create table group_waiting (
  group_id integer not null references groups on delete cascade,
  -- As `nameKey` in domain writes it.
  name text not null check (name <> ''),
  added_at timestamptz not null,
  primary key (group_id, name)
);

create index group_waiting_by_name on group_waiting (name);
create index group_waiting_by_age on group_waiting (added_at);

-- Whoever signs in with one of these values of OIDC_GROUPS_CLAIM is in the group.
create table group_claims (
  value text collate "C" not null,
  group_id integer not null references groups on delete cascade,
  primary key (value, group_id)
);

create index group_claims_by_group on group_claims (group_id);

-- One row per sharer, as in `shares`.
create table group_shares (
  group_id integer not null references groups on delete cascade,
  prompt_id integer references all_prompts on delete cascade,
  collection_id integer references collections on delete cascade,
  sharer_id integer not null references users on delete cascade,
  personal_message text,
  shared_at timestamptz not null,
  -- How often members used the prompt since, each counted once a day. No users.
  uses integer not null default 0 check (uses >= 0),
  check (num_nonnulls(prompt_id, collection_id) = 1),
  unique nulls not distinct (group_id, prompt_id, collection_id, sharer_id)
);

-- Without the group, so that PostgreSQL looks up those of a group with the constraint's index, also in a plan from before there were many.
create index group_shares_by_prompt on group_shares (prompt_id) where prompt_id is not null;
create index group_shares_by_collection on group_shares (collection_id) where collection_id is not null;
create index group_shares_by_sharer on group_shares (sharer_id);

-- Deleted when the person leaves the group, because the notification would lead nowhere.
alter table notifications add column group_id integer;
alter table notifications add foreign key (group_id, user_id) references group_members (group_id, user_id) on delete cascade;

alter table audit_log drop constraint audit_log_target_type_check;
alter table audit_log add constraint audit_log_target_type_check
  check (target_type in ('user', 'prompt', 'collection', 'export', 'setting', 'key', 'group'));
