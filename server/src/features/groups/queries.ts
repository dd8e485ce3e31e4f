import type { Group } from '@prompt-library/contract/groups'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { sortKey } from '@prompt-library/domain/text/text-keys'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'
import { containing } from '../../db/like-pattern.ts'
import { IS_OPEN } from '../prompts/access-queries.ts'

/** Who gets a group's details, and whether an admin gets its claims. */
export interface Reader {
  user: Viewer
  hasClaims?: boolean
}

/** Those of a user: the ones that give access, and the ones that they manage. */
export function listGroups(db: Queryable, reader: Reader): Promise<Group[]> {
  return select(db, reader, sql`mine.role = 'manager' or (mine.role is not null and ${IS_OPEN})`)
}

/** Undefined for a group that the user isn't in, unless they're an admin, as for one that doesn't exist. */
export async function findGroup(db: Queryable, id: number, reader: Reader): Promise<Group | undefined> {
  const isKnown = reader.user.role === 'admin' ? sql`true` : sql`mine.role is not null`
  const [group] = await select(db, reader, sql`groups.id = ${id} and ${isKnown}`)
  return group
}

interface Page {
  text: string
  limit: number
  offset: number
}

export async function listAllGroups(db: Queryable, reader: Reader, { text, limit, offset }: Page) {
  const matches = sql<boolean>`groups.name_key like ${containing(sortKey(text))}`
  return {
    answer: await select(db, reader, matches, sql`limit ${limit} offset ${offset}`),
    total: await countRows(db.selectFrom('groups').where(matches)),
  }
}

async function select(
  db: Queryable,
  { user, hasClaims = false }: Reader,
  which: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<Group[]> {
  const isAdmin = sql.lit(user.role === 'admin')
  const { rows } = await sql<Group>`
    select groups.id, groups.name, groups.about, to_char(groups.last_day, 'YYYY-MM-DD') as last_day, mine.role,
      ${IS_OPEN} as is_open, managers.people is not null as has_manager, coalesce(managers.people, '[]') as managers,
      case when ${isAdmin} or mine.role = 'manager'
        then (select count(*)::int from group_members where group_id = groups.id) end as member_count,
      case when ${isAdmin} and ${sql.lit(hasClaims)}
        then array(select value from group_claims where group_id = groups.id order by value) end as claim_values
    from groups left join group_members as mine on mine.group_id = groups.id and mine.user_id = ${user.id}
    cross join lateral (
      select json_agg(json_build_object('id', users.id, 'display_name', users.display_name) order by name_key, users.id) as people
      from group_members join users on users.id = user_id
      where group_id = groups.id and group_members.role = 'manager' and users.status = 'active'
    ) as managers
    where ${which} order by groups.name_key, groups.id ${page}`.execute(db)
  return rows
}

/** Until the transaction ends, no one else can change the group or who is in it. */
export async function lockGroup(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('groups').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export interface Details {
  name: string
  about: string
  last_day: string | null
}

interface NewGroup {
  details: Details
  /** Where the last day ends. */
  timeZone: string
  userId: number
  now: Date
}

export async function createGroup(tx: Tx, { details, timeZone, userId, now }: NewGroup) {
  const group = await tx
    .insertInto('groups')
    .values({ ...columns(details), ends_at: endOf(details, timeZone), created_at: now })
    .returning(['id', IS_OPEN.as('is_open')])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('group_members')
    .values({ group_id: group.id, user_id: userId, role: 'manager', source: 'list', added_at: now })
    .execute()
  return group
}

/** Without `ended`, it stays ended or open, unless its last day changes. */
export async function updateGroup(
  tx: Tx,
  id: number,
  { details, timeZone, ended }: Pick<NewGroup, 'details' | 'timeZone'> & { ended: boolean | undefined },
): Promise<void> {
  const ends_at = ended ? sql<Date>`now()` : endOf(details, timeZone)
  const keeps = sql<boolean>`last_day is not distinct from ${details.last_day}::date`
  await tx
    .updateTable('groups')
    .set({
      ...columns(details),
      ends_at: ended === undefined ? sql<Date>`case when ${keeps} then ends_at else ${ends_at} end` : ends_at,
    })
    .where('id', '=', id)
    .execute()
}

function columns({ name, about, last_day }: Details) {
  return { name, name_key: sortKey(name), about, last_day }
}

/** When the day after the last one begins. */
function endOf({ last_day }: Details, timeZone: string) {
  return sql<Date | null>`(${last_day}::date + 1)::timestamp at time zone ${timeZone}`
}

export async function setClaims(tx: Tx, id: number, values: readonly string[]): Promise<void> {
  await tx.deleteFrom('group_claims').where('group_id', '=', id).execute()
  await sql`insert into group_claims (group_id, value) select distinct ${id}::int, value from unnest(${values}::text[]) as value`.execute(
    tx,
  )
}

export async function deleteGroups(
  db: Queryable,
  which: { id: number } | { endedBefore: Date },
): Promise<void> {
  const all = db.deleteFrom('groups')
  await ('id' in which
    ? all.where('id', '=', which.id)
    : all.where('ends_at', '<', which.endedBefore)
  ).execute()
}

/** What would lead to a group that has ended, and people who have waited too long. */
export async function deleteOutdated(db: Queryable, { waitingSince }: { waitingSince: Date }): Promise<void> {
  await sql`delete from notifications using groups where groups.id = notifications.group_id and not ${IS_OPEN}`.execute(
    db,
  )
  await db.deleteFrom('group_waiting').where('added_at', '<', waitingSince).execute()
}
