import { searchKey } from '@prompt-library/domain/text/text-keys'
import { afterAll, describe, expect, it } from 'vitest'
import { type Db, inTransaction } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { recordAudit } from '../features/audit/queries.ts'
import { createUser } from '../testing/builders.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { eraseFromAuditLog, exportAuditEntries } from './person/audit-queries.ts'
import { erasePerson } from './person/erase.ts'

const now = new Date('2026-03-15T12:00:00.000Z')
const ERASED = 'Somebody who was erased'

interface OldEntry {
  actor_id?: number | null
  actor_name?: string
  action?: string
  target_type?: 'user' | 'prompt'
  target_id?: number
  target_name?: string
  details: string
}

/** As the versions before migration 0012 wrote it: everything in the text of the details. */
async function recordOldEntry(db: Db, entry: OldEntry): Promise<void> {
  const row = {
    actor_id: null,
    actor_name: 'Some Admin',
    action: 'deleted prompt',
    target_type: 'prompt' as const,
    target_id: 999,
    target_name: 'A title',
    ...entry,
  }
  const search_text = searchKey([row.actor_name, row.action, row.target_name, row.details].join('\n'))
  await db
    .insertInto('audit_log')
    .values({ ...row, at: now, search_text })
    .execute()
}

const log = (db: Db) =>
  db
    .selectFrom('audit_log')
    .select(['actor_name', 'target_name', 'details', 'search_text'])
    .orderBy('id')
    .execute()

const titlesFor = async (db: Db, person: Parameters<typeof exportAuditEntries>[1]) =>
  (await exportAuditEntries(db, person)).map(({ target_name }) => target_name)

/** Back to before migration 0012, which is quicker than all migrations up to it. */
const undoMigration = `alter table audit_log drop column actor_netid, drop column subject_netid, drop column subject_name;
  delete from migrations where name like '0012-%'`

describe.each([
  ['entries from before the migration', { migrated: false }],
  ['entries that an older version writes while the new one runs', { migrated: true }],
])('%s', async (_, { migrated }) => {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const { db } = database
  const ada = await createUser(db, { netid: 'ada1', display_name: 'Ada (Countess) Lovelace' })
  const bob = await createUser(db, { netid: 'bob.2', display_name: 'Bob' })
  if (!migrated) await database.withSession((run) => run(undoMigration))
  for (const { id, netid, display_name } of [ada, bob]) {
    const user = { target_type: 'user' as const, target_id: id, target_name: display_name }
    const by = `by ${display_name}`
    await recordOldEntry(db, { ...user, action: 'made admin', details: netid ?? '' })
    await recordOldEntry(db, { ...user, action: 'deleted user', details: `${netid}, with 3 prompts` })
    await recordOldEntry(db, { details: `private, ${by} (${netid})`, target_name: `${netid} read` })
    await recordOldEntry(db, { details: `public, ${by}`, target_name: `${netid} moderated` })
    await recordOldEntry(db, { actor_id: id, actor_name: display_name, details: 'public, by Someone' })
    await recordOldEntry(db, { actor_name: display_name, details: 'public, by Someone' })
  }
  if (!migrated) expect(await migrate(database)).toHaveLength(1)

  it('are exported with their author, in every form they were written in', async () => {
    const entries = await exportAuditEntries(db, { ...ada, netid: 'ada1' })
    expect(entries.map(({ target_name, details }) => [target_name, details])).toEqual([
      [ada.display_name, 'ada1'],
      [ada.display_name, 'ada1, with 3 prompts'],
      ['ada1 read', `private, by ${ada.display_name} (ada1)`],
      ['ada1 moderated', `public, by ${ada.display_name}`],
      ['A title', 'public, by Someone'],
      ['A title', 'public, by Someone'],
    ])
  })

  it('lose the name and the titles when the person is erased, and no one else’s do', async () => {
    const before = await log(db)
    await erasePerson(db, { netid: 'ada1', keepPrompts: false, adminNetIds: [], now })
    const after = await log(db)
    expect(JSON.stringify(after)).not.toMatch(/ada/i)
    expect(after.slice(0, 6).map(({ actor_name, target_name }) => [actor_name, target_name])).toEqual([
      ['Some Admin', ERASED],
      ['Some Admin', ERASED],
      ['Some Admin', 'a prompt'],
      ['Some Admin', 'a prompt'],
      [ERASED, 'A title'],
      [ERASED, 'A title'],
    ])
    expect(after.slice(2, 4).map(({ details }) => details)).toEqual(['private', 'public'])
    expect(after.slice(6, 12)).toEqual(before.slice(6))
  })
})

describe('a namesake', async () => {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const { db } = database
  const name = 'Ada Lovelace'
  const one = await createUser(db, { netid: 'ada1', display_name: name, role: 'admin' })
  const two = await createUser(db, { netid: 'ada2', display_name: name, role: 'admin' })
  const prompt = (title: string, subject: typeof one) => ({
    type: 'prompt' as const,
    id: 1,
    name: title,
    subject,
  })
  const record = (actor: typeof one, target: Parameters<typeof recordAudit>[1]['target']) =>
    recordAudit(db, { actor, action: 'deleted prompt', target, now })

  it('keeps their entries when the other one is erased, also once their account is deleted', async () => {
    const other = await createUser(db, { netid: 'other' })
    await record(one, prompt('One did this', other))
    await record(two, prompt('Two did this', other))
    await record(other, prompt('Done to one', one))
    await record(other, prompt('Done to two', two))
    // Which of the two these were about, no one can tell.
    await recordOldEntry(db, { details: `public, by ${name}`, target_name: 'Unknown author' })
    await recordOldEntry(db, {
      actor_name: name,
      details: 'public, by Someone',
      target_name: 'Unknown actor',
    })
    await db.deleteFrom('users').where('id', 'in', [one.id, two.id]).execute()

    expect(await titlesFor(db, { netid: 'ada1' })).toEqual(['One did this', 'Done to one'])
    expect(await titlesFor(db, { netid: 'ada2' })).toEqual(['Two did this', 'Done to two'])
    const { entries, names } = await inTransaction(db, (tx) => eraseFromAuditLog(tx, { netid: 'ada1' }))
    expect([entries, names]).toEqual([2, [name]])
    expect(await titlesFor(db, { netid: 'ada1' })).toEqual([])
    expect((await log(db)).map(({ actor_name, target_name }) => [actor_name, target_name])).toEqual([
      [ERASED, 'One did this'],
      [name, 'Two did this'],
      [other.display_name, 'a prompt'],
      [other.display_name, 'Done to two'],
      ['Some Admin', 'Unknown author'],
      [name, 'Unknown actor'],
    ])
  })
})
