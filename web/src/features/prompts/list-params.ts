import { type ListQuery, SORTS } from '@prompt-library/contract/prompts'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { useListAddress } from '../../lib/list-address.ts'

export const CATEGORY_FILTERS = ['All', ...CATEGORIES] as const

/** What a list of prompts shows, as the address says it, and the way to change it. */
export function useListParams() {
  return useListAddress({ category: CATEGORY_FILTERS, sort: SORTS })
}

export type ListParams = ReturnType<typeof useListParams>[0]

export const NOTHING_CHOSEN: ListParams = { q: '', category: 'All', sort: SORTS[0], page: 1 }

export function toListQuery({ q, category, sort, page }: ListParams): ListQuery {
  return {
    q: q.trim() || undefined,
    category: category === 'All' ? undefined : category,
    sort,
    page,
    page_size: PAGE_SIZE,
  }
}
