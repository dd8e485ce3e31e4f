-- When an admin featured the collection, or null. The library's first page shows featured ones, the last one first.
alter table collections add column featured_at timestamptz;

create index collections_featured on collections (featured_at desc, id desc)
where featured_at is not null and visibility = 'public';
