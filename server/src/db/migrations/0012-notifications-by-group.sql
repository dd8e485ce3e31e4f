-- A migration of its own: the alteration before it locks the table for readers.
create index notifications_by_group on notifications (group_id, user_id) where group_id is not null;
