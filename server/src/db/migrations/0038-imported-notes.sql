-- What the author said about earlier versions of a prompt in a file, the oldest first. An added prompt gets a version for each.
alter table staged_prompts add column earlier_notes text[] not null default '{}';
