import { listPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readPrompt, readPrompts } from './read-prompts.ts'

const BARE = { id: 1, title: 'Plan', markdown: '<p>Plan.</p>' }

describe('readPrompts', () => {
  it.each([null, undefined, {}, 'text', { prompts: [] }])('takes %j for an empty list', (json) => {
    expect(readPrompts(json)).toEqual([])
  })

  it('reads tags in both forms, and the date by both names', () => {
    expect(
      readPrompts([
        { id: 1, tags: '{Template,AI-Enhanced}', createdAt: '2026-03-05T10:00:00.000Z' },
        { id: 2, tags: ['Quick'], created_at: '2026-03-06T10:00:00.000Z' },
      ]),
    ).toMatchObject([
      { id: 1, tags: ['Template', 'AI-Enhanced'], created_at: '2026-03-05T10:00:00.000Z' },
      { id: 2, tags: ['Quick'], created_at: '2026-03-06T10:00:00.000Z' },
    ])
  })

  it('gives what is missing its fallback, so that the list is shown', () => {
    expect(z.parse(listPrompts.answer, readPrompts([BARE]))).toEqual([
      {
        ...BARE,
        category: 'Research',
        notes: null,
        is_public: false,
        visibility: 'private',
        author_id: 0,
        author_name: null,
        created_at: null,
        updated_at: null,
        version: 1,
        upvotes: 0,
        userHasVoted: false,
        tags: [],
        from_prompt_builder: false,
      },
    ])
  })

  it.each([
    ['upvotes', null],
    ['author_name', undefined],
    ['created_at', 'yesterday'],
    ['updated_at', null],
    ['shared_by_name', null],
    ['shared_at', ''],
    ['personal_message', null],
    ['tags', null],
    ['userHasVoted', null],
    ['notes', undefined],
  ])('is of the contract when %s is %j', (field, value) => {
    const full = {
      ...BARE,
      is_public: true,
      upvotes: 2,
      author_name: 'Ada',
      created_at: '2026-03-05T10:00:00Z',
    }
    expect(z.safeParse(listPrompts.answer, readPrompts([{ ...full, [field]: value }])).success).toBe(true)
  })
})

describe('readPrompt', () => {
  it('leaves what is no prompt to the contract', () => {
    expect(readPrompt('text')).toBe('text')
    expect(readPrompt(null)).toBe(null)
  })

  it('shows nothing hidden of a prompt that was stored long ago', () => {
    const markdown = `<p>a${'\u0301'.repeat(50)}\u202e</p>`
    expect(readPrompt({ markdown })).toMatchObject({ markdown: `<p>a${'\u0301'.repeat(10)}</p>` })
  })

  it('leaves out a snippet with hidden text, whose marks would be in the wrong places', () => {
    const snippet = { text: 'Plan.', marks: [{ start: 0, end: 4 }] }
    expect(readPrompt({ snippet })).toMatchObject({ snippet })
    expect(readPrompt({ snippet: { ...snippet, text: 'P\u202elan.' } })).not.toHaveProperty('snippet')
    expect(readPrompt({ snippet: null })).not.toHaveProperty('snippet')
  })

  it('knows who sees it by either field', () => {
    expect(readPrompt({ visibility: 'public' })).toMatchObject({ is_public: true, visibility: 'public' })
    expect(readPrompt({ is_public: true })).toMatchObject({ is_public: true, visibility: 'public' })
    expect(readPrompt({ is_public: false })).toMatchObject({ is_public: false, visibility: 'private' })
  })
})
