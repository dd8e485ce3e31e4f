import { describe, expect, it } from 'vitest'
import { BEHIND_MAX, createPrimaryLog } from './replica-lag.ts'

describe('how far a replica is behind', () => {
  const logOf = (...positions: number[]) => {
    const log = createPrimaryLog()
    for (const [second, position] of positions.entries()) log.add(second * 1000, position)
    return log
  }

  it.each([
    ['has everything', 500, 0],
    ['has more than the primary had when it was asked', 501, 0],
    ['lacks what was written in the last second', 499, 1000],
    ['has what was written three seconds ago', 200, 3000],
    ['has everything since nothing was written', 400, 1000],
  ])('is known if it %s', (_, replayed, expected) => {
    expect(logOf(100, 200, 300, 400, 500).lagAt(replayed, 4_000)).toBe(expected)
  })

  it('is zero for a replica that has everything while nothing is written', () => {
    expect(logOf(100, 100, 100).lagAt(100, 2_000)).toBe(0)
  })

  it('is too much for a replica that has less than what is known', () => {
    expect(logOf(100, 200).lagAt(99, 1_000)).toBeGreaterThan(BEHIND_MAX)
    expect(createPrimaryLog().lagAt(99, 0)).toBeGreaterThan(BEHIND_MAX)
  })

  it('is known after a failover that lost what no one was told is saved', () => {
    expect(logOf(100, 900, 150, 200).lagAt(200, 3_000)).toBe(0)
  })

  it('stays the same while the primary doesn’t respond, for a minute', () => {
    expect(logOf(100, 200).lagAt(200, 30_000)).toBe(0)
    expect(logOf(100, 200).lagAt(200, 70_000)).toBeGreaterThan(BEHIND_MAX)
  })

  it('is remembered for a minute', () => {
    expect(logOf(...Array.from({ length: 100 }, (_, second) => second)).lagAt(10, 99_000)).toBeGreaterThan(
      59_000,
    )
  })
})
