import { describe, expect, it } from 'vitest'
import { cardTitle } from './card-title.ts'

describe('cardTitle', () => {
  it('leaves a title of up to 60 characters alone', () => {
    expect(cardTitle('a'.repeat(60))).toBe('a'.repeat(60))
    expect(cardTitle('')).toBe('')
  })

  it('truncates a longer title to 60 characters and adds an ellipsis', () => {
    expect(cardTitle('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`)
  })

  it('leaves no space before the ellipsis', () => {
    expect(cardTitle(`${'a'.repeat(59)} bcd`)).toBe(`${'a'.repeat(59)}…`)
  })

  it('shows one ellipsis in a title that the builder truncated', () => {
    expect(cardTitle('Grant reviewer: Compare the causes… (Template-Based, Chain-of-Thought)')).toBe(
      'Grant reviewer: Compare the causes…',
    )
    expect(cardTitle('Analyst: Compare the causes… (AI-Enhanced)')).toBe(
      'Analyst: Compare the causes… (AI-Enhanced)',
    )
    expect(cardTitle(`Wait… what (if) ${'a'.repeat(60)}`)).toBe(`Wait… what (if) ${'a'.repeat(44)}…`)
  })

  it('never splits an emoji or an accented letter', () => {
    expect(cardTitle('👩‍🔬'.repeat(61))).toBe(`${'👩‍🔬'.repeat(60)}…`)
    expect(cardTitle('e\u0301'.repeat(60))).toBe('e\u0301'.repeat(60))
  })
})
