import type { Sort } from '@prompt-library/contract/prompts'
import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countPrompts, type Filter } from './list-queries.ts'
import {
  type Blocks,
  categoryTerms,
  FIRST,
  findMatches,
  findWords,
  LONG_WORD,
  type Lookup,
  type Match,
  pairTerms,
  prepareSearch,
  searchAll,
  searchFirst,
  sortIds,
  wordTerms,
} from './search-queries.ts'
import { searchWords } from './search-words.ts'

const MILLISECONDS_MAX = 3_000

/** From this share of the first prompts on, reading prompts in order fills a page sooner than the index could. */
const COMMON = 0.4

/** Below this share, all prompts with a text are soon looked up at once; of more of them the newest are enough. */
const RARE = 0.02

/** As many words in one statement: each is looked up in every block of prompts. */
const WORDS_AT_ONCE = 100
/** A part of more words than this is looked for in the prompts themselves. */
const WORDS_MAX = 2_000
/** A term of a pair stands for some other pairs too: with more of them, the words themselves find less that is not meant. */
const PAIRS_MAX = 20

interface Asked {
  text: string
  sort: Sort
  limit: number
  offset: number
}

interface Found {
  /** Of one page, in order. */
  ids: number[]
  total: number
  /** There are more than were counted. */
  more: boolean
}

/** The prompts of a list that hold a text: one page of them, and how many they are. */
export async function search(db: Db, filter: Filter, asked: Asked): Promise<Found> {
  try {
    return await inTransaction(db, async (tx) => {
      await prepareSearch(tx, { milliseconds: MILLISECONDS_MAX })
      return filter.source.of === 'everybody' ? lookUp(tx, filter, asked) : lookThrough(tx, filter, asked)
    })
  } catch (error) {
    if (!wasCancelled(error)) throw error
    throw new AppError(503, 'This search takes too long. Please use a longer word.', { cause: error })
  }
}

/** Looks at one prompt after the other: at all that one person has, or until enough are found. */
async function lookThrough(tx: Tx, filter: Filter, { text, sort, limit, offset }: Asked): Promise<Found> {
  const enough = Math.max(SEARCH_COUNT_MAX + 1, offset + limit)
  const ids = await searchAll(tx, filter, { text, sort, limit: enough })
  return { ids: ids.slice(offset, offset + limit), ...counted(ids.length) }
}

/** Asks the index of words, unless the text is so common that prompts with it are everywhere. */
async function lookUp(tx: Tx, filter: Filter, asked: Asked): Promise<Found> {
  const { text, sort, limit, offset } = asked
  const end = offset + limit
  const first = await searchFirst(tx, filter, { text, sort })
  if (first.read < FIRST) return { ids: first.ids.slice(offset, end), ...counted(first.ids.length) }
  const share = first.ids.length / first.read
  const blocks = share < RARE ? [{ from: 0, to: first.newestBlock }] : fromNewest(first.newestBlock)
  const lookups = share < COMMON && (await lookupsFor(tx, { text, category: filter.category, blocks }))
  if (!lookups) return lookThrough(tx, filter, asked)

  const some = await find(tx, filter, { lookups, limit: SEARCH_COUNT_MAX + 1 })
  const { total, more } = counted(some.length)
  if (!more) return { ids: await pageOf(tx, filter, some, asked), total, more }
  if (first.ids.length >= end) return { ids: first.ids.slice(offset, end), total, more }

  // either read in order until the page is full, or find them all and sort them: whichever is less
  const prompts = await countPrompts(tx, filter)
  const matches = Math.max(share * prompts, some.length)
  if ((end / matches) * prompts < matches) {
    const ids = await searchAll(tx, filter, { text, sort, limit: end })
    return { ids: ids.slice(offset), total, more }
  }
  const all = await find(tx, filter, { lookups, limit: Number.POSITIVE_INFINITY })
  return { ids: await pageOf(tx, filter, all, asked), total, more }
}

async function pageOf(
  tx: Tx,
  filter: Filter,
  matches: readonly Match[],
  { sort, limit, offset }: Asked,
): Promise<number[]> {
  if (sort === 'upvotes' || matches.length > SEARCH_COUNT_MAX)
    return sortIds(tx, filter, { ids: matches.map(({ id }) => id), sort, limit, offset })
  const sign = sort === 'oldest' ? 1 : -1
  return matches
    .toSorted((one, other) => sign * (one.time - other.time || one.id - other.id))
    .slice(offset, offset + limit)
    .map(({ id }) => id)
}

/** A prompt with the text is found by one of these; no two of a group find the same prompt. */
type Lookups = Lookup[][]

interface Wanted {
  text: string
  category: Filter['category']
  /** All that there are, in pieces that are looked at one after the other. */
  blocks: Blocks[]
}

/** Undefined: the index can't help. */
async function lookupsFor(tx: Tx, { text, category, blocks }: Wanted): Promise<Lookups | undefined> {
  const { words, startsWord, endsWord } = searchWords(text)
  const [first, ...others] = words
  const last = others.at(-1)
  if (first === undefined) return undefined
  const before = startsWord ? '' : '%'
  const after = endsWord ? '' : '%'

  const inLongWords = [{ terms: [LONG_WORD], text }]

  if (last === undefined) {
    const found = await findWords(tx, `${before}${first}${after}`, WORDS_MAX + 1)
    if (found.length > WORDS_MAX) return undefined
    const byWords = inChunks(found).map((chunk) =>
      blocks.map((some) => ({
        terms: [wordTerms(chunk, some), ...(category ? [categoryTerms(category, some)] : [])],
        text: text === first ? undefined : text,
      })),
    )
    return [...byWords, inLongWords]
  }

  const firsts = await findWords(tx, `${before}${first}`, WORDS_AT_ONCE + 1)
  const lasts = await findWords(tx, `${last}${after}`, WORDS_AT_ONCE + 1)
  const places = [firsts, ...others.slice(0, -1).map((word) => [word]), lasts]
  const sideBySide = places.slice(1).flatMap((nexts, index) => {
    const pairs = (places[index] ?? []).flatMap((word) => nexts.map((next) => [word, next] as const))
    return pairs.length <= PAIRS_MAX ? [pairTerms(pairs)] : []
  })
  if (sideBySide.length > 0) return [[{ terms: sideBySide, text }], inLongWords]
  const ends = [firsts, lasts].filter((alternatives) => alternatives.length <= WORDS_AT_ONCE)
  if (ends.length === 0) return undefined
  const byEnds = blocks.map((some) => ({ terms: ends.map((words) => wordTerms(words, some)), text }))
  return [byEnds, inLongWords]
}

/** All blocks of prompts, the newest first and then twice as many each time: of a common word a few are enough. */
function fromNewest(newest: number): Blocks[] {
  const ranges = [{ from: newest, to: newest }]
  for (let [to, number] = [newest - 1, 1]; to >= 0; to -= number, number *= 2)
    ranges.push({ from: Math.max(0, to - number + 1), to })
  return ranges
}

function inChunks(words: readonly string[]): string[][] {
  const number = Math.ceil(words.length / WORDS_AT_ONCE)
  return Array.from({ length: number }, (_, at) => words.slice(at * WORDS_AT_ONCE, (at + 1) * WORDS_AT_ONCE))
}

async function find(
  tx: Tx,
  filter: Filter,
  { lookups, limit }: { lookups: Lookups; limit: number },
): Promise<Match[]> {
  const found = new Map<number, Match>()
  for (const group of lookups) {
    let rest = limit
    for (const lookup of group) {
      const matches = await findMatches(tx, filter, { ...lookup, limit: rest })
      for (const match of matches) found.set(match.id, match)
      rest -= matches.length
      if (found.size >= limit) return [...found.values()]
    }
  }
  return [...found.values()]
}

function counted(number: number): { total: number; more: boolean } {
  return { total: Math.min(number, SEARCH_COUNT_MAX), more: number > SEARCH_COUNT_MAX }
}

/** PostgreSQL's answer when a statement runs over its time. */
function wasCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
