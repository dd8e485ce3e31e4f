import { getAdminStats, getBuilderStats, getChartData } from '@prompt-library/contract/admin'
import { DAY } from '@prompt-library/domain/durations'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, createUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

async function createStats(environment: Record<string, string> = {}) {
  const testApp = await createTestApp(environment)
  const { db, newUser } = testApp
  const admin = await newUser({ role: 'admin' })
  type Fields = { user_id?: number; outcome?: 'succeeded' | 'failed' | 'cancelled' }
  return {
    ...testApp,
    admin,
    write: (at: string) => createPrompt(db, { author_id: admin.id, created_at: new Date(at) }),
    enhance: (at: string, cost_usd: string, fields: Fields = {}) => {
      const call = { outcome: 'succeeded', provider: 'p', model: 'm', cost_usd } as const
      const values = { ...call, user_id: admin.id, started_at: new Date(at), ...fields }
      return db.insertInto('enhancements').values(values).execute()
    },
  }
}

describe.each([
  ['UTC', '2026-03-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z'],
  ['America/Chicago', '2026-03-01T06:00:00.000Z', '2026-03-01T05:59:59.999Z'],
  ['Asia/Kolkata', '2026-02-28T18:30:00.000Z', '2026-02-28T18:29:59.999Z'],
])('in the time zone %s', async (timeZone, firstOfMarch, lastOfFebruary) => {
  const { clock, admin, write, enhance } = await createStats({ TIME_ZONE: timeZone })
  clock.now = new Date('2026-03-15T12:00:00.000Z')
  await write(firstOfMarch)
  await write(lastOfFebruary)
  await write('2025-04-15T12:00:00.000Z')
  await write('2025-03-15T12:00:00.000Z')
  await enhance(firstOfMarch, '0.25')
  await enhance(lastOfFebruary, '0.5')

  it('a month starts at local midnight', async () => {
    expect(await admin.read(getAdminStats)).toMatchObject({ totalPrompts: 4, promptsThisMonth: 1 })
    expect(await admin.read(getBuilderStats)).toMatchObject({
      totalEnhancements: 2,
      enhancementsThisMonth: 1,
      totalApiCost: 0.75,
      apiCostThisMonth: 0.25,
      avgCostPerEnhancement: 0.375,
    })
  })

  it('the chart has the last 12 months, including those without prompts', async () => {
    const { monthly } = await admin.read(getChartData)
    expect(monthly.labels.join()).toBe(
      'Apr 2025,May 2025,Jun 2025,Jul 2025,Aug 2025,Sep 2025,Oct 2025,Nov 2025,Dec 2025,Jan 2026,Feb 2026,Mar 2026',
    )
    expect(monthly.counts).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
  })
})

describe('the dashboard totals', async () => {
  const { db, clock, admin } = await createStats()
  const library = await createLibraryAccount(db)
  await createPrompt(db, { author_id: library.id, category: 'Study' })
  await createPrompt(db, { author_id: admin.id, category: 'Research', is_public: false })
  await createPrompt(db, { author_id: admin.id, category: 'Research' })
  for (const ago of [30 * DAY - 1, 30 * DAY + 1])
    await createUser(db, { last_login_at: new Date(clock.now.getTime() - ago) })

  it('count users but not the library account, and users who signed in within 30 days as active', async () => {
    expect(await admin.read(getAdminStats)).toEqual({
      totalUsers: 3,
      totalPrompts: 3,
      promptsThisMonth: 3,
      activeUsers: 1,
    })
  })

  it('count prompts by category', async () => {
    expect((await admin.read(getChartData)).category).toEqual({
      labels: ['Research', 'Study'],
      counts: [2, 1],
    })
  })
})

describe('AI enhancement statistics', async () => {
  const { db, clock, enhance, admin } = await createStats({ TIME_ZONE: 'America/New_York' })
  // Two days after daylight saving time started.
  clock.now = new Date('2026-03-10T16:00:00.000Z')

  it('are grouped by local day, across a daylight saving time change', async () => {
    await enhance('2026-03-08T04:59:59.000Z', '0.0001') // March 7, before midnight in New York
    await enhance('2026-03-08T05:00:00.000Z', '0.0002')
    await enhance('2026-03-09T03:59:59.000Z', '0.0003') // still March 8, an hour shorter
    await enhance('2026-03-09T04:00:00.000Z', '0.0004')
    const { dailyUsage } = await admin.read(getBuilderStats)
    expect(dailyUsage[0]?.date).toBe('2026-02-25')
    expect(dailyUsage.slice(-4)).toEqual([
      { date: '2026-03-07', count: 1, cost: 0.0001 },
      { date: '2026-03-08', count: 2, cost: 0.0005 },
      { date: '2026-03-09', count: 1, cost: 0.0004 },
      { date: '2026-03-10', count: 0, cost: 0 },
    ])
  })

  it('count successful enhancements only, but include every cost', async () => {
    const before = await admin.read(getBuilderStats)
    await enhance('2026-03-10T12:00:00.000Z', '1', { outcome: 'failed' })
    await enhance('2026-03-10T12:00:00.000Z', '2', { outcome: 'cancelled' })
    const after = await admin.read(getBuilderStats)
    expect(after.totalEnhancements).toBe(before.totalEnhancements)
    expect(after.totalApiCost).toBeCloseTo(before.totalApiCost + 3, 6)
    expect(after.dailyUsage.at(-1)).toEqual({ date: '2026-03-10', count: 0, cost: 3 })
  })

  it('list the users with the most enhancements in the last 30 days', async () => {
    const heavy = await createUser(db, { display_name: 'Heavy User' })
    for (let count = 0; count < 6; count += 1)
      await enhance('2026-03-09T12:00:00.000Z', '0.01', { user_id: heavy.id })
    const old = await createUser(db, { display_name: 'Long Ago' })
    for (let count = 0; count < 9; count += 1)
      await enhance('2026-02-01T12:00:00.000Z', '0.01', { user_id: old.id })
    const { topUsers, activePromptBuilderUsers } = await admin.read(getBuilderStats)
    expect(topUsers[0]).toEqual({
      display_name: 'Heavy User',
      email: heavy.email,
      enhancement_count: 6,
      total_cost: 0.06,
    })
    expect(topUsers[1]).toMatchObject({ display_name: admin.display_name, enhancement_count: 4 })
    expect(topUsers).toHaveLength(2)
    expect(activePromptBuilderUsers).toBe(2)
  })
})
