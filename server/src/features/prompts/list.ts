import type { ListQuery, Prompt } from '@prompt-library/contract/prompts'
import { PAGE_SIZE, SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { searchKey } from '@prompt-library/domain/text-keys'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import {
  avoidSorting,
  avoidTrigramIndex,
  countPrompts,
  findMatches,
  listPrompts,
  prepareSearch,
  type Source,
} from './list-queries.ts'

const SEARCH_MILLISECONDS_MAX = 3_000

interface List {
  answer: Prompt[]
  headers: { 'x-total-count': number; 'x-total-more'?: 'true' }
}

interface Asked {
  source: Source
  query: ListQuery
  viewerId: number | null
}

/** One page of a list, searched, filtered and sorted as asked, with the number of all matches. */
export async function list(db: Db, { source, query, viewerId }: Asked): Promise<List> {
  const filter = { source, category: query.category }
  const page = { sort: query.sort ?? 'newest', ...pageWindow(query, PAGE_SIZE), viewerId }
  const text = searchKey(query.q?.trim() ?? '')
  if (text !== '') return search(db, { filter, page, text })
  const [answer, total] = await Promise.all([listPrompts(db, filter, page), countPrompts(db, filter)])
  return { answer, headers: { 'x-total-count': total } }
}

interface Search {
  filter: Parameters<typeof listPrompts>[1]
  page: Parameters<typeof listPrompts>[2]
  text: string
}

async function search(db: Db, { filter, page, text }: Search): Promise<List> {
  try {
    return await inTransaction(db, async (tx) => {
      await prepareSearch(tx, { milliseconds: SEARCH_MILLISECONDS_MAX })
      if (filter.source.personal) await avoidTrigramIndex(tx)
      const ids = await findMatches(tx, filter, { text, limit: SEARCH_COUNT_MAX + 1 })
      if (ids.length <= SEARCH_COUNT_MAX) {
        const answer = await listPrompts(tx, filter, { ...page, only: { ids } })
        return { answer, headers: { 'x-total-count': ids.length } }
      }
      if (!filter.source.personal) {
        await avoidTrigramIndex(tx)
        await avoidSorting(tx)
      }
      const answer = await listPrompts(tx, filter, { ...page, only: { text } })
      return { answer, headers: { 'x-total-count': SEARCH_COUNT_MAX, 'x-total-more': 'true' } }
    })
  } catch (error) {
    if (!wasCancelled(error)) throw error
    throw new AppError(503, 'This search takes too long. Please use a longer word.', { cause: error })
  }
}

/** PostgreSQL's answer when a statement runs over its time. */
function wasCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
