import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { forgetDraft, forgetDraftsOf, keepDraft, readDraft, sweepDrafts } from './draft-storage.ts'

const PLACE = 'draft 1 submit'
const at = 1_800_000_000_000
let device: Record<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: at })
  device = stubStorage('localStorage')
  return () => vi.useRealTimers()
})

describe('a draft on the device', () => {
  it('is the last one that was kept, and gone after it was forgotten', () => {
    keepDraft(PLACE, { value: 'text', at })
    keepDraft(PLACE, { value: 'more text', at: at + 1 })
    expect(readDraft(PLACE)?.value).toBe('more text')
    expect(Object.keys(device)).toHaveLength(1)
    forgetDraft(PLACE)
    expect(readDraft(PLACE)).toBeUndefined()
    expect(Object.keys(device)).toEqual([])
  })

  it('is removed after 7 days, and when its user signs out', () => {
    keepDraft(PLACE, { value: 'old', at: at - 7 * 86_400_000 - 1 })
    keepDraft('draft 2 submit', { value: 'of someone else', at })
    expect(readDraft(PLACE)).toBeUndefined()
    sweepDrafts()
    expect(Object.keys(device)).toEqual(['draft 2 submit'])
    keepDraft(PLACE, { value: 'text', at })
    forgetDraftsOf(1)
    expect(Object.keys(device)).toEqual(['draft 2 submit'])
  })
})
