-- Without deleted prompts, as the view `prompts`, so that index-only scans still answer its queries.
drop index prompts_public_newest, prompts_public_upvotes, prompts_public_category_newest, prompts_public_category_upvotes,
  prompts_public_by_tag, prompts_newest, prompts_by_upvotes, prompts_by_category, prompts_by_title, prompts_title_search,
  prompts_public_uses, prompts_public_category_uses, prompts_visibility, prompts_public_by_tag_key, prompts_by_author;

create index prompts_public_newest on all_prompts (created_at desc, id desc) where is_public and deleted_at is null;
create index prompts_public_upvotes on all_prompts (upvotes desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_uses on all_prompts (uses desc, created_at desc, id desc) where is_public and deleted_at is null;
create index prompts_public_helpfulness on all_prompts (helpfulness desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_category_newest on all_prompts (category, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_category_upvotes on all_prompts (category, upvotes desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_category_uses on all_prompts (category, uses desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_category_helpfulness on all_prompts (category, helpfulness desc, created_at desc, id desc)
  where is_public and deleted_at is null;
create index prompts_public_by_tag_key on all_prompts using gin (tag_keys) where is_public and deleted_at is null;
create index prompts_newest on all_prompts (created_at desc, id desc) where deleted_at is null;
create index prompts_by_upvotes on all_prompts (upvotes desc, created_at desc, id desc) where deleted_at is null;
create index prompts_by_category on all_prompts (category, created_at desc, id desc) where deleted_at is null;
create index prompts_by_title on all_prompts (title_key, id) where deleted_at is null;
create index prompts_title_search on all_prompts using gin (title_key gin_trgm_ops) where deleted_at is null;
create index prompts_visibility on all_prompts (id) include (is_public, author_id, category) where deleted_at is null;
-- With the deleted ones, because deleting an account looks for all of its prompts.
create index prompts_by_author on all_prompts (author_id, created_at desc, id desc) include (deleted_at, is_public);
create index prompts_by_original on all_prompts (cloned_from, created_at desc, id desc) include (deleted_at, is_public)
  where cloned_from is not null;
create index prompts_deleted on all_prompts (deleted_at, id) where deleted_at is not null;
-- Small, so that the bell quickly finds which notifications are hidden.
create index prompts_deleted_ids on all_prompts (id) where deleted_at is not null;

drop index notifications_by_user;
create index notifications_by_user on notifications (user_id, id desc) include (read_at, prompt_id);
