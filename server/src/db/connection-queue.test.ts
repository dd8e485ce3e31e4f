import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ConnectionQueue } from './connection-queue.ts'

describe('ConnectionQueue', () => {
  it('admits requests up to its capacity, and the rest in order', async () => {
    const queue = new ConnectionQueue({ capacity: 2, timeout: 60_000 })
    const admitted: string[] = []
    const acquire = (name: string) => queue.acquire().then(() => admitted.push(name))
    await Promise.all([acquire('a'), acquire('b')])
    const later = [acquire('c'), acquire('d')]
    await wait(20)
    expect(admitted).toEqual(['a', 'b'])
    queue.release()
    await later[0]
    expect(admitted).toEqual(['a', 'b', 'c'])
    queue.release()
    await later[1]
    expect(admitted).toEqual(['a', 'b', 'c', 'd'])
  })

  it('refuses a request right away when the queue is full', async () => {
    const queue = new ConnectionQueue({ capacity: 1, waitingMax: 1, timeout: 60_000 })
    await queue.acquire()
    const second = queue.acquire()
    await expect(queue.acquire()).rejects.toMatchObject({ code: '53300' })
    queue.release()
    await second
  })

  it('removes a request that timed out', async () => {
    const queue = new ConnectionQueue({ capacity: 1, timeout: 30 })
    await queue.acquire()
    await expect(queue.acquire()).rejects.toMatchObject({ code: '53300' })
    queue.release()
    await queue.acquire()
  })

  it('reports how long the oldest request has been waiting', async () => {
    const queue = new ConnectionQueue({ capacity: 1, timeout: 60_000 })
    await queue.acquire()
    expect(queue.delay).toBe(0)
    const first = queue.acquire()
    await wait(40)
    const second = queue.acquire()
    expect(queue.delay).toBeGreaterThan(30)
    queue.release()
    await first
    queue.release()
    await second
    expect(queue.delay).toBe(0)
  })
})
