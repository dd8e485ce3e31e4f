import type { ListQuery, Prompt } from '@prompt-library/contract/prompts'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { searchKey } from '@prompt-library/domain/text/text-keys'
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
    const { prompts, total, cut } = await listPrompts(db, filter, { ...page, viewerId })
    return answerWith(prompts, { total, more: cut })
  }
  const { ids, total, more } = await search(db, filter, { text, ...page })
  const { prompts, cut } = await getListed(db, filter, { ids, viewerId })
  return answerWith(prompts, { total, more: more || cut })
}

function answerWith(answer: Prompt[], { total, more }: { total: number; more: boolean }): List {
  return { answer, headers: { 'x-total-count': total, ...(more && { 'x-total-more': 'true' }) } }
}
