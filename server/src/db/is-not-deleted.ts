import { sql } from 'kysely'

/**
 * For rows that refer to a prompt and are read without it. Looks for the few deleted prompts, which is faster than a join with
 * all others.
 */
export function isNotDeleted(promptId: 'shares.prompt_id' | 'notifications.prompt_id') {
  return sql<boolean>`not exists (
    select from all_prompts where all_prompts.id = ${sql.ref(promptId)} and deleted_at is not null)`
}
