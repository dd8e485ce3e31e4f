import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { addToMemory, forgetMemory, readMemory } from './device-memory.ts'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

const DAY = 86_400_000

beforeEach(() => {
  stubStorage('localStorage')
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const valuesOf = (userId: number | null) =>
  Object.fromEntries(
    Object.entries(readMemory(userId)?.values ?? {}).map(([name, { value }]) => [name, value]),
  )

describe('the memory of a device', () => {
  it('keeps values by field name, and forgets a value that is cleared', () => {
    addToMemory(5, { course: 'BIO 101', tone: 'Formal' })
    addToMemory(5, { tone: '' })
    expect(valuesOf(5)).toEqual({ course: 'BIO 101' })
  })

  it('belongs to one user', () => {
    addToMemory(5, { course: 'BIO 101' })
    expect(readMemory(6)).toBeUndefined()
    expect(readMemory(null)).toBeUndefined()
    addToMemory(null, {})
    expect(readMemory(5)).toBeUndefined()
  })

  it('deletes each value after 30 days, and everything after 30 days without use', () => {
    addToMemory(5, { old: 'x' })
    vi.advanceTimersByTime(20 * DAY)
    addToMemory(5, { course: 'BIO 101' })
    vi.advanceTimersByTime(15 * DAY)
    expect(valuesOf(5)).toEqual({ course: 'BIO 101' })
    expect(localStorage.getItem('remembered')).not.toContain('old')
    vi.advanceTimersByTime(20 * DAY)
    expect(readMemory(6)).toBeUndefined()
    expect(localStorage.getItem('remembered')).toBeNull()
  })

  it('ignores what it can’t read', () => {
    localStorage.setItem('remembered', '{"values": 3')
    expect(readMemory(null)).toBeUndefined()
    forgetMemory()
    expect(localStorage.getItem('remembered')).toBeNull()
  })
})
