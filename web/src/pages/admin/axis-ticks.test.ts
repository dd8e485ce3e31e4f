import { describe, expect, it } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

describe('axisTicks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1, 2]],
    [4, [0, 1, 2, 3, 4, 5]],
    [9, [0, 2, 4, 6, 8, 10]],
    [20, [0, 5, 10, 15, 20, 25]],
    [130, [0, 50, 100, 150]],
    [1000, [0, 250, 500, 750, 1000, 1250]],
  ])('picks ticks for counts up to %s', (max, ticks) => {
    expect(axisTicks(max, { unit: 1 })).toEqual(ticks)
  })

  it.each([
    [0.0123, 4, [0, 0.005, 0.01, 0.015, 0.02]],
    [0.28, 3, [0, 0.1, 0.2, 0.3]],
    [0.0008, 4, [0, 0.0005, 0.001, 0.0015, 0.002]],
    [0, 2, [0, 0.0001, 0.0002]],
  ])(
    'picks ticks for costs up to %s in %s steps, none smaller than the label can show',
    (max, steps, ticks) => {
      expect(axisTicks(max, { unit: 0.0001, steps })).toEqual(ticks)
    },
  )

  it('leaves room above the largest value and uses up to 6 round ticks', () => {
    for (let max = 1; max < 3000; max += 1) {
      const ticks = axisTicks(max, { unit: 1 })
      expect(ticks.at(-1), `${max}`).toBeGreaterThan(max)
      expect(ticks.length, `${max}`).toBeLessThanOrEqual(6)
      expect(String(ticks[1]), `${max}`).toMatch(/^(1|2|25|5)0*$/)
    }
  })
})
