import type { ListQuery, Prompt } from '@prompt-library/contract/prompts'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { searchKey } from '@prompt-library/domain/text-keys'
import type { Db } from '../../db/database.ts'
import { getListed, listPrompts, type Source } from './list-queries.ts'
import { search } from './search.ts'

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
  const page = { sort: query.sort ?? 'newest', ...pageWindow(query, PAGE_SIZE) }
  const text = searchKey(query.q?.trim() ?? '')
  if (text === '') {
    const { prompts, total } = await listPrompts(db, filter, { ...page, viewerId })
    return { answer: prompts, headers: { 'x-total-count': total } }
  }
  const { ids, total, more } = await search(db, filter, { text, ...page })
  const answer = await getListed(db, filter, { ids, viewerId })
  return { answer, headers: { 'x-total-count': total, ...(more && { 'x-total-more': 'true' }) } }
}
