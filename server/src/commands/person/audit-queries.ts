import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { auditDetails, auditSearchText } from '../../features/audit/queries.ts'

/** Replaces the user's name in the audit log. */
export const ERASED = 'Erased user'

/** What the user did as an admin, and what admins did to them or their prompts. */
export async function exportAuditEntries(db: Queryable, netid: string) {
  const entries = await select(db, netid)
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
    reason: entry.reason,
  }))
}

/**
 * Keeps what was done and when, and removes the user's name, NetID, prompt titles, and reasons. Returns the number of entries and
 * every name the user had in the log.
 */
export async function eraseFromAuditLog(
  tx: Tx,
  netid: string,
): Promise<{ entries: number; names: string[] }> {
  const entries = await select(tx, netid)
  for (const entry of entries) {
    const { id, acted, concerned, ...row } = entry
    const change = {
      reason: '',
      ...(acted && { actor_name: ERASED, actor_netid: null }),
      ...(concerned && withoutSubject(row)),
    }
    await tx
      .updateTable('audit_log')
      .set({ ...change, search_text: auditSearchText({ ...row, ...change }) })
      .where('id', '=', id)
      .execute()
  }
  return { entries: entries.length, names: [...new Set(entries.flatMap(namesIn))] }
}

type Entry = Awaited<ReturnType<typeof select>>[number]

function withoutSubject({ target_type, target_id }: Omit<Entry, 'id' | 'acted' | 'concerned'>) {
  const isAccount = target_type === 'user'
  return {
    target_name: isAccount ? ERASED : `a ${target_type}`,
    target_id: isAccount ? null : target_id,
    subject_netid: null,
    subject_name: null,
  }
}

/** The user's names in an entry. */
function namesIn({ acted, concerned, actor_name, subject_name }: Entry): string[] {
  return [...(acted ? [actor_name] : []), ...(concerned && subject_name !== null ? [subject_name] : [])]
}

/** The entries in which the user is the actor or the subject. */
async function select(db: Queryable, netid: string) {
  const acted = sql<boolean>`actor_netid is not distinct from ${netid}`
  const concerned = sql<boolean>`subject_netid is not distinct from ${netid}`
  return db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_id', 'actor_name', 'action', 'target_type', 'target_id', 'target_name'])
    .select([
      'subject_netid',
      'subject_name',
      'details',
      'reason',
      acted.as('acted'),
      concerned.as('concerned'),
    ])
    .where(({ or }) => or([acted, concerned]))
    .orderBy('id')
    .execute()
}
