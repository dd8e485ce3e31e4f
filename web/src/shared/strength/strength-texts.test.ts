import type { AspectCheck } from '@prompt-library/domain/strength/prompt-strength'
import { describe, expect, it } from 'vitest'
import { strengthPicture, strengthSummary } from './strength-texts.ts'

const check = (label: string, status: AspectCheck['status']): AspectCheck => ({
  name: 'audience',
  label,
  status,
  why: '',
  phrase: '',
})

describe('strengthSummary', () => {
  it.each([
    [[], 'Nothing important is missing.'],
    [[check('Task', 'said'), check('Length', 'unneeded')], 'Nothing important is missing.'],
    [[check('Task', 'missing'), check('Length', 'unneeded')], '1 thing would make this prompt stronger.'],
    [[check('Task', 'missing'), check('Length', 'missing')], '2 things would make this prompt stronger.'],
  ])('counts only what is missing', (checks, summary) => {
    expect(strengthSummary({ kind: 'checked', checks })).toBe(summary)
  })

  it('says that the check couldn’t be loaded', () => {
    expect(strengthSummary({ kind: 'unavailable', checks: [] })).toBe(
      'We couldn’t check your prompt. Check your connection.',
    )
  })

  it('says what appears for an empty prompt, and that other languages aren’t checked', () => {
    expect(strengthSummary({ kind: 'empty', checks: [] })).toContain('As you write')
    expect(strengthSummary({ kind: 'other-language', checks: [] })).toContain('only check prompts in English')
  })
})

describe('strengthPicture', () => {
  it('names what is said and what is missing, but nothing unneeded', () => {
    const checks = [check('Who it’s for', 'missing'), check('Task', 'said'), check('Length', 'unneeded')]
    expect(strengthPicture(checks)).toBe('Your prompt has: Task. Missing: Who it’s for.')
    expect(strengthPicture([check('Task', 'said')])).toBe('Your prompt has: Task.')
    expect(strengthPicture([check('Task', 'missing')])).toBe('Missing: Task.')
  })
})
