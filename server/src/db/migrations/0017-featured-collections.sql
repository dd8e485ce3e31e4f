-- When an admin featured the collection, or null. The library's first page shows featured ones, the last one first.
alter table collections add column featured_at timestamptz;
