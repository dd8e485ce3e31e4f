-- For the library's first page: featured collections, the last one first.
create index collections_featured on collections (featured_at desc, id desc)
where featured_at is not null and visibility = 'public';

-- For the dashboard: uses by week, and the latest answers that a prompt didn't work.
create index weekly_uses_by_week on weekly_uses (week);
create index feedback_not_worked on feedback (answered_at) where counted and not worked;
