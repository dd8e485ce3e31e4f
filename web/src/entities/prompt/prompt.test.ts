import { describe, expect, it } from 'vitest'
import { readPrompt as read, readPrompts } from './prompt.ts'

const prompt = { markdown: '', tags: [] }
const readPrompt = (fields: object) => read({ ...prompt, ...fields } as never) as object

describe('readPrompts', () => {
  it.each([null, undefined, {}, 'text', { prompts: [] }])('treats %j as an empty list', (json) => {
    expect(readPrompts(json as never)).toEqual([])
  })

  it('accepts both formats of tags and both names of the creation date', () => {
    expect(
      readPrompts([
        { ...prompt, id: 1, tags: '{Template,AI-Enhanced}', createdAt: '2026-03-05T10:00:00.000Z' },
        { ...prompt, id: 2, tags: ['Quick'], created_at: '2026-03-06T10:00:00.000Z' },
      ] as never),
    ).toMatchObject([
      { id: 1, tags: ['Template', 'AI-Enhanced'], created_at: '2026-03-05T10:00:00.000Z' },
      { id: 2, tags: ['Quick'], created_at: '2026-03-06T10:00:00.000Z' },
    ])
  })
})

describe('readPrompt', () => {
  it('counts missing upvotes as none', () => {
    for (const fields of [{}, { upvotes: null }]) expect(readPrompt(fields)).toMatchObject({ upvotes: 0 })
    expect(readPrompt({ upvotes: 7 })).toMatchObject({ upvotes: 7 })
  })
})
