import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetMemory } from './device-memory.ts'
import { findLastUse, keepUse } from './used-prompts.ts'

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
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const use = (id: number, revision = 1, tool = '') => keepUse(5, { id, revision, tool })

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

  it('belong to one user, until they sign out', () => {
    use(7)
    expect(findLastUse(6, { id: 7, revision: 1 })).toBeUndefined()
    forgetMemory()
    expect(findLastUse(5, { id: 7, revision: 1 })).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('are forgotten after 14 days, and after 50 others', () => {
    use(7)
    vi.advanceTimersByTime(14 * DAY - 1)
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
