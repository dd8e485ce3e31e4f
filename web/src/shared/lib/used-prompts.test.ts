import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { forgetMemory } from './device-memory.ts'
import { keepUse, readUses } from './used-prompts.ts'

// As they load, the modules start to listen for changes in other tabs. Another test of this worker may have loaded them.
const page = vi.hoisted(() => {
  vi.resetModules()
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  return target
})
const changeElsewhere = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))

const DAY = 86_400_000
let stored: Record<string, string>

beforeEach(() => {
  stored = stubStorage('localStorage')
  vi.useFakeTimers({ now: 1_000_000 })
  changeElsewhere()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const use = (id: number) => keepUse(5, { id, title: `Prompt ${id}`, revision: 1, tool: '' })
const ids = (userId: number | null = 5) => readUses(userId).map(({ id }) => id)

describe('used prompts', () => {
  it('are listed once each, the newest first, with the last use', () => {
    for (const id of [1, 2, 3]) use(id)
    keepUse(5, { id: 2, title: 'Renamed', revision: 3, tool: 'Claude' })
    expect(ids()).toEqual([2, 3, 1])
    expect(readUses(5)[0]).toMatchObject({ title: 'Renamed', revision: 3, tool: 'Claude' })
  })

  it('belong to one user, until they sign out', () => {
    use(7)
    expect([5, 6, null].map(ids)).toEqual([[7], [], []])
    forgetMemory()
    expect(ids()).toEqual([])
    expect(Object.keys(stored)).toEqual([])
  })

  it('are forgotten after 30 days, and after 50 others', () => {
    use(7)
    vi.advanceTimersByTime(30 * DAY - 1)
    expect(ids()).toEqual([7])
    vi.advanceTimersByTime(1)
    expect(ids()).toEqual([])
    for (let id = 1; id <= 51; id += 1) use(id)
    expect(ids()).toHaveLength(50)
    expect(ids()).not.toContain(1)
  })

  it('are those of all tabs', () => {
    const uses = [{ id: 7, title: 'Fern', revision: 1, tool: '', at: Date.now() }]
    stored['used-prompts'] = JSON.stringify({ userId: 5, uses })
    changeElsewhere()
    expect(readUses(5)).toEqual(uses)
  })

  it.each(['', '{', '[]', '{"userId":5,"uses":[{"id":"7"}]}'])('ignore a corrupt value: %s', (text) => {
    stored['used-prompts'] = text
    changeElsewhere()
    expect(ids()).toEqual([])
    use(7)
    expect(ids()).toEqual([7])
  })
})
