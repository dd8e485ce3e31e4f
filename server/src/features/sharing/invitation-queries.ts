import type { Invitation } from '@prompt-library/contract/sharing'
import { INVITATIONS_MAX } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'

interface NewInvitations {
  prompt_id: number
  sharer_id: number
  names: readonly string[]
  personal_message: string | null
  now: Date
}

/** Inviting again replaces the message and the time. Returns how many people then wait for the prompt. */
export async function saveInvitations(
  tx: Tx,
  { names, now, ...invitation }: NewInvitations,
): Promise<number> {
  await sql`
    insert into invitations (prompt_id, sharer_id, name, personal_message, invited_at)
    select distinct ${invitation.prompt_id}::int, ${invitation.sharer_id}::int, name,
      ${invitation.personal_message}::text, ${now}::timestamptz
    from unnest(${names}::text[]) as name
    on conflict (prompt_id, sharer_id, name)
    do update set personal_message = excluded.personal_message, invited_at = excluded.invited_at`.execute(tx)
  return countRows(tx.selectFrom('invitations').where('prompt_id', '=', invitation.prompt_id))
}

/** All of a prompt, or one sharer's. */
export async function listInvitations(
  db: Queryable,
  { promptId, sharerId }: { promptId: number; sharerId: number | undefined },
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('users as sharer', 'sharer.id', 'invitations.sharer_id')
    .select(['name', 'sharer.id', 'sharer.display_name', 'invited_at'])
    .where('prompt_id', '=', promptId)
    .$if(sharerId !== undefined, (invitations) => invitations.where('sharer_id', '=', Number(sharerId)))
    .orderBy('invited_at', 'desc')
    .orderBy('name')
    .limit(INVITATIONS_MAX)
    .execute()
  return rows.map(({ name, invited_at, ...sharer }) => ({
    name,
    sharer,
    invited_at: invited_at.toISOString(),
  }))
}

interface Which {
  promptId?: number
  sharerId?: number | undefined
  names?: readonly string[]
}

/** Deletes those that match, and returns their messages, newest first. */
export async function deleteInvitations(
  tx: Tx,
  { promptId, sharerId, names }: Which,
): Promise<{ personal_message: string | null }[]> {
  const deleted = await tx
    .deleteFrom('invitations')
    .$if(promptId !== undefined, (all) => all.where('prompt_id', '=', Number(promptId)))
    .$if(sharerId !== undefined, (all) => all.where('sharer_id', '=', Number(sharerId)))
    .$if(names !== undefined, (all) => all.where(sql<boolean>`name = any(${names}::text[])`))
    .returning(['personal_message', 'invited_at'])
    .execute()
  return deleted.toSorted((a, b) => b.invited_at.getTime() - a.invited_at.getTime())
}

/** The newest of what waits under these names, without deleted prompts, each prompt and sharer once. */
export async function listWaiting(db: Queryable, names: readonly string[], limit: number) {
  return db
    .selectFrom('invitations')
    .innerJoin('prompts', 'prompts.id', 'invitations.prompt_id')
    .innerJoin('users as sharer', 'sharer.id', 'invitations.sharer_id')
    .select(['prompt_id', 'sharer_id', 'sharer.display_name as sharer'])
    .where(sql<boolean>`name = any(${names}::text[])`)
    .groupBy(['prompt_id', 'sharer_id', 'sharer.display_name'])
    .orderBy(sql`max(invited_at)`, 'desc')
    .limit(limit)
    .execute()
}

export async function deleteUnusedInvitations(db: Queryable, invitedBefore: Date): Promise<void> {
  await db.deleteFrom('invitations').where('invited_at', '<', invitedBefore).execute()
}
