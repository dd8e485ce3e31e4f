import { UNPAGED_MAX } from './limits.ts'

interface PageAsked {
  page?: number | undefined
  page_size?: number | undefined
}

/** Which rows of a list a page is. Who asks for no page gets the first ones, so many at most. */
export function pageWindow(
  { page, page_size }: PageAsked,
  usualSize: number,
): { limit: number; offset: number } {
  if (page === undefined) return { limit: UNPAGED_MAX, offset: 0 }
  const limit = page_size ?? usualSize
  return { limit, offset: (page - 1) * limit }
}

/** How many pages there are; an empty list has one. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
