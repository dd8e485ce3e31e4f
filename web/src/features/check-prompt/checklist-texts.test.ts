import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { describe, expect, it } from 'vitest'
import { checklistSummary } from './checklist-texts.ts'

const part = (label: string, isFound: boolean): ChecklistPart => ({
  name: 'audience',
  label,
  hint: '',
  isFound,
  phrase: '',
})

describe('checklistSummary', () => {
  it.each([
    [[part('Task', true)], 'Your prompt has all the parts of a clear prompt.'],
    [[part('Task', true), part('Length', false)], 'Not found: length. Add it if it matters here.'],
    [[part('Task', false), part('Length', false)], 'Not found: task and length. Add what matters here.'],
  ])('names what wasn’t found, and doesn’t say that it’s missing', (parts, summary) => {
    expect(checklistSummary({ kind: 'checked', parts })).toBe(summary)
  })

  it('says that the check couldn’t be loaded', () => {
    expect(checklistSummary({ kind: 'unavailable', parts: [] })).toBe(
      'We couldn’t check your prompt. Check your connection.',
    )
  })

  it('says what appears for an empty prompt, and that other languages aren’t checked', () => {
    expect(checklistSummary({ kind: 'empty', parts: [] })).toContain('As you write')
    expect(checklistSummary({ kind: 'other-language', parts: [] })).toContain('only check prompts in English')
  })
})
