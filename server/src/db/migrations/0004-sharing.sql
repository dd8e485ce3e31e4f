-- The bell asks every 30 seconds how many notifications there are and how many of them are unread: the index alone
-- answers that, without a look at the rows.
drop index notifications_by_user;
create index notifications_by_user on notifications (user_id, id desc) include (read_at);

-- for the sweep
create index notifications_read on notifications (created_at) where read_at is not null;

-- the name without accents, beside name and address as they are written
create index users_name_search on users using gin (name_key gin_trgm_ops);
