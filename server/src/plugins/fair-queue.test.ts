import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const WAIT_TIMEOUT = 5_000

/** Enters the queue, and records when it's let in or refused. */
function enter(queue: FairQueue, order: string[], name: string, ...who: string[]) {
  const leaving = queue.enter(...who).then((leave) => {
    order.push(leave ? name : `${name} refused`)
    return leave
  })
  return { leave: async () => (await leaving)?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a fair queue', () => {
  it('runs up to the limit, then one more each time one finishes', async () => {
    const queue = new FairQueue({ concurrent: [2], waiting: [10], waitTimeout: WAIT_TIMEOUT })
    const order: string[] = []
    const [a, b] = ['a', 'b', 'c', 'd'].map((name) => enter(queue, order, name))
    await settled()
    expect(order).toEqual(['a', 'b'])
    await b?.leave()
    await settled()
    expect(order).toEqual(['a', 'b', 'c'])
    await a?.leave()
    await settled()
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps room for other IP addresses', async () => {
    const queue = new FairQueue({ concurrent: [3, 2], waiting: [10, 10], waitTimeout: WAIT_TIMEOUT })
    const order: string[] = []
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter(queue, order, name, 'a')
    enter(queue, order, 'b1', 'b')
    await settled()
    expect(order).toEqual(['a1', 'a2', 'b1'])
  })

  it('lets in the client with the fewest running requests first, at each level', async () => {
    const queue = new FairQueue({ concurrent: [3, 3, 3], waiting: [10, 10, 10], waitTimeout: WAIT_TIMEOUT })
    const order: string[] = []
    const [first, second] = ['a1', 'a2', 'a3', 'a4'].map((name) => enter(queue, order, name, 'a', 'greedy'))
    enter(queue, order, 'a5', 'a', 'modest')
    enter(queue, order, 'b1', 'b', 'other')
    await first?.leave()
    await settled()
    await second?.leave()
    await settled()
    expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'a5'])
  })

  it('makes room in a full queue by refusing the client with the most entries', async () => {
    const queue = new FairQueue({ concurrent: [1, 1], waiting: [3, 3], waitTimeout: WAIT_TIMEOUT })
    const order: string[] = []
    const first = enter(queue, order, 'a1', 'a')
    for (const name of ['a2', 'a3', 'a4']) enter(queue, order, name, 'a')
    enter(queue, order, 'b1', 'b')
    await settled()
    expect(order).toEqual(['a1', 'a4 refused'])
    await first.leave()
    await settled()
    expect(order).toEqual(['a1', 'a4 refused', 'a2'])
  })

  it('refuses at once when the queue is full, and after the wait times out', async () => {
    const queue = new FairQueue({ concurrent: [1, 1], waiting: [10, 1], waitTimeout: 50 })
    const order: string[] = []
    const inside = enter(queue, order, 'inside', 'a')
    enter(queue, order, 'waits', 'a')
    enter(queue, order, 'one too many', 'a')
    enter(queue, order, 'other', 'b')
    await settled()
    expect(order).toEqual(['inside', 'one too many refused'])
    await expect
      .poll(() => order)
      .toEqual(['inside', 'one too many refused', 'waits refused', 'other refused'])
    await inside.leave()
    enter(queue, order, 'later', 'a')
    await settled()
    expect(order.at(-1)).toBe('later')
  })
})
