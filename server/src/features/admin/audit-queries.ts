import type { AuditEntry } from '@prompt-library/contract/admin'
import { searchKey } from '@prompt-library/domain/text-keys'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { containing } from '../../db/like-pattern.ts'

interface NewEntry {
  /** Without an id where it was done on the server itself. */
  actor: { id: number | null; display_name: string }
  /** In words, as the log shows it: 'made admin'. */
  action: string
  target: { type: 'user' | 'prompt' | 'export'; id: number | null; name: string }
  details?: string
  now: Date
}

/** What an admin did to somebody or something that is not theirs. In the transaction of what it tells of, if it has one. */
export async function recordAudit(db: Queryable, entry: NewEntry): Promise<void> {
  const { actor, action, target, details = '', now } = entry
  await db
    .insertInto('audit_log')
    .values({
      at: now,
      actor_id: actor.id,
      actor_name: actor.display_name,
      action,
      target_type: target.type,
      target_id: target.id,
      target_name: target.name,
      details,
      search_text: searchKey([actor.display_name, action, target.name, details].join('\n')),
    })
    .execute()
}

export async function listAuditLog(
  db: Queryable,
  text: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  const rows = await entries(db, text)
    .select(['id', 'at', 'actor_name', 'action', 'target_name', 'details'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

export async function countAuditLog(db: Queryable, text: string): Promise<number> {
  const { count } = await entries(db, text)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function entries(db: Queryable, text: string) {
  const key = searchKey(text.trim())
  const log = db.selectFrom('audit_log')
  return key === '' ? log : log.where('search_text', 'like', containing(key))
}
