import { PAGE_SIZE_MAX, SEARCH_MAX } from '@prompt-library/domain/limits'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { positiveInteger } from './numbers.ts'

export const searchText = z.optional(z.string().check(atMost(SEARCH_MAX, 'Your search')))

export const page = z.optional(positiveInteger('page', Number.MAX_SAFE_INTEGER))

/** What a search, page, and page size in an address can be, for every list. */
export const listQuery = {
  q: searchText,
  page,
  page_size: z.optional(positiveInteger('page_size', PAGE_SIZE_MAX)),
}

/** A count in a header. */
export const count = z.coerce.number().check(z.int(), z.minimum(0))
