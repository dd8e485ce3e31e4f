import type { Role } from '@prompt-library/domain/people/roles'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import type { Link } from './link-file.ts'

export interface LinkedAccount {
  id: number
  netid: string
  display_name: string
  role: Role
  issuer: string | null
  subject: string | null
}

const COLUMNS = ['id', 'netid', 'display_name', 'role', 'issuer', 'subject'] as const

/** The accounts of the file, and those that have one of its subjects. */
export async function listLinkedAccounts(
  db: Queryable,
  { lines, issuer }: { lines: readonly Link[]; issuer: string },
): Promise<LinkedAccount[]> {
  const netids = lines.map(({ netid }) => netid)
  const subjects = lines.flatMap(({ subject }) => subject ?? [])
  const rows = await db
    .selectFrom('users')
    .select(COLUMNS)
    .where(
      sql<boolean>`netid = any(${netids}::text[]) or (issuer = ${issuer} and subject = any(${subjects}::text[]))`,
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, netid: row.netid ?? '' }))
}

/** Returns those who weren't admins before. */
export async function makeAdmins(tx: Tx, netids: readonly string[]): Promise<LinkedAccount[]> {
  const rows = await tx
    .updateTable('users')
    .set({ role: 'admin' })
    .where(sql<boolean>`netid = any(${netids}::text[])`)
    .where('role', '<>', 'admin')
    .returning(COLUMNS)
    .execute()
  return rows.map((row) => ({ ...row, netid: row.netid ?? '' }))
}

/** Removes all of these links before it adds any, so that two accounts can exchange theirs. Ends the accounts' sessions and revokes their keys. */
export async function replaceLinks(
  tx: Tx,
  { links, issuer }: { links: readonly { id: number; subject: string | null }[]; issuer: string },
): Promise<void> {
  const ids = links.map(({ id }) => id)
  const subjects = links.map(({ subject }) => subject)
  await sql`update users set issuer = null, subject = null where id = any(${ids}::int[])`.execute(tx)
  await sql`update users set issuer = ${issuer}, subject = link.subject
    from unnest(${ids}::int[], ${subjects}::text[]) as link (id, subject)
    where users.id = link.id and link.subject is not null`.execute(tx)
  await sql`delete from sessions where user_id = any(${ids}::int[])`.execute(tx)
  await sql`delete from api_keys where user_id = any(${ids}::int[])`.execute(tx)
}
