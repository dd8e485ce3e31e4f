import { expect, it } from 'vitest'
import { countPages, pageWindow } from './paging.ts'

it.each([
  [{ page: 1 }, { limit: 12, offset: 0 }],
  [{ page: 3 }, { limit: 12, offset: 24 }],
  [
    { page: 3, page_size: 5 },
    { limit: 5, offset: 10 },
  ],
  [{}, { limit: 1_000, offset: 0 }],
  [{ page_size: 5 }, { limit: 5, offset: 0 }],
])('%j selects the rows %j', (request, rows) => {
  expect(pageWindow(request, 12)).toEqual(rows)
})

it.each([
  [0, 1],
  [12, 1],
  [13, 2],
])('%i items at 12 per page fill %i pages', (total, pages) => {
  expect(countPages(total, 12)).toBe(pages)
})
