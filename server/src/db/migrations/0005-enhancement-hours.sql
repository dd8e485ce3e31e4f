-- The hour that an enhancement counts in, by when that hour opened. Kept with each one, because it can't be told from the
-- others' times later: when the one that opened it is given back, the hour must neither move nor fall into another.
-- Null for what does not count: an admin's.
alter table enhancements add column window_opened_at timestamptz;

create index enhancements_by_hour on enhancements (user_id, window_opened_at desc) where window_opened_at is not null;
