import type { Headers } from '@prompt-library/contract/call'
import type { ListQuery, listPrompts as listPromptsCall, Prompt } from '@prompt-library/contract/prompts'
import { PAGE_SIZE, PAGE_SIZE_MAX, SEARCH_MAX } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import type { Db } from '../../db/database.ts'
import { markMatches } from '../../search/marks.ts'
import { search } from '../../search/search.ts'
import type { Scope } from '../../search/search-queries.ts'
import type { Synonyms } from '../../search/synonyms.ts'
import type { CollectionKey } from './access-queries.ts'
import {
  countOf,
  type Filter,
  getListed,
  inOrder,
  isListed,
  isListedDocument,
  isReviewed,
  listPrompts,
  type Source,
} from './list-queries.ts'
import type { Reader } from './queries.ts'

interface List {
  answer: Prompt[]
  headers: Headers<typeof listPromptsCall>
}

interface ListRequest extends Reader {
  source: Source
  query: Omit<ListQuery, 'collection'>
  /** The collection that the list is limited to. */
  collection?: CollectionKey | undefined
  synonyms: () => Promise<Synonyms>
}

export async function list(
  db: Db,
  { source, query, collection, viewerId, now, synonyms }: ListRequest,
): Promise<List> {
  const { category, author, tag } = query
  const clonesOf = query.clones_of === undefined ? undefined : { id: query.clones_of, viewerId }
  const reviewedAt = query.reviewed ? now : undefined
  const filter = { source, category, author, tag, collection, clonesOf, reviewedAt }
  const text = query.q?.trim() ?? ''
  const page = pageWindow(query, PAGE_SIZE)
  if (text !== '')
    return searchList(db, { filter, text, page, query, viewerId, now, synonyms: await synonyms() })
  const sort = query.sort === undefined || query.sort === 'relevance' ? 'newest' : query.sort
  const { prompts, total } = await listPrompts(db, filter, { ...page, sort, viewerId, now })
  const isCut = isFullList(page) && prompts.length < Math.min(total, page.limit)
  return { answer: prompts, headers: { 'x-total-count': total, ...(isCut && TOTAL_MORE) } }
}

const SIMILAR_MAX = 3
const PUBLIC: Source = { of: 'everyone' }

/** Public prompts that may already do what a new prompt with this title and these notes is for. */
export async function findSimilar(
  db: Db,
  { title, notes, synonyms, ...reader }: Reader & { title: string; notes: string; synonyms: Synonyms },
): Promise<Prompt[]> {
  const filter = { source: PUBLIC }
  // Nothing in a title is meant as a phrase or an exclusion. No longer than what people can search for.
  const text = `${title} ${notes}`.replace(/[-"“”]/g, ' ').slice(0, SEARCH_MAX)
  const found = await search(db, scopeOf(filter, reader.now), {
    text,
    sort: 'relevance',
    limit: PAGE_SIZE,
    offset: 0,
    exact: true,
    synonyms,
  })
  const ids = found.ids.filter((id) => found.similar.includes(id)).slice(0, SIMILAR_MAX)
  return getListed(db, filter, { ids, ...reader })
}

interface SearchRequest extends Reader {
  filter: Filter
  text: string
  page: { limit: number; offset: number }
  query: ListRequest['query']
  synonyms: Synonyms
}

async function searchList(
  db: Db,
  { filter, text, page, query, synonyms, ...reader }: SearchRequest,
): Promise<List> {
  const { sort = 'relevance', exact = false } = query
  const found = await search(db, scopeOf(filter, reader.now), { text, sort, ...page, exact, synonyms })
  const prompts = await getListed(db, filter, { ids: found.ids, ...reader })
  // Matches aren't marked in a full list, because that takes seconds for a thousand prompts.
  const marked = isFullList(page) ? [] : await markMatches(db, prompts, found.marks)
  const answer = prompts.map((prompt, index) => ({
    ...prompt,
    match: found.isFull(prompt.id) ? ('full' as const) : ('partial' as const),
    ...marked[index],
  }))
  // Headers can contain only ASCII.
  const { didYouMean, suggestion } = found
  return {
    answer,
    headers: {
      'x-total-count': found.total,
      ...((found.more || (isFullList(page) && prompts.length < found.ids.length)) && TOTAL_MORE),
      ...(didYouMean !== undefined && { 'x-did-you-mean': encodeURIComponent(didYouMean) }),
      ...(suggestion !== undefined && { 'x-suggestion': encodeURIComponent(suggestion) }),
    },
  }
}

function scopeOf(filter: Filter, now: Date): Scope {
  return {
    isPublic: filter.source.of === 'everyone',
    isListed: isListedDocument(filter),
    isListedPrompt: isListed(filter),
    size: countOf(filter),
    isReviewed: isReviewed(now),
    inOrder: (sort) => inOrder(sort, filter.source),
  }
}

const TOTAL_MORE = { 'x-total-more': 'true' } as const

/** Pages are never cut. A full list holds what fits into a response. */
function isFullList({ limit }: { limit: number }): boolean {
  return limit > PAGE_SIZE_MAX
}
