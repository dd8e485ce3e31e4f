import type { Term } from './parse-query.ts'

/** One way for a prompt to match a term. */
interface Alternative {
  /** A `tsquery`. */
  query: string
  /** The weight of a match, compared with the word itself. */
  worth: number
  /** How many words the query offers. */
  size: number
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
  hasSynonyms: boolean
  /** Ways to match it, the word itself first. */
  alternatives: Alternative[]
}

/** Words that users add around what they're looking for, beside PostgreSQL's stop words. */
const FILLERS = new Set(
  `aint also arent best better cant chatgpt could couldnt create didnt doesnt dont easy etc find get getting give good got
  great havent help ideas im isnt ive know let like looking lot make making need needs please prompt prompts really show
  something stuff suggest tell thats thing things tips tool try trying use using want wants way ways whats without wont
  would wouldnt write youre`.split(/\s+/),
)

/** Too many words start with the same single letter. */
const PREFIX_MIN = 2
const STEM_WORTH = 0.9
const SYNONYM_WORTH = 0.5
const PREFIX_WORTH = 0.3

export function searchTerm(term: Term, { stem, isPrefix }: { stem: string; isPrefix: boolean }): SearchTerm {
  const word = term.isExact ? undefined : singleWord(term)
  const alternatives = [anyOf([exactQuery(term)], 1)]
  if (stem !== '') alternatives.push(anyOf([stem], STEM_WORTH))
  if (isPrefix && word !== undefined && word.length >= PREFIX_MIN)
    alternatives.push(anyOf([`'=${word}':*`], PREFIX_WORTH))
  return {
    start: term.start,
    end: term.end,
    word,
    stem,
    key: stem === '' ? `=${term.words.join('')}` : stem,
    isStopWord: stem === '' && stemmable(term) !== undefined,
    isFiller: word !== undefined && FILLERS.has(word),
    hasSynonyms: false,
    alternatives,
  }
}

/** A list can have thousands of synonyms for one word. */
const SYNONYMS_MAX = 50

export function withSynonyms(term: SearchTerm, queries: readonly string[]): SearchTerm {
  const different = [...new Set(queries)].slice(0, SYNONYMS_MAX)
  if (different.length === 0) return term
  return { ...term, hasSynonyms: true, alternatives: [...term.alternatives, anyOf(different, SYNONYM_WORTH)] }
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
    alternatives: [anyOf([every(terms.map(fullQuery))], 1)],
  }
}

/** The query that a full match must match for a term. */
export function fullQuery({ alternatives }: SearchTerm): string {
  return some(alternatives.map(({ query }) => query))
}

export function every(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' & ')
}

export function some(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' | ')
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

function anyOf(queries: readonly string[], worth: number): Alternative {
  return { query: some(queries), worth, size: queries.length }
}
