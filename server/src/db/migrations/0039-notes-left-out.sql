-- How many added prompts have none of their earlier notes, because a day's text didn't allow the copies.
alter table imports add column without_notes integer not null default 0;
