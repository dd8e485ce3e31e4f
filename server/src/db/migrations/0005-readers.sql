-- What readers do with prompts, and what they're told.
create table upvotes (
  prompt_id integer not null references all_prompts on delete cascade,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (prompt_id, user_id)
);

create index upvotes_by_user on upvotes (user_id);

create table saved_prompts (
  prompt_id integer not null references all_prompts on delete cascade,
  user_id integer not null references users on delete cascade,
  saved_at timestamptz not null,
  primary key (prompt_id, user_id)
);

create index saved_prompts_by_user on saved_prompts (user_id, saved_at desc, prompt_id desc);

-- Whether a prompt worked for a person. `revision` is the one that the latest answer is about.
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
  primary key (prompt_id, user_id)
);

create index feedback_by_user on feedback (user_id);
create index feedback_by_time on feedback (answered_at) where counted;
-- For the dashboard: the latest answers that a prompt didn't work.
create index feedback_not_worked on feedback (answered_at) where counted and not worked;

-- Uses of a prompt by week; `week` is its Monday.
create table weekly_uses (
  prompt_id integer not null references all_prompts on delete cascade,
  week date not null,
  uses integer not null check (uses > 0),
  primary key (prompt_id, week)
);

-- For the dashboard.
create index weekly_uses_by_week on weekly_uses (week);

-- Who has used what today, so that each person counts once a day. People appear only as keyed hashes, and the key goes
-- with the day. Both tables are unlogged, and `npm run backup` leaves unlogged tables out.
create unlogged table use_days (
  day date primary key,
  key bytea not null
);

create unlogged table daily_uses (
  day date not null references use_days on delete cascade,
  prompt_id integer not null,
  person_hash bytea not null,
  primary key (day, person_hash, prompt_id)
);

-- One row per sharer, so that when one user stops sharing, another user's share remains.
create table shares (
  prompt_id integer not null references all_prompts on delete cascade,
  recipient_id integer not null references users on delete cascade,
  sharer_id integer not null references users on delete cascade,
  personal_message text,
  shared_at timestamptz not null,
  primary key (prompt_id, recipient_id, sharer_id),
  check (recipient_id <> sharer_id)
);

create index shares_by_recipient on shares (recipient_id, shared_at desc, prompt_id desc);
create index shares_by_sharer on shares (sharer_id);

-- Shares with people who have no account yet. Each becomes a share when someone with this NetID or email signs in.
create table invitations (
  prompt_id integer not null references all_prompts on delete cascade,
  sharer_id integer not null references users on delete cascade,
  -- A NetID or an email, as `searchKey` in domain writes it.
  name text not null check (name <> ''),
  personal_message text,
  invited_at timestamptz not null,
  primary key (prompt_id, sharer_id, name)
);

create index invitations_by_name on invitations (name, invited_at desc);
create index invitations_by_sharer on invitations (sharer_id);
create index invitations_by_age on invitations (invited_at);

create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- domain/src/people/notification-kinds.ts lists the types, and only `createNotifications` writes them.
  type text not null,
  title text not null,
  -- Without the title of the prompt or the name of the collection, which readers get as they are then.
  message text not null,
  -- Deleted with the prompt or the sender, because the notification would lead nowhere.
  prompt_id integer references all_prompts on delete cascade,
  actor_id integer references users on delete cascade,
  personal_message text,
  created_at timestamptz not null,
  read_at timestamptz,
  collection_id integer,
  -- Deleted when the person stops being a co-editor, because the notification would lead nowhere.
  foreign key (collection_id, user_id) references collection_members (collection_id, user_id) on delete cascade
);

create index notifications_by_time on notifications (user_id, created_at desc, id desc);
create index notifications_read on notifications (created_at) where read_at is not null;
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_prompt on notifications (prompt_id);
create index notifications_by_actor on notifications (actor_id);
-- The bell requests the total and unread counts every 30 seconds, which an index-only scan can answer.
create index notifications_by_user on notifications (user_id, id desc) include (read_at, prompt_id);
