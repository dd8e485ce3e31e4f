import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import { readParams } from './list-address.ts'

const read = (search: string) =>
  readParams(new URLSearchParams(search), () => ({ category: ['All', 'Coding'], sort: ['newest', 'oldest'] }))

describe('the list parameters in the URL', () => {
  it('include the search, page, and choices', () => {
    expect(read('q=essay&page=3&category=Coding&sort=oldest')).toEqual({
      q: 'essay',
      page: 3,
      category: 'Coding',
      sort: 'oldest',
    })
  })

  it('default to the first page of everything', () => {
    expect(read('')).toEqual({ q: '', page: 1, category: 'All', sort: 'newest' })
  })

  it.each(['none', '0', '-1', '1.5', '1e400', '', '9007199254740993', '2x'])(
    'treat page %j as page 1',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1)
    },
  )

  it('use the default for an invalid choice', () => {
    expect(read('category=Nothing&sort=x&category=Coding')).toMatchObject({ category: 'All', sort: 'newest' })
  })

  it('cut the search off at the maximum length', () => {
    expect(read(`q=${'a'.repeat(SEARCH_MAX + 1)}`).q).toHaveLength(SEARCH_MAX)
  })
})
