// How a word can match a prompt: by its endings, synonyms, a typo, or its beginning, and how much each counts.
import type { Typed } from './parse-query.ts'

/** How a term can match a prompt, and how much that counts compared with the word itself. */
const WORTH = { word: 1, correction: 0.9, synonym: 0.4, beginning: 0.3 }

export interface Way {
  kind: keyof typeof WORTH
  /** A `tsquery`. */
  query: string
  /** How many alternatives the query has. */
  size: number
  /** The number of prompts that match, up to COUNT_MAX. 0 until they are counted. */
  count: number
  /** The rarity of a match. */
  rarity: number
}

/** What was typed, in the form that the index needs. */
export interface Term extends Pick<Typed, 'start' | 'end' | 'word'> {
  /** The key for looking up synonyms: PostgreSQL's stem of the word, or the word if it has none. */
  key: string
  /** A word such as "the" or "for". */
  isStopWord: boolean
  /** A word such as "help" or "prompt", which says nothing about a prompt. */
  isFiller: boolean
  /** Ways to match it, the word itself first. */
  ways: Way[]
}

/** Words that users add around what they're looking for, beside PostgreSQL's stop words. */
const FILLERS = new Set(
  `aint also although already arent asap best better bro cant chatgpt could couldnt create damn didnt doesnt dont dude easy etc
  find get getting give gonna good got gotta great havent hello help hey hi ideas im isnt ive know let like lol looking lot make
  making need needs ok okay omg please pls plz prompt prompts really show something stuff suck sucks suggest tbh tell thanks thats
  thing things thx tips tmrw tool try trying u ugh ur use using vs wanna want wants way ways whats without wont would wouldnt write
  wtf yeah youre`.split(/\s+/),
)

/** Too many words start with the same single letter. */
const PREFIX_MIN = 2

/** A term with PostgreSQL's stem of it, which is empty if it has none. */
export function toTerm(
  { words, word, start, end }: Typed,
  { stem, isPrefix }: { stem: string; isPrefix: boolean },
): Term {
  // Exact words start with `=` in the index.
  const phrase = words.map((one) => `'=${one}'`).join(' <-> ')
  const single = stem || `'=${word}'`
  const own = word === undefined ? [phrase] : words.length > 1 ? [single, phrase] : [single]
  const beginsWith = isPrefix && word !== undefined && word.length >= PREFIX_MIN
  return {
    start,
    end,
    word,
    key: stem || `=${words.join('')}`,
    isStopWord: stem === '' && isStemmed(word),
    isFiller: word !== undefined && FILLERS.has(word),
    ways: [way('word', own), ...(beginsWith ? [way('beginning', [`'=${word}':*`])] : [])],
  }
}

/** Only English is stemmed, and everything else is matched exactly. */
export function isStemmed(word: string | undefined): word is string {
  return word !== undefined && /^[a-z0-9]+$/.test(word)
}

/** A list can have thousands of synonyms for one word. */
const SYNONYMS_MAX = 50

export function withSynonyms(term: Term, queries: readonly string[]): Term {
  const different = [...new Set(queries)].slice(0, SYNONYMS_MAX)
  return different.length === 0 ? term : { ...term, ways: [...term.ways, way('synonym', different)] }
}

/** A typo matches as the words that it can mean. */
export function withCorrections(term: Term, words: readonly string[]): Term {
  if (words.length === 0) return term
  const queries = words.map((word) => `'=${word}'`)
  return { ...term, ways: [way('correction', queries)] }
}

/** Merges several terms into one, such as "cover letter". */
export function mergeTerms(terms: readonly Term[]): Term {
  const [first] = terms
  const last = terms.at(-1)
  if (!first || !last) throw new Error('mergeTerms needs at least one term')
  if (first === last) return first
  const ways = [way('word', [every(terms.map(fullQuery))])]
  return { ...first, end: last.end, word: undefined, isFiller: false, ways }
}

/** How many prompts match a term in one way at least. */
export function countOf({ ways }: Term): number {
  return Math.max(0, ...ways.map(({ count }) => count))
}

/** The rarity of the word, or of its synonyms if no prompt has the word. */
export function rarityOf({ ways }: Term): number {
  return (ways.find(({ count }) => count > 0) ?? ways[0])?.rarity ?? 0
}

/** The most that a match in this way scores. */
export function scoreOf({ kind, rarity }: Way): number {
  return WORTH[kind] * rarity
}

/** The query that a full match must match for a term. */
export function fullQuery({ ways }: Term): string {
  return some(ways.map(({ query }) => query))
}

export function every(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' & ')
}

export function some(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' | ')
}

function way(kind: Way['kind'], queries: readonly string[]): Way {
  return { kind, query: some(queries), size: queries.length, count: 0, rarity: 0 }
}
