import type { Queryable } from '../../db/database.ts'

interface Saving {
  prompt_id: number
  user_id: number
}

/** A prompt that is saved again keeps its time. */
export async function savePrompt(db: Queryable, { now, ...saving }: Saving & { now: Date }): Promise<void> {
  await db
    .insertInto('saved_prompts')
    .values({ ...saving, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unsavePrompt(db: Queryable, { prompt_id, user_id }: Saving): Promise<void> {
  await db
    .deleteFrom('saved_prompts')
    .where(({ and }) => and({ prompt_id, user_id }))
    .execute()
}
