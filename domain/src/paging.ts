import { UNPAGED_MAX } from './limits.ts'

interface PageRequest {
  page?: number | undefined
  page_size?: number | undefined
  /** The number of rows to skip, instead of a page number. */
  offset?: number | undefined
}

/**
 * The rows that `page`, `page_size`, and `offset` ask for. A size without a page means page 1; without any of them, a
 * list has at most its first 1,000 rows.
 */
export function pageWindow(
  { page, page_size, offset }: PageRequest,
  defaultSize: number,
): { limit: number; offset: number } {
  const limit = page_size ?? defaultSize
  if (offset !== undefined) return { limit, offset }
  if (page === undefined && page_size === undefined) return { limit: UNPAGED_MAX, offset: 0 }
  return { limit, offset: ((page ?? 1) - 1) * limit }
}

/** The number of pages. An empty list has one. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
