import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

const draft = z.object({ text: z.string() })
let stored: Record<string, string>
let listeners: Record<string, () => void>
let writes: number

beforeEach(() => {
  vi.useFakeTimers()
  stored = {}
  listeners = {}
  writes = 0
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      writes += 1
      stored[key] = text
    },
    removeItem: (key: string) => delete stored[key],
    clear: () => {
      stored = {}
    },
  }
  const addEventListener = (event: string, listener: () => void) => {
    listeners[event] = listener
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('window', { addEventListener })
  vi.stubGlobal('document', { addEventListener })
  // What one test leaves waiting must not reach the next.
  vi.resetModules()
  return () => vi.useRealTimers()
})

async function load() {
  const { writeStored, forgetTab } = await import('./storage.ts')
  const { writeOnPause } = await import('./write-on-pause.ts')
  const type = (text: string) => {
    for (const end of Array.from(text).keys())
      writeOnPause('draft', () => writeStored('tab', 'draft', { text: text.slice(0, end + 1) }))
  }
  return { type, writeStored, forgetTab, ...(await import('./use-persisted.ts')) }
}

const FIFTY = 'A prompt that is exactly fifty characters long....'

describe('what changes with each key', () => {
  it('is stored with the first key and when typing pauses', async () => {
    const { type, readPersisted } = await load()
    type(FIFTY)
    expect(readPersisted(draft, 'tab', 'draft')).toEqual({ text: 'A' })
    vi.advanceTimersByTime(1_000)
    expect(readPersisted(draft, 'tab', 'draft')).toEqual({ text: FIFTY })
    expect(writes).toBe(2)
  })

  it.each(['pagehide', 'visibilitychange'])('is stored on %s', async (event) => {
    const { type, readPersisted } = await load()
    type(FIFTY)
    listeners[event]?.()
    expect(readPersisted(draft, 'tab', 'draft')).toEqual({ text: FIFTY })
    vi.advanceTimersByTime(1_000)
    expect(writes).toBe(2)
  })

  it('does not come back after it was removed', async () => {
    const { type, writeStored } = await load()
    type(FIFTY)
    writeStored('tab', 'draft', undefined)
    vi.advanceTimersByTime(1_000)
    expect(stored).toEqual({})
  })

  it('does not come back after a sign-out', async () => {
    const { type, forgetTab } = await load()
    type(FIFTY)
    forgetTab()
    vi.advanceTimersByTime(1_000)
    listeners['visibilitychange']?.()
    expect(stored).toEqual({})
  })
})

describe('readPersisted', () => {
  it.each(['', '42', '"quoted"', 'null'])('reads a text as it is: %s', async (text) => {
    const { readPersisted, writeStored } = await load()
    writeStored('tab', 'text', text)
    expect(readPersisted(z.string(), 'tab', 'text')).toBe(text)
  })

  it.each(['', '{', '[]', 'null', '{"text":7}'])(
    'ignores what the schema does not accept: %s',
    async (text) => {
      const { readPersisted } = await load()
      stored['draft'] = text
      expect(readPersisted(draft, 'tab', 'draft')).toBeUndefined()
      expect(readPersisted(draft, 'tab', 'missing')).toBeUndefined()
    },
  )

  it('finds nothing where storage is blocked, and writing does not throw', async () => {
    const { type, readPersisted, writeStored } = await load()
    vi.stubGlobal('sessionStorage', undefined)
    expect(writeStored('tab', 'draft', 'x')).toBe(false)
    expect(() => type(FIFTY)).not.toThrow()
    expect(readPersisted(draft, 'tab', 'draft')).toBeUndefined()
  })
})
