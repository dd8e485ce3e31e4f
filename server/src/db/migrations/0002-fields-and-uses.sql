-- What authors say about the {{fields}} of their prompts, as contract/src/fields.ts describes it.
alter table prompts add column fields jsonb not null default '[]';
alter table prompts add column uses integer not null default 0 check (uses >= 0);

-- Uses of a prompt by week; `week` is its Monday.
create table weekly_uses (
  prompt_id integer not null references prompts on delete cascade,
  week date not null,
  uses integer not null check (uses > 0),
  primary key (prompt_id, week)
);

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
