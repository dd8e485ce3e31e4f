import { describe, expect, it } from 'vitest'
import { hasChips, hasFilters, listSearch, readListParams, toListQuery } from './list-params.ts'

describe('readListParams', () => {
  it('defaults to newest first, and to best match during a search', () => {
    expect(readListParams('').sort).toBe('newest')
    expect(readListParams('?q=essay').sort).toBe('relevance')
    expect(readListParams('?q=+').sort).toBe('newest')
    expect(readListParams('?q=essay&sort=oldest').sort).toBe('oldest')
    expect(readListParams('?sort=relevance').sort).toBe('newest')
  })

  it.each([
    ['?author=0', { author: '' }],
    ['?author=1e3', { author: '' }],
    ['?author=2147483648', { author: '' }],
    ['?author=2147483647', { author: '2147483647' }],
    ['?clones_of=7', { clones_of: '7' }],
    ['?clones_of=x', { clones_of: '' }],
    ['?tag=%20Template%20', { tag: 'Template' }],
    [`?tag=${'x'.repeat(31)}`, { tag: '' }],
    ['?exact=yes', { exact: '' }],
    ['?exact=true', { exact: 'true' }],
    ['?category=Study', { category: 'Study' }],
    ['?category=Cooking&page=0', { category: 'All', page: 1 }],
  ])('reads %s', (search, params) => {
    expect(readListParams(search)).toMatchObject(params)
  })
})

describe('listSearch', () => {
  it.each([
    ['', { tag: 'AI-Enhanced' }, 'tag=AI-Enhanced'],
    ['?q=essay&page=3', { tag: 'Template' }, 'q=essay&tag=Template'],
    ['?q=essay&sort=upvotes', { sort: 'relevance' }, 'q=essay'],
    ['?q=essay', { sort: 'newest' }, 'q=essay&sort=newest'],
    // Clearing the search keeps a chosen sort, but drops best match.
    ['?q=essay&sort=oldest', { q: '' }, 'sort=oldest'],
    ['?q=essay&sort=newest', { q: '' }, ''],
    ['?q=essay&sort=relevance', { q: '' }, ''],
    ['?sort=oldest', { q: 'essay' }, 'sort=oldest&q=essay'],
    ['?q=acess&exact=true', { q: 'access', exact: '' }, 'q=access'],
    ['?tab=shared-with-me&author=7', { author: '' }, 'tab=shared-with-me'],
  ] as const)('applies to %s the changes %j', (search, changes, expected) => {
    expect(listSearch(search, changes)).toBe(expected)
  })
})

describe('filters', () => {
  it.each(['?author=7', '?tag=thesis', '?clones_of=7'])('%s shows as a chip', (search) => {
    const params = readListParams(search)
    expect([hasChips(params), hasFilters(params)]).toEqual([true, true])
  })

  it('a category alone has no chip, and a search is no filter', () => {
    const category = readListParams('?category=Coding')
    expect([hasChips(category), hasFilters(category)]).toEqual([false, true])
    expect(hasFilters(readListParams('?q=essay&sort=oldest&page=2'))).toBe(false)
  })
})

describe('toListQuery', () => {
  it('sends exactly the parameters in the URL', () => {
    expect(
      toListQuery(readListParams('?q=+essay+&author=7&tag=Template&clones_of=3&exact=true&page=2')),
    ).toEqual({
      clones_of: 3,
      ...{ q: 'essay', author: 7, tag: 'Template', exact: true, sort: 'relevance', page: 2, page_size: 12 },
      category: undefined,
    })
    expect(toListQuery(readListParams(''))).toEqual({ sort: 'newest', page: 1, page_size: 12 })
  })
})
