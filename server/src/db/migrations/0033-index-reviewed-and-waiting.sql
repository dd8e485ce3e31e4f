-- For the list of reviewed prompts, and for what curators have to look at.
create index prompts_public_reviewed on all_prompts (created_at desc, id desc) include (category, reviewed_until)
  where is_public and deleted_at is null and reviewed_revision = revision and reviewed_until is not null;
create index prompts_changed_since_review on all_prompts (updated_at, id)
  where is_public and deleted_at is null and reviewed_revision <> revision;
create index prompts_waiting on all_prompts (waiting_since, id) where waiting_since is not null and deleted_at is null;
