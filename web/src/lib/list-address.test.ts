import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import { readParams } from './list-address.ts'

const read = (search: string) =>
  readParams(new URLSearchParams(search), () => ({ category: ['All', 'Coding'], sort: ['newest', 'oldest'] }))

describe('what the address says of a list', () => {
  it('is the search, the page and what was chosen', () => {
    expect(read('q=essay&page=3&category=Coding&sort=oldest')).toEqual({
      q: 'essay',
      page: 3,
      category: 'Coding',
      sort: 'oldest',
    })
  })

  it('is the first page of everything where it says nothing', () => {
    expect(read('')).toEqual({ q: '', page: 1, category: 'All', sort: 'newest' })
  })

  it.each(['none', '0', '-1', '1.5', '1e400', '', '9007199254740993', '2x'])('is page 1 for %j', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })

  it('is the usual choice where it makes no sense', () => {
    expect(read('category=Nothing&sort=x&category=Coding')).toMatchObject({ category: 'All', sort: 'newest' })
  })

  it('is never longer than a search may be', () => {
    expect(read(`q=${'a'.repeat(SEARCH_MAX + 1)}`).q).toHaveLength(SEARCH_MAX)
  })
})
