import type { AuditEntry, AuditSort } from '@prompt-library/contract/admin'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable } from '../../db/database.ts'
import { containing } from '../../db/like-pattern.ts'

interface NewEntry {
  /** The ID is null for a command run on the server. */
  actor: { id: number | null; display_name: string }
  /** As shown in the log: 'made admin'. */
  action: string
  target: AuditTarget
  /** Free text that an admin wrote. Removed when the actor or the subject is erased. */
  reason?: string | undefined
  now: Date
}

interface AuditTarget {
  type: 'user' | 'prompt' | 'collection' | 'export' | 'setting' | 'key' | 'group'
  id: number | null
  name: string
  /** The owner of the account, prompt, or collection. Exports and erasures find the entry by this NetID. */
  subject?: { netid: string | null; display_name: string }
  /** The prompts that it's about, if they're several. */
  promptIds?: readonly number[]
  /** Anything else worth knowing. Must not identify anyone, because it stays when the subject is erased. */
  details?: string
}

/** Call this in the same transaction as the action, if there is one. */
export async function recordAudit(db: Queryable, entry: NewEntry): Promise<void> {
  const { actor, action, target, reason = '', now } = entry
  const row = {
    actor_name: actor.display_name,
    action,
    target_type: target.type,
    target_name: target.name,
    subject_netid: target.subject?.netid ?? null,
    subject_name: target.subject?.display_name ?? null,
    details: target.details ?? '',
    reason,
  }
  await db
    .insertInto('audit_log')
    .values({
      ...row,
      at: now,
      actor_id: actor.id,
      actor_netid: sql<string | null>`(select netid from users where id = ${actor.id})`,
      target_id: target.id,
      prompt_ids: target.promptIds?.length ? [...target.promptIds] : null,
      search_text: auditSearchText(row),
    })
    .execute()
}

interface Audited {
  name: string
  details: string
  netid: string | null
  display_name: string
}

/** How the log describes a prompt. Call this before deleting the prompt. */
export function findAuditedPrompt(db: Queryable, id: number): Promise<AuditTarget | undefined> {
  return findAudited(
    db,
    { type: 'prompt', id },
    sql`
    select title as name, case when is_public then 'public' else 'private' end as details, netid, display_name
    from prompts join users on users.id = author_id where prompts.id = ${id}`,
  )
}

/** How the log describes a collection. Call this before deleting the collection. */
export function findAuditedCollection(db: Queryable, id: number): Promise<AuditTarget | undefined> {
  return findAudited(
    db,
    { type: 'collection', id },
    sql`
    select name, visibility as details, netid, display_name
    from collections join collection_members as owner on collection_id = collections.id and owner.role = 'owner'
      join users on users.id = owner.user_id
    where collections.id = ${id}`,
  )
}

async function findAudited(
  db: Queryable,
  target: Pick<AuditTarget, 'type' | 'id'>,
  query: RawBuilder<Audited>,
): Promise<AuditTarget | undefined> {
  const [row] = (await query.execute(db)).rows
  if (!row) return undefined
  const { name, details, ...subject } = row
  return { ...target, name, subject, details }
}

interface AuditFilter {
  text?: string | undefined
  /** The NetID of someone who did something, or to whose account, prompt, or collection it was done. */
  person?: string | undefined
  /** The ID of a prompt. */
  prompt?: number | undefined
}

export async function listAuditLog(
  db: Queryable,
  filter: AuditFilter,
  { sort, limit, offset }: { sort: AuditSort; limit: number; offset: number },
): Promise<AuditEntry[]> {
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const rows = await entries(db, filter)
    .select(['id', 'at', 'actor_name', 'actor_netid', 'action', 'target_type', 'target_id', 'target_name'])
    .select(['subject_netid', 'subject_name', 'details', 'reason'])
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor_name: row.actor_name,
    actor_netid: row.actor_netid,
    action: row.action,
    target_name: row.target_name,
    subject_netid: row.subject_netid,
    prompt_id: row.target_type === 'prompt' ? row.target_id : null,
    details: auditDetails(row),
    reason: row.reason,
  }))
}

export function countAuditLog(db: Queryable, filter: AuditFilter): Promise<number> {
  return countRows(entries(db, filter))
}

function entries(db: Queryable, { text = '', person, prompt }: AuditFilter) {
  const key = searchKey(text.trim())
  const netid = person?.toLowerCase() ?? ''
  return db
    .selectFrom('audit_log')
    .$if(key !== '', (log) => log.where('search_text', 'like', containing(key)))
    .$if(person !== undefined, (log) =>
      log.where(({ or, eb }) => or([eb('actor_netid', '=', netid), eb('subject_netid', '=', netid)])),
    )
    .$if(prompt !== undefined, (log) =>
      log.where(
        sql<boolean>`((target_type = 'prompt' and target_id = ${prompt}) or prompt_ids @> array[${prompt}]::int[])`,
      ),
    )
}

interface Described {
  target_type: AuditTarget['type']
  subject_netid: string | null
  subject_name: string | null
  details: string
}

/** The details shown in the log: 'ada1, with 3 prompts' or 'private, by Ada Lovelace (ada1)'. */
export function auditDetails({ target_type, subject_netid, subject_name, details }: Described): string {
  if (subject_name === null) return details
  const parts =
    target_type === 'prompt' || target_type === 'collection'
      ? [details, `by ${subject_name} (${subject_netid ?? 'the library'})`]
      : [subject_netid, details]
  return parts.filter(Boolean).join(', ')
}

export function auditSearchText(
  row: Described & { actor_name: string; action: string; target_name: string; reason: string },
): string {
  return searchKey([row.actor_name, row.action, row.target_name, auditDetails(row), row.reason].join('\n'))
}
