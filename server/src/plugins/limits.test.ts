import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { addressSubject, createLimits, sweepLimits } from './limits.ts'

const limitOf = (limit: { name: string; subject: string; max: number; approximate?: true }) => ({
  ...limit,
  seconds: 60,
  reason: 'Too many.',
})

describe('limits', async () => {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const clock = { now: new Date('2026-03-15T12:00:00.000Z') }
  // Two instances, as in two server processes.
  const [one, other] = [
    createLimits(database.db, () => clock.now),
    createLimits(database.db, () => clock.now),
  ]

  it('count exactly across processes and concurrent requests', async () => {
    const limit = limitOf({ name: 'test', subject: 'a', max: 10 })
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other)(limit)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('count several at once, or none of them if they don’t fit', async () => {
    const limit = limitOf({ name: 'test', subject: 'several', max: 10 })
    await one({ ...limit, count: 6 })
    for (const process of [other, one])
      await expect(process({ ...limit, count: 5 })).rejects.toMatchObject({ status: 429 })
    await other({ ...limit, count: 4 })
    for (const process of [other, one]) await expect(process(limit)).rejects.toMatchObject({ status: 429 })
  })

  it('reset after their window, and say how long that takes', async () => {
    const limit = limitOf({ name: 'test', subject: 'b', max: 1 })
    await one(limit)
    clock.now = new Date(clock.now.getTime() + 45_000)
    await expect(one(limit)).rejects.toMatchObject({
      status: 429,
      seconds: 15,
      message: 'Too many. Please try again in 15 seconds.',
    })
    clock.now = new Date(clock.now.getTime() + 15_000)
    await one(limit)
  })

  it('aren’t kept by a clock that was two days ahead', async () => {
    const limit = limitOf({ name: 'test', subject: 'ahead', max: 1 })
    const [now, ahead] = [clock.now, new Date(clock.now.getTime() + 2 * 86_400_000)]
    clock.now = ahead
    await one(limit)
    await expect(one(limit)).rejects.toMatchObject({ status: 429 })
    clock.now = now
    for (const process of [one, other]) {
      if (process === one) await process(limit)
      await expect(process(limit)).rejects.toMatchObject({ status: 429 })
    }
    clock.now = new Date(now.getTime() + 60_000)
    await other(limit)
    clock.now = now
  })

  it('count together although the clocks of processes differ by seconds', async () => {
    const limit = limitOf({ name: 'test', subject: 'differ', max: 1 })
    const now = clock.now
    clock.now = new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + 1_000)
    await one(limit)
    clock.now = new Date(clock.now.getTime() - 2_000)
    await expect(other(limit)).rejects.toMatchObject({ status: 429 })
    clock.now = now
  })

  it('can be approximate, with occasional updates of the database', async () => {
    const limit = limitOf({ name: 'test', subject: 'approximate', max: 100, approximate: true })
    const saved = () =>
      database.db
        .selectFrom('rate_limits')
        .select('count')
        .where('key', '=', 'test:approximate')
        .executeTakeFirst()
    for (let count = 0; count < 4; count += 1) await one(limit)
    expect(await saved()).toBeUndefined()
    await one(limit)
    expect(await saved()).toEqual({ count: 5 })
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

  it('don’t query the database once they’re reached', async () => {
    const limit = limitOf({ name: 'test', subject: 'full', max: 1 })
    await one(limit)
    for (let count = 0; count < 10; count += 1)
      await expect(one(limit)).rejects.toMatchObject({ status: 429 })
    const row = database.db.selectFrom('rate_limits').select('count').where('key', '=', 'test:full')
    expect(await row.executeTakeFirst()).toEqual({ count: 1 })
  })

  it('are separate for each name and subject', async () => {
    await one(limitOf({ name: 'x', subject: 'c', max: 1 }))
    await one(limitOf({ name: 'y', subject: 'c', max: 1 }))
    await one(limitOf({ name: 'x', subject: 'd', max: 1 }))
  })

  it('are deleted when they’re old', async () => {
    await sweepLimits(database.db, new Date(clock.now.getTime() + 2 * 3_600_000))
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
  ])('maps %s to %s', (ip, subject) => {
    expect(addressSubject(ip)).toBe(subject)
  })
})
