import { getActivity } from '@prompt-library/contract/activity'
import { listPrompts } from '@prompt-library/contract/prompts'
import { saveSettings } from '@prompt-library/contract/settings'
import { DAY } from '@prompt-library/domain/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/database.ts'
import { runInWorker } from '../../outside/worker/run-in-worker.ts'
import { countMissesOf, deleteMissesOf } from '../../search/missed-searches.ts'
import { createPrompt } from '../../testing/builders.ts'
import { injected } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createSettings } from '../settings/settings.ts'
import { sweepMissedSearches } from './missed-searches.ts'

const { app, db, clock, newUser } = await createTestApp()
const author = await newUser()
await createPrompt(db, { author_id: author.id, title: 'Plan a party', is_public: true })
await createPrompt(db, { author_id: author.id, title: 'Juggling secrets', is_public: false })
const searchedBy = async (count: number, query: object) => {
  for (let index = 0; index < count; index += 1)
    await (await newUser()).read(listPrompts, { page: 1, ...query })
}
const missed = async () => (await (await newUser({ role: 'admin' })).read(getActivity)).missed_searches
const stored = () => db.selectFrom('missed_searches').select('words').execute()
const hashes = () => db.selectFrom('search_misses').selectAll().execute()
const sweep = () => sweepMissedSearches(db, clock.now, createSettings(db))

// A search doesn't wait for the thread to start.
await runInWorker(0, 'findSensitive', '', {})

beforeEach(async () => {
  clock.now = new Date('2026-03-18T12:00:00.000Z')
  await db.deleteFrom('search_months').execute()
  await db.deleteFrom('missed_searches').execute()
})

describe('a search that found nothing', () => {
  it('is shown once three people searched for the same words, however they wrote them', async () => {
    await searchedBy(1, { q: 'juggling' })
    await searchedBy(1, { q: '  Juggling ' })
    expect(await missed()).toEqual([])
    expect(await stored()).toEqual([])
    await searchedBy(1, { q: 'JUGGLING' })
    expect(await missed()).toEqual([{ words: 'juggling', people: 3, last_searched_on: '2026-03-18' }])
    await searchedBy(2, { q: 'juggling' })
    expect(await missed()).toMatchObject([{ people: 5 }])
  })

  it('counts each person once, and visitors by network', async () => {
    const query = { q: 'zither', page: 1 }
    const searchFrom = (remoteAddress: string) =>
      app.inject({ ...injected(listPrompts, query), remoteAddress })
    for (let index = 0; index < 5; index += 1) await author.read(listPrompts, query)
    for (let index = 0; index < 5; index += 1) await searchFrom('10.1.1.2')
    expect(await missed()).toEqual([])
    await searchFrom('10.1.1.3')
    expect(await missed()).toMatchObject([{ words: 'zither', people: 3 }])
  })

  it('stores no words and no one’s name before that', async () => {
    await searchedBy(2, { q: 'juggling' })
    const text = JSON.stringify(await hashes())
    expect(text).not.toContain('juggling')
    expect(await hashes()).toHaveLength(2)
  })

  it.each([
    ['found something', { q: 'party' }],
    ['has a filter', { q: 'juggling', category: 'Writing' }],
    ['is one of an author', { q: 'juggling', author: '2' }],
    ['is on a later page', { q: 'juggling', page: '2' }],
    ['is very short', { q: 'ju' }],
    ['is very long', { q: 'juggling '.repeat(12) }],
    ['contains a social security number', { q: 'juggling 536-90-4399' }],
    ['contains an email address', { q: 'juggling jane.roe@gmail.com' }],
  ])('isn’t counted if it %s', async (_, query) => {
    await searchedBy(3, query)
    expect(await hashes()).toEqual([])
  })

  it('isn’t shown while people type longer words', async () => {
    await searchedBy(3, { q: 'juggl' })
    await searchedBy(3, { q: 'juggling balls' })
    await searchedBy(4, { q: 'jugg' })
    expect((await missed()).map(({ words }) => words)).toEqual(['jugg', 'juggling balls'])
  })

  it('disappears when a prompt answers it', async () => {
    await searchedBy(3, { q: 'yodeling' })
    expect(await missed()).toHaveLength(1)
    await createPrompt(db, { author_id: author.id, title: 'Yodeling for beginners', is_public: true })
    expect(await missed()).toEqual([])
  })

  it('starts again each month, and the key of a month is deleted with it', async () => {
    await searchedBy(2, { q: 'juggling' })
    clock.now = new Date('2026-04-01T00:00:00.000Z')
    await searchedBy(1, { q: 'juggling' })
    expect(await missed()).toEqual([])
    await sweep()
    expect(await hashes()).toHaveLength(1)
    expect(await db.selectFrom('search_months').selectAll().execute()).toHaveLength(1)
  })

  it('is kept for 90 days', async () => {
    await searchedBy(3, { q: 'juggling' })
    clock.now = new Date(clock.now.getTime() + 90 * DAY)
    await sweep()
    expect(await stored()).toHaveLength(1)
    clock.now = new Date(clock.now.getTime() + DAY)
    await sweep()
    expect(await stored()).toEqual([])
  })

  it('is forgotten with its person', async () => {
    const person = await newUser()
    for (const q of ['juggling', 'unicycle']) await person.read(listPrompts, { q, page: 1 })
    expect(await countMissesOf(db, person.id)).toBe(2)
    expect(await countMissesOf(db, author.id)).toBe(0)
    await inTransaction(db, (tx) => deleteMissesOf(tx, person.id))
    expect(await hashes()).toEqual([])
  })

  it('isn’t counted if an admin turned it off, and what was counted is deleted', async () => {
    await searchedBy(3, { q: 'juggling' })
    const admin = await newUser({ role: 'admin' })
    const change = (missed_searches: boolean) => admin.read(saveSettings, { missed_searches })
    await change(false)
    await searchedBy(3, { q: 'unicycle' })
    expect(await missed()).toEqual([])
    await sweep()
    expect([await stored(), await hashes()]).toEqual([[], []])
    await change(true)
  })
})
