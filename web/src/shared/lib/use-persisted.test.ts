import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { stubStorage } from '../../testing/stub-storage.ts'
import { writeStored } from './storage.ts'
import { readPersisted } from './use-persisted.ts'

const draft = z.object({ text: z.string() })
let stored: Record<string, string>

beforeEach(() => {
  stored = stubStorage('sessionStorage')
})

describe('readPersisted', () => {
  it.each(['', '42', '"quoted"', 'null'])('reads a text as it is: %s', (text) => {
    writeStored('tab', 'text', text)
    expect(readPersisted(z.string(), 'tab', 'text')).toBe(text)
  })

  it.each(['', '{', '[]', 'null', '{"text":7}'])('ignores what the schema does not accept: %s', (text) => {
    stored['draft'] = text
    expect(readPersisted(draft, 'tab', 'draft')).toBeUndefined()
    expect(readPersisted(draft, 'tab', 'missing')).toBeUndefined()
  })

  it('finds nothing where storage is blocked, and writing does not throw', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(writeStored('tab', 'draft', 'x')).toBe(false)
    expect(readPersisted(draft, 'tab', 'draft')).toBeUndefined()
  })
})
