import { afterEach, describe, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

describe('work that repeats', () => {
  afterEach(() => void vi.useRealTimers())

  it('begins after the first pause, and pauses as long as it says', async () => {
    const counts = { never: 0, once: 0, often: 0 }
    const count = (name: keyof typeof counts, pause: number) => async () => {
      counts[name] += 1
      return pause
    }
    const stops = [
      repeat(count('never', 0), 60_000),
      repeat(count('once', 60_000)),
      repeat(count('often', 1), 1),
    ]
    await expect.poll(() => counts.often).toBeGreaterThan(2)
    await Promise.all(stops.map((stop) => stop()))
    const { often } = counts
    expect(counts).toEqual({ never: 0, once: 1, often })
  })

  it('is told to stop, and waited for', async () => {
    let isOver = false
    const stop = repeat(async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      isOver = true
      return 0
    })
    await stop()
    expect(isOver).toBe(true)
  })

  it('isn’t waited for if it hangs', async () => {
    vi.useFakeTimers()
    const stop = repeat(() => new Promise(() => undefined))
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(10_000)
    await stopped
  })
})
