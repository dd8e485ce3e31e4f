import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers.ts'

const ORIGINAL = 'Explain how {{process}} works to my students, please.'

describe('fields', () => {
  it.each([
    ['dropped', 'Explain how it works to my students, clearly and step by step.'],
    ['spelled differently', 'Explain how {{ process }} works to my students, please.'],
    ['renamed', 'Explain how {{Process}} works to my students, please.'],
    ['in single braces', 'Explain how {process} works to my students, please.'],
    ['filled in', 'Explain how osmosis works to my students, please.'],
    ['joined by one without a name', 'Explain how {{process}} works to my students {{undefined}}, please.'],
  ])('can’t be %s', (_what, rewritten) => {
    expect(problemWith(ORIGINAL, rewritten)).toContain('field in double braces')
  })

  it.each([
    ['moved', 'To my students, explain {{process}}: how does it work?'],
    ['repeated', 'Explain how {{process}} works to my students. Name the steps of {{process}}.'],
    ['formatted', 'Explain how **{{process}}** works to my students.'],
  ])('can be %s', (_what, rewritten) => {
    expect(problemWith(ORIGINAL, rewritten)).toBeUndefined()
  })
})
