import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

describe('a line', () => {
  it('lets in as many as there are places, and the others in their order', async () => {
    const line = new WaitingLine({ places: 2, patience: 60_000 })
    const inside: string[] = []
    const come = (name: string) => line.enter().then(() => inside.push(name))
    await Promise.all([come('a'), come('b')])
    const later = [come('c'), come('d')]
    await wait(20)
    expect(inside).toEqual(['a', 'b'])
    line.leave()
    await later[0]
    expect(inside).toEqual(['a', 'b', 'c'])
    line.leave()
    await later[1]
    expect(inside).toEqual(['a', 'b', 'c', 'd'])
  })

  it('turns one away that would be one too many, at once', async () => {
    const line = new WaitingLine({ places: 1, waitingMax: 1, patience: 60_000 })
    await line.enter()
    const second = line.enter()
    await expect(line.enter()).rejects.toMatchObject({ code: '53300' })
    line.leave()
    await second
  })

  it('lets nobody wait for ever, and keeps no place for who has gone', async () => {
    const line = new WaitingLine({ places: 1, patience: 30 })
    await line.enter()
    await expect(line.enter()).rejects.toMatchObject({ code: '53300' })
    line.leave()
    await line.enter()
  })

  it('tells how long the first one has waited, and nothing when nobody does', async () => {
    const line = new WaitingLine({ places: 1, patience: 60_000 })
    await line.enter()
    expect(line.delay).toBe(0)
    const first = line.enter()
    await wait(40)
    const second = line.enter()
    expect(line.delay).toBeGreaterThan(30)
    line.leave()
    await first
    line.leave()
    await second
    expect(line.delay).toBe(0)
  })
})
