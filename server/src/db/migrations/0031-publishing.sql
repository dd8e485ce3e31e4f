-- Since when the prompt waits for a curator to approve it. Null if it doesn't.
alter table all_prompts add column waiting_since timestamptz;
-- A statement that publishes a prompt and doesn't know that it waits fails.
alter table all_prompts add constraint waits_in_private check (not is_public or waiting_since is null);

-- With `deleted_by_admin`: whether it was a curator.
alter table all_prompts add column deleted_by_curator boolean not null default false;

-- The view with one more column.
do $$
begin
  execute (
    select format('create or replace view prompts as select %s, waiting_since from all_prompts where deleted_at is null',
      string_agg(quote_ident(column_name), ', ' order by ordinal_position))
    from information_schema.columns where table_schema = current_schema() and table_name = 'prompts');
end $$;
