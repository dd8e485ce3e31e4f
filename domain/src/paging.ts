import { UNPAGED_MAX } from './limits.ts'

interface PageRequest {
  page?: number | undefined
  page_size?: number | undefined
}

/** The rows that `page` and `page_size` ask for. A size without a page means page 1; without both, it's the first 1,000 rows. */
export function pageWindow(
  { page, page_size }: PageRequest,
  defaultSize: number,
): { limit: number; offset: number } {
  const limit = page_size ?? defaultSize
  if (page === undefined && page_size === undefined) return { limit: UNPAGED_MAX, offset: 0 }
  return { limit, offset: ((page ?? 1) - 1) * limit }
}

/** The number of pages. An empty list has one. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
