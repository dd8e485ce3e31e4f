import { expect, it } from 'vitest'
import { createProbe } from './probe.ts'

it('asks once for many, and again after five seconds', async () => {
  let [asked, now, isUp] = [0, 0, true]
  const responds = createProbe(
    async () => {
      asked += 1
      if (!isUp) throw new Error('down')
    },
    () => now,
  )
  expect(await Promise.all([responds(), responds()])).toEqual([true, true])
  isUp = false
  now = 4_999
  expect([await responds(), asked]).toEqual([true, 1])
  now = 5_000
  expect([await responds(), asked]).toEqual([false, 2])
})

it('doesn’t wait for a service that hangs', async () => {
  const before = performance.now()
  expect(await createProbe(() => new Promise(() => undefined))()).toBe(false)
  expect(performance.now() - before).toBeLessThan(4_000)
})
