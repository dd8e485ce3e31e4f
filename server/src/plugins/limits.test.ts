import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { addressSubject, createLimits, sweepLimits } from './limits.ts'

const limitOf = (limit: { name: string; subject: string; max: number; roughly?: true }) => ({
  ...limit,
  seconds: 60,
  reason: 'Too often.',
})

describe('limits', async () => {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const clock = { now: new Date('2026-03-15T12:00:00.000Z') }
  // two of them, as two server processes would have
  const [one, other] = [
    createLimits(database.db, () => clock.now),
    createLimits(database.db, () => clock.now),
  ]

  it('count exactly, for all processes together, however many come at once', async () => {
    const limit = limitOf({ name: 'test', subject: 'a', max: 10 })
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other)(limit)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('begin anew after their window, and tell how long that takes', async () => {
    const limit = limitOf({ name: 'test', subject: 'b', max: 1 })
    await one(limit)
    clock.now = new Date(clock.now.getTime() + 45_000)
    await expect(one(limit)).rejects.toMatchObject({
      status: 429,
      seconds: 15,
      message: 'Too often. Please try again in 15 seconds.',
    })
    clock.now = new Date(clock.now.getTime() + 15_000)
    await one(limit)
  })

  it('may be counted by each process for itself, and told to the others now and then', async () => {
    const limit = limitOf({ name: 'test', subject: 'rough', max: 100, roughly: true })
    const told = () =>
      database.db.selectFrom('rate_limits').select('count').where('key', '=', 'test:rough').executeTakeFirst()
    for (let count = 0; count < 4; count += 1) await one(limit)
    expect(await told()).toBeUndefined()
    await one(limit)
    expect(await told()).toEqual({ count: 5 })
    let passed = 5
    for (let count = 0; count < 150; count += 1) {
      const process = count % 2 ? one : other
      await process(limit).then(
        () => (passed += 1),
        () => undefined,
      )
    }
    expect(passed).toBeGreaterThanOrEqual(100 - 2 * 4)
    expect(passed).toBeLessThanOrEqual(100 + 2 * 5)
  })

  it('cost the database nothing once they are reached', async () => {
    const limit = limitOf({ name: 'test', subject: 'full', max: 1 })
    await one(limit)
    for (let count = 0; count < 10; count += 1)
      await expect(one(limit)).rejects.toMatchObject({ status: 429 })
    const row = database.db.selectFrom('rate_limits').select('count').where('key', '=', 'test:full')
    expect(await row.executeTakeFirst()).toEqual({ count: 1 })
  })

  it('are kept apart by name and subject', async () => {
    await one(limitOf({ name: 'x', subject: 'c', max: 1 }))
    await one(limitOf({ name: 'y', subject: 'c', max: 1 }))
    await one(limitOf({ name: 'x', subject: 'd', max: 1 }))
  })

  it('are swept when they are old', async () => {
    await sweepLimits(database.db, new Date(clock.now.getTime() + 3_600_001))
    expect(await database.db.selectFrom('rate_limits').select('key').execute()).toEqual([])
  })
})

describe('addressSubject', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('takes %s for %s', (ip, subject) => {
    expect(addressSubject(ip)).toBe(subject)
  })
})
