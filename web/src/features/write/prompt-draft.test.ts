import { describe, expect, it } from 'vitest'
import { promptDraft } from './prompt-draft.ts'

const draft = { title: 'Plan', category: 'Research', visibility: 'private', notes: '' }

describe('a stored draft', () => {
  it('is read as it was stored, and with the names and gaps of older ones', () => {
    const read = { ...draft, html: '<p>a</p>', fields: [], data_class: 'public', tags: [], tagText: '' }
    expect(promptDraft.parse(read)).toEqual(read)
    expect(promptDraft.parse({ ...draft, markdown: '<p>a</p>' })).toEqual(read)
  })

  it.each([null, 'text', {}, draft, { ...draft, html: 1 }])(
    'is ignored if it isn’t a draft: %j',
    (stored) => {
      expect(promptDraft.safeParse(stored).success).toBe(false)
    },
  )
})
