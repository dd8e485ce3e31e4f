import { describe, expect, it } from 'vitest'
import { promptDraft } from './prompt-draft.ts'

const draft = {
  title: 'Plan',
  category: 'Research',
  visibility: 'private',
  html: '<p>a</p>',
  notes: '',
  fields: [],
  data_class: 'public',
  tags: [],
  tagText: '',
}

describe('a stored draft', () => {
  it('is read as it was stored', () => {
    expect(promptDraft.parse(draft)).toEqual(draft)
  })

  it.each([null, 'text', {}, { ...draft, html: 1 }, { ...draft, tags: undefined }])(
    'is ignored if it isn’t a draft: %j',
    (stored) => {
      expect(promptDraft.safeParse(stored).success).toBe(false)
    },
  )
})
