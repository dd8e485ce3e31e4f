-- For the dashboard: uses by week, and the latest answers that a prompt didn't work.
create index weekly_uses_by_week on weekly_uses (week);
create index feedback_not_worked on feedback (answered_at) where counted and not worked;
