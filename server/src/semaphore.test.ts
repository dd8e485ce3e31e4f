import { describe, expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

const ROOMY = { running: 2, runningPerKey: 2, waiting: 10, waitingPerKey: 10, waitTimeout: 5_000 }

/** Enters, and records when it's let in or refused. */
function enter(semaphore: Semaphore, order: string[], name: string, size?: number) {
  const leaving = semaphore.enter(name.slice(0, 1), size).then((leave) => {
    order.push(leave ? name : `${name} refused`)
    return leave
  })
  return {
    leave: async () => {
      ;(await leaving)?.()
      await settled()
    },
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a semaphore', () => {
  it('runs up to the limit, then one more each time one finishes', async () => {
    const semaphore = new Semaphore(ROOMY)
    const order: string[] = []
    const [a, b] = ['a', 'b', 'c', 'd'].map((name) => enter(semaphore, order, name))
    await settled()
    expect(order).toEqual(['a', 'b'])
    await b?.leave()
    expect(order).toEqual(['a', 'b', 'c'])
    await a?.leave()
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps room for other keys', async () => {
    const semaphore = new Semaphore({ ...ROOMY, running: 3 })
    const order: string[] = []
    for (const name of ['a1', 'a2', 'a3', 'b1']) enter(semaphore, order, name)
    await settled()
    expect(order).toEqual(['a1', 'a2', 'b1'])
  })

  it('lets keys take turns, however many entries of one of them wait', async () => {
    const semaphore = new Semaphore({ ...ROOMY, running: 1 })
    const order: string[] = []
    const entries = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => enter(semaphore, order, name))
    await settled()
    const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']
    for (let turn = 0; turn < 6; turn += 1) await entries[names.indexOf(order[turn] ?? '')]?.leave()
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'c1', 'a4'])
  })

  it('refuses at once when the queue is full, and after the wait times out', async () => {
    const semaphore = new Semaphore({ ...ROOMY, running: 1, waitingPerKey: 1, waitTimeout: 50 })
    const order: string[] = []
    const inside = enter(semaphore, order, 'a inside')
    for (const name of ['a waits', 'a is one too many', 'b waits']) enter(semaphore, order, name)
    await settled()
    expect(order).toEqual(['a inside', 'a is one too many refused'])
    await expect.poll(() => order.slice(2)).toEqual(['a waits refused', 'b waits refused'])
    await inside.leave()
    enter(semaphore, order, 'a later')
    await settled()
    expect(order.at(-1)).toBe('a later')
  })

  it('counts sizes', async () => {
    const semaphore = new Semaphore({ ...ROOMY, running: 10, runningPerKey: 6, waiting: 0 })
    const order: string[] = []
    const first = enter(semaphore, order, 'a1', 6)
    enter(semaphore, order, 'a2', 1)
    enter(semaphore, order, 'b1', 5)
    enter(semaphore, order, 'c1', 4)
    await settled()
    expect(order).toEqual(['a1', 'a2 refused', 'b1 refused', 'c1'])
    await first.leave()
    enter(semaphore, order, 'b2', 6)
    await settled()
    expect(order.at(-1)).toBe('b2')
  })

  it('says how long the first one has been waiting', async () => {
    const semaphore = new Semaphore({ ...ROOMY, running: 1 })
    const order: string[] = []
    const [a, b] = ['a', 'b', 'c'].map((name) => enter(semaphore, order, name))
    expect([semaphore.length, semaphore.delay > 0]).toEqual([2, true])
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(semaphore.delay).toBeGreaterThan(30)
    await a?.leave()
    await b?.leave()
    expect([semaphore.length, semaphore.delay]).toEqual([0, 0])
  })
})
