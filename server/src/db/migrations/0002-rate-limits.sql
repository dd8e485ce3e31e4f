-- How often something was done within a window of time, counted for all server processes together. What is in here is
-- worth a few minutes: unlogged, because losing it in a crash costs nothing.
create unlogged table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

create index rate_limits_by_age on rate_limits (window_start);
