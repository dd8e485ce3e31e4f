-- Notifications are listed by time. The index by id stays: the poll reads the newest id from it.
create index notifications_by_time on notifications (user_id, created_at desc, id desc);
