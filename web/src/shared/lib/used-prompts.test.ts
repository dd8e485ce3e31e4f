import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetMemory } from './device-memory.ts'
import { hasUsed } from './has-used.ts'
import { findLastUse, keepUse, readUses } from './used-prompts.ts'

// As they load, the modules start to listen for changes in other tabs.
const page = vi.hoisted(() => {
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  return target
})
const changeElsewhere = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))

const DAY = 86_400_000
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.useFakeTimers({ now: 1_000_000 })
  changeElsewhere()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const use = (id: number, revision = 1, tool = '') => keepUse(5, { id, title: `Prompt ${id}`, revision, tool })

describe('used prompts', () => {
  it('are found by revision, with the tool of the last use', () => {
    use(7, 2, 'Claude')
    expect(findLastUse(5, { id: 7, revision: 2 })).toMatchObject({ tool: 'Claude' })
    expect(findLastUse(5, { id: 7, revision: 3 })).toBeUndefined()
    expect(findLastUse(5, { id: 8, revision: 2 })).toBeUndefined()
    use(7, 3)
    expect(findLastUse(5, { id: 7, revision: 2 })).toBeUndefined()
    expect(findLastUse(5, { id: 7, revision: 3 })).toMatchObject({ tool: '' })
  })

  it('are listed once each, the newest first', () => {
    for (const id of [1, 2, 3, 2]) use(id)
    expect(readUses(5).map(({ title }) => title)).toEqual(['Prompt 2', 'Prompt 3', 'Prompt 1'])
  })

  it('belong to one user, until they sign out', () => {
    use(7)
    expect(findLastUse(6, { id: 7, revision: 1 })).toBeUndefined()
    expect(readUses(null)).toEqual([])
    expect([5, 6, null].map(hasUsed)).toEqual([true, false, false])
    forgetMemory()
    expect(hasUsed(5)).toBe(false)
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('are forgotten after 30 days, and after 50 others', () => {
    use(7)
    vi.advanceTimersByTime(30 * DAY - 1)
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeUndefined()
    for (let id = 1; id <= 51; id += 1) use(id)
    expect(findLastUse(5, { id: 1, revision: 1 })).toBeUndefined()
    expect(findLastUse(5, { id: 2, revision: 1 })).toBeDefined()
  })

  it('are deleted after 30 days: when a page opens, and at the next use', async () => {
    const open = async () => {
      vi.resetModules()
      vi.stubGlobal('window', page)
      return import('./has-used.ts')
    }
    use(7)
    vi.advanceTimersByTime(20 * DAY)
    use(8)
    vi.advanceTimersByTime(10 * DAY)
    await open()
    expect(stored.get('used-prompts')).not.toContain('Prompt 7')
    expect(stored.get('used-prompts')).toContain('Prompt 8')
    vi.advanceTimersByTime(20 * DAY)
    use(9)
    expect(stored.get('used-prompts')).not.toContain('Prompt 8')
    vi.advanceTimersByTime(30 * DAY)
    expect((await open()).hasUsed(5)).toBe(false)
    expect(stored.size).toBe(0)
  })

  it('are those of all tabs', () => {
    const uses = [{ id: 7, title: 'Fern', revision: 1, tool: '', at: Date.now() }]
    stored.set('used-prompts', JSON.stringify({ userId: 5, uses }))
    changeElsewhere()
    expect(readUses(5)).toEqual(uses)
  })

  it.each(['', '{', '[]', '{"userId":5,"uses":[{"id":"7"}]}'])('ignore a corrupt value: %s', (text) => {
    stored.set('used-prompts', text)
    changeElsewhere()
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeUndefined()
    use(7)
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeDefined()
  })

  it('last until the page closes where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    use(7)
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeDefined()
    changeElsewhere()
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeUndefined()
  })
})
