import { UNPAGED_MAX } from './limits.ts'

interface PageRequest {
  page?: number | undefined
  page_size?: number | undefined
  /** The number of rows to skip, instead of a page number. */
  offset?: number | undefined
}

/** The rows that a page covers. Without a page number, size, or offset, the list starts at the first row and is capped. */
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
