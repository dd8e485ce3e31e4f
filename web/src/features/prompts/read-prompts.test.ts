import { describe, expect, it } from 'vitest'
import { readPrompt, readPrompts } from './read-prompts.ts'

describe('readPrompts', () => {
  it.each([null, undefined, {}, 'text', { prompts: [] }])('takes %j for an empty list', (json) => {
    expect(readPrompts(json)).toEqual([])
  })

  it('reads tags in both forms, and the date by both names', () => {
    expect(
      readPrompts([
        { id: 1, tags: '{Template,AI-Enhanced}', createdAt: 'then' },
        { id: 2, tags: ['Quick'], created_at: 'now' },
      ]),
    ).toEqual([
      { id: 1, tags: ['Template', 'AI-Enhanced'], created_at: 'then' },
      { id: 2, tags: ['Quick'], created_at: 'now' },
    ])
  })
})

describe('readPrompt', () => {
  it('leaves what is no prompt to the contract', () => {
    expect(readPrompt('text')).toBe('text')
    expect(readPrompt(null)).toBe(null)
  })
})
