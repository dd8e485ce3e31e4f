import { describe, expect, it } from 'vitest'
import { helpfulness } from './helpfulness.ts'

const of = (worked: number, answers: number) => helpfulness({ worked, answers })

describe('helpfulness', () => {
  it.each([
    [1, 1, 0.2065],
    [8, 9, 0.565],
    [40, 42, 0.8421],
    [5, 10, 0.2366],
    [1_000, 1_000, 0.9962],
  ])('is the lower bound of the Wilson interval: %i of %i', (worked, answers, bound) => {
    expect(of(worked, answers)).toBeCloseTo(bound, 3)
  })

  it('ranks many answers above one', () => {
    expect(of(1, 1)).toBeLessThan(of(40, 42))
    expect(of(2, 2)).toBeLessThan(of(8, 9))
  })

  it('is 0 without answers, and less if it didn’t work for most', () => {
    expect(of(0, 0)).toBe(0)
    const ranked = [of(40, 42), of(1, 1), of(1, 2), of(0, 0), of(0, 1), of(0, 3), of(1, 30), of(0, 100_000)]
    expect(ranked.toSorted((a, b) => b - a)).toEqual(ranked)
    expect(new Set(ranked).size).toBe(ranked.length)
    expect(of(0, 3)).toBe(-of(3, 3))
  })

  it('grows with each Yes and falls with each No', () => {
    for (let answers = 1; answers <= 60; answers += 1)
      for (let worked = 0; worked <= answers; worked += 1) {
        expect(of(worked + 1, answers + 1)).toBeGreaterThan(of(worked, answers))
        expect(of(worked, answers + 1)).toBeLessThan(of(worked, answers))
      }
  })

  it('is always less than the share it is based on', () => {
    for (const [worked, answers] of [
      [1, 1],
      [4, 7],
      [99, 100],
      [100_000, 100_000],
    ] as const) {
      expect(of(worked, answers)).toBeGreaterThan(0)
      expect(of(worked, answers)).toBeLessThan(worked / answers)
    }
  })
})
