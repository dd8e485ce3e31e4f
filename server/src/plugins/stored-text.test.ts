import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { restoreRevision } from '@prompt-library/contract/revisions'
import { DAY, HOUR } from '@prompt-library/domain/durations'
import { expect, it } from 'vitest'
import * as builders from '../testing/builders.ts'
import { createSignedInUser } from '../testing/signed-in-user.ts'
import { createTestApp } from '../testing/test-app.ts'
import { sweepLimits } from './limits.ts'

const testApp = await createTestApp()
const { db, clock } = testApp
// Shortly before the end of a day, so that the sessions last until the next.
clock.now = new Date('2026-03-15T20:00:00.000Z')
const FORM = { title: 'New', category: 'Teach', visibility: 'public', markdown: '<p>机器</p>' }

const keyOf = ({ id }: { id: number }) => `stored-text:${id}`
const storedBy = async (user: { id: number }) =>
  (await db.selectFrom('rate_limits').select('count').where('key', '=', keyOf(user)).executeTakeFirst())
    ?.count

async function createAuthor() {
  const author = await createSignedInUser(testApp)
  const { id } = await builders.createPrompt(db, { author_id: author.id, title: 'Old' })
  await db.updateTable('prompts').set({ title: 'Current' }).where('id', '=', id).execute()
  const save = {
    create: () => author.post(createPrompt, FORM),
    clone: () => author.post(clonePrompt, { ...FORM, prompt_id: id }),
    edit: () => author.post(updatePrompt, { ...FORM, id }),
    restore: () => author.post(restoreRevision, { prompt_id: id, revision: 1 }),
  }
  /** Pretends that other processes have counted this many bytes. */
  const setStored = async (count: number) => {
    const window_start = new Date(clock.now.getTime() - (clock.now.getTime() % DAY))
    await db
      .insertInto('rate_limits')
      .values({ key: keyOf(author), window_start, count })
      .execute()
  }
  return { author, save, setStored }
}

it.each(['create', 'clone', 'edit', 'restore'] as const)(
  'a user who has stored 50 MB in a day can’t %s a prompt until the next day',
  async (way) => {
    const [{ author, save, setStored }, other] = [await createAuthor(), await createAuthor()]
    await setStored(50_000_000)
    const count = async () =>
      Number((await db.selectFrom('revisions').select(db.fn.countAll().as('all')).executeTakeFirst())?.all)
    const before = await count()
    const refused = await save[way]()
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '14400',
      'You’ve saved 50 MB of text today, which is the most for one day. This change isn’t saved. Please try again in 4 hours.',
    ])
    expect([await count(), await storedBy(author)]).toEqual([before, 50_000_000])
    expect((await other.save[way]()).statusCode).toBeLessThan(300)
    const now = clock.now
    clock.now = new Date(now.getTime() + 4 * HOUR)
    expect((await save[way]()).statusCode).toBeLessThan(300)
    clock.now = now
  },
)

it('counts the bytes of what was stored, and keeps the count for a day', async () => {
  const { author, save } = await createAuthor()
  await save.create()
  expect(await storedBy(author)).toBe(Buffer.byteLength('New<p>机器</p>[]'))
  await sweepLimits(db, new Date(clock.now.getTime() + 2 * HOUR))
  expect(await storedBy(author)).toBeDefined()
  await sweepLimits(db, new Date(clock.now.getTime() + DAY))
  expect(await storedBy(author)).toBeUndefined()
})
