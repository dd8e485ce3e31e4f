import { listPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readPrompt, readPrompts } from './read-prompts.ts'

const BARE = { id: 1, title: 'Plan', markdown: '<p>Plan.</p>' }

describe('readPrompts', () => {
  it.each([null, undefined, {}, 'text', { prompts: [] }])('treats %j as an empty list', (json) => {
    expect(readPrompts(json)).toEqual([])
  })

  it('accepts both formats of tags and both names of the creation date', () => {
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

  it('fills in missing fields so that the list can be shown', () => {
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
        revision: 1,
        upvotes: 0,
        userHasVoted: false,
        userHasSaved: false,
        userHasCollected: false,
        tags: [],
        from_prompt_builder: false,
        fields: [],
        data_class: 'public',
        uses: 0,
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
  ])('returns a valid prompt when %s is %j', (field, value) => {
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
  it('leaves anything but an object for the contract to reject', () => {
    expect(readPrompt('text')).toBe('text')
    expect(readPrompt(null)).toBe(null)
  })

  it('removes hidden text from old prompts', () => {
    const markdown = `<p>a${'\u0301'.repeat(50)}\u202e</p>`
    expect(readPrompt({ markdown })).toMatchObject({ markdown: `<p>a${'\u0301'.repeat(10)}</p>` })
  })

  it('drops a snippet with hidden text, because its marks would be misplaced', () => {
    const snippet = { text: 'Plan.', marks: [{ start: 0, end: 4 }] }
    expect(readPrompt({ snippet })).toMatchObject({ snippet })
    expect(readPrompt({ snippet: { ...snippet, text: 'P\u202elan.' } })).not.toHaveProperty('snippet')
    expect(readPrompt({ snippet: null })).not.toHaveProperty('snippet')
  })

  it('derives visibility and is_public from each other', () => {
    expect(readPrompt({ visibility: 'public' })).toMatchObject({ is_public: true, visibility: 'public' })
    expect(readPrompt({ is_public: true })).toMatchObject({ is_public: true, visibility: 'public' })
    expect(readPrompt({ is_public: false })).toMatchObject({ is_public: false, visibility: 'private' })
  })
})
