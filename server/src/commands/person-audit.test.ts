import { afterAll, describe, expect, it } from 'vitest'
import { type Db, inTransaction } from '../db/database.ts'
import { recordAudit } from '../features/audit/queries.ts'
import { createUser } from '../testing/builders.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { eraseFromAuditLog, exportAuditEntries } from './person/audit-queries.ts'

const now = new Date('2026-03-15T12:00:00.000Z')
const ERASED = 'Erased user'

const log = (db: Db) =>
  db
    .selectFrom('audit_log')
    .select(['actor_name', 'target_name', 'details', 'reason', 'search_text'])
    .orderBy('id')
    .execute()

const titlesFor = async (db: Db, netid: string) =>
  (await exportAuditEntries(db, netid)).map(({ target_name }) => target_name)

describe('a user with the same name', async () => {
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

  it('keeps their entries when the other user is erased, even after both accounts are deleted', async () => {
    const other = await createUser(db, { netid: 'other' })
    await record(one, prompt('One did this', other))
    await record(two, prompt('Two did this', other))
    await record(other, prompt('Done to one', one))
    await record(other, prompt('Done to two', two))
    await db.deleteFrom('users').where('id', 'in', [one.id, two.id]).execute()

    expect(await titlesFor(db, 'ada1')).toEqual(['One did this', 'Done to one'])
    expect(await titlesFor(db, 'ada2')).toEqual(['Two did this', 'Done to two'])
    const { entries, names } = await inTransaction(db, (tx) => eraseFromAuditLog(tx, 'ada1'))
    expect([entries, names]).toEqual([2, [name]])
    expect(await titlesFor(db, 'ada1')).toEqual([])
    expect((await log(db)).map(({ actor_name, target_name }) => [actor_name, target_name])).toEqual([
      [ERASED, 'One did this'],
      [name, 'Two did this'],
      [other.display_name, 'a prompt'],
      [other.display_name, 'Done to two'],
    ])
  })
})

describe('the reason for a deletion', async () => {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const { db } = database

  it.each(['admin', 'author'] as const)(
    'is exported for the %s, and removed when they’re erased',
    async (who) => {
      const people = {
        admin: await createUser(db, { role: 'admin' }),
        author: await createUser(db),
      }
      await recordAudit(db, {
        actor: people.admin,
        action: 'deleted prompt',
        target: { type: 'prompt', id: 1, name: 'A title', subject: people.author, details: 'public' },
        reason: 'It names a wombat.',
        now,
      })
      const { netid } = people[who]
      expect(await exportAuditEntries(db, String(netid))).toMatchObject([{ reason: 'It names a wombat.' }])
      await inTransaction(db, (tx) => eraseFromAuditLog(tx, String(netid)))
      const [entry] = (await log(db)).slice(-1)
      expect(entry).toMatchObject({ reason: '', details: 'public' })
      expect(entry?.search_text).not.toContain('wombat')
    },
  )
})
