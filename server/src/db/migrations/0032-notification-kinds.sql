-- The kinds of notifications that the user has turned off (domain/src/people/notification-kinds.ts).
alter table users add column muted_notifications text[] not null default '{}';

-- That file also lists the types, and only `createNotifications` writes them.
alter table notifications drop constraint notifications_type_check;
