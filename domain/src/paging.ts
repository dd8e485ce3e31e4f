import { UNPAGED_MAX } from './limits.ts'

interface PageRequest {
  page?: number | undefined
  page_size?: number | undefined
}

/** The rows that a page covers. Without a page number, the list starts at the first row and is capped. */
export function pageWindow(
  { page, page_size }: PageRequest,
  defaultSize: number,
): { limit: number; offset: number } {
  if (page === undefined) return { limit: UNPAGED_MAX, offset: 0 }
  const limit = page_size ?? defaultSize
  return { limit, offset: (page - 1) * limit }
}

/** The number of pages. An empty list has one. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
