import type { Answer } from '@prompt-library/contract/call'
import type { listGroupShares } from '@prompt-library/contract/groups'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'

/** What is shared with a group. */
export type Shared = { prompt_id: number } | { collection_id: number }

interface NewShare {
  group_id: number
  shared: Shared
  sharer_id: number
  personal_message: string | null
  shared_at: Date
}

/** Each sharer and group have one share. Sharing again replaces its message and time. Returns how many the group then has. */
export async function saveShare(tx: Tx, { shared, ...share }: NewShare): Promise<number> {
  await tx
    .insertInto('group_shares')
    .values({ ...share, ...shared })
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'prompt_id', 'collection_id', 'sharer_id'])
        .doUpdateSet({ personal_message: share.personal_message, shared_at: share.shared_at }),
    )
    .execute()
  return countRows(tx.selectFrom('group_shares').where('group_id', '=', share.group_id))
}

/** All of them, or what one user can stop: their own, and those with groups that they manage. Others' groups have no name. */
export async function listShares(
  db: Queryable,
  { shared, userId, isOwner }: { shared: Shared; userId: number; isOwner: boolean },
): Promise<Answer<typeof listGroupShares>> {
  const rows = await db
    .selectFrom('group_shares')
    .innerJoin('groups', 'groups.id', 'group_shares.group_id')
    .innerJoin('users as sharer', 'sharer.id', 'sharer_id')
    .leftJoin('group_members as mine', (join) =>
      join.onRef('mine.group_id', '=', 'groups.id').on('mine.user_id', '=', userId),
    )
    .select(['groups.id as group_id', 'sharer.id', 'sharer.display_name', 'shared_at'])
    .select(sql<string | null>`case when mine.role is not null then groups.name end`.as('group_name'))
    .where(isShare(shared))
    .$if(!isOwner, (shares) => shares.where(canStop(userId)))
    .orderBy('shared_at', 'desc')
    .orderBy('groups.id')
    .orderBy('sharer.id')
    .execute()
  return rows.map(({ group_id, group_name, shared_at, ...sharer }) => ({
    group_id,
    group_name,
    sharer,
    shared_at: shared_at.toISOString(),
  }))
}

/** With one group, or with all. By everyone, or as far as one user can stop it. Returns whether there was any. */
export async function deleteShares(
  tx: Tx,
  { shared, groupId, userId }: { shared: Shared; groupId?: number; userId?: number | undefined },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('group_shares')
    .where(isShare(shared))
    .$if(groupId !== undefined, (shares) => shares.where('group_id', '=', Number(groupId)))
    .$if(userId !== undefined, (shares) => shares.where(canStop(Number(userId))))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function isShare(shared: Shared): RawBuilder<boolean> {
  return 'prompt_id' in shared
    ? sql`group_shares.prompt_id = ${shared.prompt_id}`
    : sql`group_shares.collection_id = ${shared.collection_id}`
}

function canStop(userId: number): RawBuilder<boolean> {
  return sql`(sharer_id = ${userId} or group_shares.group_id in (
    select group_id from group_members where user_id = ${userId} and role = 'manager'))`
}
