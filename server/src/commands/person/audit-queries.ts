import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { endingWith, startingWith } from '../../db/like-pattern.ts'
import { auditDetails, auditSearchText } from '../../features/audit/queries.ts'

/** Replaces a name in the log. */
export const ERASED = 'Somebody who was erased'

interface Person {
  netid: string
  /** Without these if the account no longer exists. */
  id?: number
  display_name?: string
}

/** What they did as an admin, and what was done to them or to their prompts. */
export async function exportAuditEntries(db: Queryable, person: Person) {
  const { entries } = await findAuditEntries(db, person)
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    actor_id: entry.actor_id,
    actor_name: entry.actor_name,
    action: entry.action,
    target_type: entry.target_type,
    target_id: entry.target_id,
    target_name: entry.target_name,
    details: auditDetails(entry),
  }))
}

/**
 * Keeps what was done and when, and removes the person's name, NetID and prompt titles. Returns the number of entries,
 * and every name they had in the log.
 */
export async function eraseFromAuditLog(
  tx: Tx,
  person: Person,
): Promise<{ entries: number; names: string[] }> {
  const { entries, names } = await findAuditEntries(tx, person)
  for (const entry of entries) {
    const { id, acted, concerned, ...row } = entry
    const change = {
      ...(acted && { actor_name: ERASED, actor_netid: null }),
      ...(concerned && withoutSubject(row)),
    }
    await tx
      .updateTable('audit_log')
      .set({ ...change, search_text: auditSearchText({ ...row, ...change }) })
      .where('id', '=', id)
      .execute()
  }
  return { entries: entries.length, names }
}

type Entry = Awaited<ReturnType<typeof select>>[number]

function withoutSubject({
  target_type,
  target_id,
  subject_name,
  details,
}: Omit<Entry, 'id' | 'acted' | 'concerned'>) {
  const isPrompt = target_type === 'prompt'
  return {
    target_name: isPrompt ? 'a prompt' : ERASED,
    target_id: isPrompt ? target_id : null,
    subject_netid: null,
    subject_name: null,
    // Older details name the person, but begin with the prompt's visibility.
    details: subject_name === null ? (/^(public|private)\b/.exec(details)?.[0] ?? '') : details,
  }
}

/** Also finds entries from before the NetID columns, by what their text says. */
async function findAuditEntries(
  db: Queryable,
  person: Person,
): Promise<{ entries: Entry[]; names: string[] }> {
  const certain = await select(db, person, [])
  const names = [
    ...new Set([
      ...(person.display_name === undefined ? [] : [person.display_name]),
      ...certain.filter(({ acted }) => acted).map(({ actor_name }) => actor_name),
      ...certain.filter(({ concerned }) => concerned).flatMap(nameOfSubject),
    ]),
  ]
  return { entries: await select(db, person, await namesOfNoOneElse(db, person, names)), names }
}

function nameOfSubject({ target_type, target_name, subject_name }: Entry): string[] {
  if (target_type === 'user') return [target_name]
  return subject_name === null ? [] : [subject_name]
}

/** The names that identify the person. A name that someone else has, or had in the log, could mean either of them. */
async function namesOfNoOneElse(
  db: Queryable,
  { netid }: Person,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from unnest(${names}::text[]) as name
    where not exists (select from users where display_name = name and netid is distinct from ${netid})
      and not exists (select from audit_log
        where (subject_name = name and subject_netid is distinct from ${netid})
          or (actor_name = name and actor_netid <> ${netid}))`.execute(db)
  return rows.map(({ name }) => name)
}

/** Entries with whether the person acted and whether it was done to them. Names count where an entry has no NetID. */
async function select(db: Queryable, { id = -1, netid }: Person, names: readonly string[]) {
  const acted = sql<boolean>`case
    when actor_netid is not null then actor_netid = ${netid}
    when actor_id is not null then actor_id = ${id}
    else actor_name = any(${names}::text[]) end`
  const writtenBy = names.flatMap((name) => [`public, by ${name}`, `private, by ${name}`])
  const concerned = sql<boolean>`case
    when subject_name is not null then subject_netid is not distinct from ${netid}
    when target_type = 'user' then coalesce(target_id = ${id}, false)
      or details = ${netid} or details like ${startingWith(`${netid}, `)}
    when target_type = 'prompt' then details like ${endingWith(` (${netid})`)} or details = any(${writtenBy}::text[])
    else false end`
  return db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_id', 'actor_name', 'action', 'target_type', 'target_id', 'target_name'])
    .select(['subject_netid', 'subject_name', 'details', acted.as('acted'), concerned.as('concerned')])
    .where(({ or }) => or([acted, concerned]))
    .orderBy('id')
    .execute()
}
