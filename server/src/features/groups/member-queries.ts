import type { GroupMember } from '@prompt-library/contract/groups'
import type { GroupRole } from '@prompt-library/domain/groups/permissions'
import { GROUP_MEMBERS_MAX, GROUPS_MAX } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'
import { IS_OPEN } from '../prompts/access-queries.ts'
import { inIso } from '../prompts/queries.ts'

/** Managers, members, and those who wait, by name. */
export async function listMembers(db: Queryable, groupId: number): Promise<GroupMember[]> {
  const { rows } = await sql<GroupMember>`
    select users.id, display_name as name, coalesce(nullif(email, ''), netid) as address, member.role,
      source = 'claim' as by_claim, ${inIso('member.seen_at')} as seen_at, ${inIso('users.last_login_at')} as last_login_at
    from group_members as member join users on users.id = member.user_id
    where group_id = ${groupId} order by member.role, name_key, users.id`.execute(db)
  const waiting = await db
    .selectFrom('group_waiting')
    .select('name')
    .where('group_id', '=', groupId)
    .orderBy('name')
    .execute()
  const absent = { id: null, address: null, by_claim: false, seen_at: null, last_login_at: null }
  return [...rows, ...waiting.map(({ name }) => ({ ...absent, name, role: 'waiting' as const }))]
}

interface Account {
  id: number
  netid: string
  display_name: string
}

interface Addition {
  groupId: number
  ids: readonly number[]
  /** Undefined leaves the role of those who are in the group. */
  role: GroupRole | undefined
  now: Date
}

/** Accounts are locked in the order of their IDs, as everywhere. Returns those that are active, which are added. */
export async function addMembers(tx: Tx, { groupId, ids, role, now }: Addition): Promise<Account[]> {
  const { rows } = await sql<Account>`
    with accounts as materialized (
      select id, netid, display_name from users
      where id = any(${ids}::int[]) and kind = 'person' and status = 'active' order by id for key share
    ), added as (
    insert into group_members (group_id, user_id, role, source, added_at)
    select ${groupId}::int, id, ${role ?? 'member'}::text, 'list', ${now}::timestamptz
    from accounts
    on conflict (group_id, user_id)
    do update set source = 'list', role = coalesce(${role ?? null}::text, group_members.role)
    ) select * from accounts`.execute(tx)
  return rows
}

interface Waiting {
  groupId: number
  /** As `nameKey` in domain writes them. */
  names: readonly string[]
}

export async function addWaiting(tx: Tx, { groupId, names, now }: Waiting & { now: Date }): Promise<void> {
  await sql`
    insert into group_waiting (group_id, name, added_at)
    select distinct ${groupId}::int, name, ${now}::timestamptz from unnest(${names}::text[]) as name
    on conflict (group_id, name) do nothing`.execute(tx)
}

export async function removePeople(
  tx: Tx,
  { groupId, ids, names }: Waiting & { ids: readonly number[] },
): Promise<void> {
  await sql`delete from group_members where group_id = ${groupId} and user_id = any(${ids}::int[])`.execute(
    tx,
  )
  await sql`delete from group_waiting where group_id = ${groupId} and name = any(${names}::text[])`.execute(
    tx,
  )
}

/** How many are in the group, and how many wait for it. */
export async function countPeople(tx: Tx, groupId: number) {
  const members = await countRows(tx.selectFrom('group_members').where('group_id', '=', groupId))
  return { members, waiting: await countRows(tx.selectFrom('group_waiting').where('group_id', '=', groupId)) }
}

/** Those of these users who manage more groups than they can. */
export async function listOverworked(tx: Tx, ids: readonly number[]): Promise<{ display_name: string }[]> {
  const { rows } = await sql<{ display_name: string }>`
    select display_name from users where id = any(${ids}::int[])
      and (select count(*) from group_members join groups on groups.id = group_id
        where user_id = users.id and group_members.role = 'manager' and ${IS_OPEN}) > ${GROUPS_MAX}`.execute(
    tx,
  )
  return rows
}

/** Makes everyone who waits under one of these names a member. Forgets them under all of their names. */
export async function joinWaited(
  tx: Tx,
  { userId, names, now }: { userId: number; names: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    with waited as (delete from group_waiting where name = any(${names}::text[]) returning group_id)
    insert into group_members (group_id, user_id, role, source, added_at)
    select distinct group_id, ${userId}::int, 'member', 'list', ${now}::timestamptz from waited
    on conflict (group_id, user_id) do update set source = 'list'`.execute(tx)
}

/** Makes the claims of a sign-in decide: ends what none of them leads to, and begins the rest, in groups that have room. */
export async function followClaims(
  tx: Tx,
  { userId, values, now }: { userId: number; values: readonly string[]; now: Date },
): Promise<void> {
  const named = sql`select group_id from group_claims where value = any(${values}::text[])`
  await sql`delete from group_members
    where user_id = ${userId} and source = 'claim' and group_id not in (${named})`.execute(tx)
  await sql`select from groups where id in (${named}) order by id for no key update`.execute(tx)
  await sql`
    insert into group_members (group_id, user_id, role, source, added_at, seen_at)
    select id, ${userId}::int, 'member', 'claim', ${now}::timestamptz, ${now}::timestamptz from groups
    where id in (${named}) and (exists (select from group_members where group_id = groups.id and user_id = ${userId})
      or (select count(*) from group_members where group_id = groups.id)
        + (select count(*) from group_waiting where group_id = groups.id) < ${GROUP_MEMBERS_MAX})
    on conflict (group_id, user_id) do update set seen_at = excluded.seen_at`.execute(tx)
}

/** Forgets that someone waits, whatever for. Returns how often they did. */
export async function deleteWaiting(tx: Tx, names: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('group_waiting')
    .where(sql<boolean>`name = any(${names}::text[])`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
