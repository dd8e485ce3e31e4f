import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const PATIENCE = 5_000

/** Asks for a place, and tells when it is given. */
function ask(queue: FairQueue, order: string[], name: string, ...who: string[]) {
  const leaving = queue.enter(...who).then((leave) => {
    order.push(leave ? name : `${name} refused`)
    return leave
  })
  return { leave: async () => (await leaving)?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a fair queue', () => {
  it('lets in as many as there are places, then each as one leaves', async () => {
    const queue = new FairQueue({ inside: [2], waiting: [10], patience: PATIENCE })
    const order: string[] = []
    const [a, b] = ['a', 'b', 'c', 'd'].map((name) => ask(queue, order, name))
    await settled()
    expect(order).toEqual(['a', 'b'])
    await b?.leave()
    await settled()
    expect(order).toEqual(['a', 'b', 'c'])
    await a?.leave()
    await settled()
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps places for others when one address asks for all of them', async () => {
    const queue = new FairQueue({ inside: [3, 2], waiting: [10, 10], patience: PATIENCE })
    const order: string[] = []
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(queue, order, name, 'a')
    ask(queue, order, 'b1', 'b')
    await settled()
    expect(order).toEqual(['a1', 'a2', 'b1'])
  })

  it('serves first who holds the fewest places, at each level', async () => {
    const queue = new FairQueue({ inside: [3, 3, 3], waiting: [10, 10, 10], patience: PATIENCE })
    const order: string[] = []
    const [first, second] = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(queue, order, name, 'a', 'greedy'))
    ask(queue, order, 'a5', 'a', 'modest')
    ask(queue, order, 'b1', 'b', 'other')
    await first?.leave()
    await settled()
    await second?.leave()
    await settled()
    expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'a5'])
  })

  it('makes room in a full queue at the cost of whoever has the most in it', async () => {
    const queue = new FairQueue({ inside: [1, 1], waiting: [3, 3], patience: PATIENCE })
    const order: string[] = []
    const first = ask(queue, order, 'a1', 'a')
    for (const name of ['a2', 'a3', 'a4']) ask(queue, order, name, 'a')
    ask(queue, order, 'b1', 'b')
    await settled()
    expect(order).toEqual(['a1', 'a4 refused'])
    await first.leave()
    await settled()
    expect(order).toEqual(['a1', 'a4 refused', 'a2'])
  })

  it('refuses at once when too many wait, and who waits too long', async () => {
    const queue = new FairQueue({ inside: [1, 1], waiting: [10, 1], patience: 50 })
    const order: string[] = []
    const inside = ask(queue, order, 'inside', 'a')
    ask(queue, order, 'waits', 'a')
    ask(queue, order, 'one too many', 'a')
    ask(queue, order, 'other', 'b')
    await settled()
    expect(order).toEqual(['inside', 'one too many refused'])
    await expect
      .poll(() => order)
      .toEqual(['inside', 'one too many refused', 'waits refused', 'other refused'])
    await inside.leave()
    ask(queue, order, 'later', 'a')
    await settled()
    expect(order.at(-1)).toBe('later')
  })
})
