import type { Term } from './parse-query.ts'

/** One way for a prompt to match a term. */
interface Alternative {
  /** A `tsquery`. */
  query: string
  /** The weight of a match, compared with the word itself. */
  worth: number
}

/** A term of a query in the form that the index needs. */
export interface SearchTerm {
  /** The position in the query. */
  start: number
  end: number
  /** The single word that spelling correction can replace. */
  word: string | undefined
  /** PostgreSQL's stem of the word, or empty if it has none. */
  stem: string
  /** The key for looking up synonyms. */
  key: string
  /** A word such as "the" or "for". */
  isStopWord: boolean
  /** A word such as "help" or "prompt", which says nothing about a prompt. */
  isFiller: boolean
  alternatives: Alternative[]
}

interface StemInfo {
  /** PostgreSQL's stem, or empty for a stop word. */
  stem: string
  isPrefix: boolean
}

/** Words that users add around what they're looking for. */
const FILLERS = new Set(
  `best better chatgpt create do find get give good great help ideas like looking make making need please prompt prompts
  show something suggest tell tips tool use using want way ways write`.split(/\s+/),
)

/** Too many words start with the same single letter. */
const PREFIX_MIN = 2
const PREFIX_WORTH = 0.1
const SYNONYM_WORTH = 0.5
const PART_WORTH = 0.1

export function searchTerm(term: Term, { stem, isPrefix }: StemInfo): SearchTerm {
  const word = term.isExact ? undefined : singleWord(term)
  const queries = [exactQuery(term), ...(stem === '' ? [] : [stem])]
  const alternatives = [either(queries, 1)]
  if (isPrefix && word !== undefined && word.length >= PREFIX_MIN)
    alternatives.push({ query: `'=${word}':*`, worth: PREFIX_WORTH })
  return {
    start: term.start,
    end: term.end,
    word,
    stem,
    key: stem === '' ? `=${term.words.join('')}` : stem,
    isStopWord: stem === '' && stemmable(term) !== undefined,
    isFiller: word !== undefined && FILLERS.has(word),
    alternatives,
  }
}

/** A list can have thousands of synonyms for one word. */
const SYNONYMS_MAX = 50

export function withSynonyms(term: SearchTerm, queries: readonly string[]): SearchTerm {
  const some = [...new Set(queries)].slice(0, SYNONYMS_MAX)
  if (some.length === 0) return term
  return { ...term, alternatives: [...term.alternatives, either(some, SYNONYM_WORTH)] }
}

/** Adds words that contain the term. */
export function withParts(term: SearchTerm, words: readonly string[]): SearchTerm {
  const queries = words.map((word) => `'=${word}'`)
  return { ...term, alternatives: [...term.alternatives, either(queries, PART_WORTH)] }
}

/** Merges several terms into one, such as "cover letter". */
export function mergeTerms(terms: readonly SearchTerm[]): SearchTerm {
  const [first] = terms
  const last = terms.at(-1)
  if (!first || !last) throw new Error('mergeTerms needs at least one term')
  if (first === last) return first
  return {
    ...first,
    end: last.end,
    word: undefined,
    stem: '',
    isFiller: false,
    alternatives: [{ query: allOf(terms), worth: 1 }],
  }
}

/** The query that a prompt must match for a term. */
export function termQuery({ alternatives }: SearchTerm): string {
  return either(
    alternatives.map(({ query }) => query),
    1,
  ).query
}

export function allOf(terms: readonly SearchTerm[]): string {
  return terms.map((term) => `(${termQuery(term)})`).join(' & ')
}

export function anyOf(terms: readonly SearchTerm[]): string {
  return terms.map((term) => `(${termQuery(term)})`).join(' | ')
}

/** A query that matches every single word, including the words of phrases. */
export function anyWordOf(terms: readonly SearchTerm[]): string {
  return anyOf(terms).replace(/ (<->|<\d+>|&) /g, ' | ')
}

/** The word that PostgreSQL can stem, if any. Only English is stemmed, and everything else is matched exactly. */
export function stemmable(term: Term): string | undefined {
  const word = term.isExact ? undefined : singleWord(term)
  return word !== undefined && /^[a-z0-9]+$/.test(word) ? word : undefined
}

function singleWord({ joined, words }: Term): string | undefined {
  return joined ?? (words.length === 1 ? words[0] : undefined)
}

/** Matches the exact words, which start with `=` in the index. */
function exactQuery({ words, joined }: Term): string {
  const phrase = words.map((word) => `'=${word}'`).join(' <-> ')
  return joined === undefined ? phrase : `'=${joined}' | (${phrase})`
}

/** `ts_rank` averages over the alternatives, so the weight is multiplied by their number. */
function either(queries: readonly string[], worth: number): Alternative {
  return { query: queries.map((query) => `(${query})`).join(' | '), worth: worth * queries.length }
}
