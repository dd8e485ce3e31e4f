import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetMemory } from './device-memory.ts'
import { findLastUse, isDue, keepAsked, keepUse, readUses } from './used-prompts.ts'

const DAY = 86_400_000
const stored = new Map<string, string>()
let returnToTab: () => void

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (_event: string, listener: () => void) => {
      returnToTab = listener
    },
  })
  vi.useFakeTimers({ now: 1_000_000 })
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

  it('are asked about in the first visit after the use, and in no other', () => {
    const isAsked = () => isDue(findLastUse(5, { id: 7, revision: 1 }) ?? expect.fail('There is no use.'))
    const ask = () => keepAsked(5, { id: 7, revision: 1 }, Date.now())
    const comeBack = () => {
      vi.advanceTimersByTime(60_000)
      returnToTab()
      vi.advanceTimersByTime(60_000)
    }
    use(8)
    comeBack()
    use(7)
    expect(isAsked()).toBe(false)
    comeBack()
    expect(isAsked()).toBe(true)
    ask()
    expect(isAsked()).toBe(true)
    comeBack()
    ask()
    expect(isAsked()).toBe(false)
    use(7)
    comeBack()
    expect(isAsked()).toBe(false)
    use(7, 2)
    use(7, 1)
    comeBack()
    expect(isAsked()).toBe(true)
    keepAsked(5, { id: 7, revision: 1 }, 0)
    expect(isAsked()).toBe(false)
  })

  it('are listed once each, the newest first', () => {
    for (const id of [1, 2, 3, 2]) use(id)
    expect(readUses(5).map(({ title }) => title)).toEqual(['Prompt 2', 'Prompt 3', 'Prompt 1'])
  })

  it('belong to one user, until they sign out', () => {
    use(7)
    expect(findLastUse(6, { id: 7, revision: 1 })).toBeUndefined()
    expect(readUses(null)).toEqual([])
    forgetMemory()
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

  it.each(['', '{', '[]', '{"userId":5,"uses":[{"id":"7"}]}'])('ignore a corrupt value: %s', (text) => {
    stored.set('used-prompts', text)
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeUndefined()
    use(7)
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeDefined()
  })

  it('can’t be kept without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => use(7)).not.toThrow()
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeUndefined()
  })
})
