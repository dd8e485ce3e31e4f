import type { Term } from './parse-query.ts'

/** One way in which a prompt can match a term. */
interface Alternative {
  /** As PostgreSQL writes a `tsquery`. */
  query: string
  /** What a match counts, compared with the word itself. */
  worth: number
}

/** A part of a query as the index is asked for it. */
export interface SearchTerm {
  /** Where it is in what was typed. */
  start: number
  end: number
  /** The single word that spelling may correct. */
  word: string | undefined
  /** As PostgreSQL stems the word; empty if it doesn't. */
  stem: string
  /** By which synonyms are found. */
  key: string
  /** "The" and "for" say nothing about a prompt, and neither do "help" and "prompt". */
  isStopWord: boolean
  isFiller: boolean
  alternatives: Alternative[]
}

interface Known {
  /** As PostgreSQL stems it; empty for a stop word. */
  stem: string
  isPrefix: boolean
}

/** What people say around what they are looking for. */
const FILLERS = new Set(
  `best better chatgpt create do find get give good great help ideas like looking make making need please prompt prompts
  show something suggest tell tips tool use using want way ways write`.split(/\s+/),
)

/** Of one letter, too many words begin with it. */
const PREFIX_MIN = 2
const PREFIX_WORTH = 0.1
const SYNONYM_WORTH = 0.5
const PART_WORTH = 0.1

export function searchTerm(term: Term, { stem, isPrefix }: Known): SearchTerm {
  const word = term.isExact ? undefined : singleWord(term)
  const queries = [written(term), ...(stem === '' ? [] : [stem])]
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

/** So many are enough; a list can have thousands of synonyms for one word. */
const SYNONYMS_MAX = 50

export function withSynonyms(term: SearchTerm, queries: readonly string[]): SearchTerm {
  const some = [...new Set(queries)].slice(0, SYNONYMS_MAX)
  if (some.length === 0) return term
  return { ...term, alternatives: [...term.alternatives, either(some, SYNONYM_WORTH)] }
}

/** The same term with words that contain it. */
export function withParts(term: SearchTerm, words: readonly string[]): SearchTerm {
  const queries = words.map((word) => `'=${word}'`)
  return { ...term, alternatives: [...term.alternatives, either(queries, PART_WORTH)] }
}

/** Several terms that together are one, such as "cover letter". */
export function together(terms: readonly SearchTerm[]): SearchTerm {
  const [first] = terms
  const last = terms.at(-1)
  if (!first || !last) throw new Error('together() needs terms')
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

/** What a prompt has to match for a term. */
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

/** Every single word that matches, also of phrases. */
export function anyWordOf(terms: readonly SearchTerm[]): string {
  return anyOf(terms).replace(/ (<->|<\d+>|&) /g, ' | ')
}

/** The word that PostgreSQL can stem: English is stemmed, everything else is matched as it is written. */
export function stemmable(term: Term): string | undefined {
  const word = term.isExact ? undefined : singleWord(term)
  return word !== undefined && /^[a-z0-9]+$/.test(word) ? word : undefined
}

function singleWord({ joined, words }: Term): string | undefined {
  return joined ?? (words.length === 1 ? words[0] : undefined)
}

/** As it was typed: in the index, words that are not stemmed begin with `=`. */
function written({ words, joined }: Term): string {
  const phrase = words.map((word) => `'=${word}'`).join(' <-> ')
  return joined === undefined ? phrase : `'=${joined}' | (${phrase})`
}

/** `ts_rank` gives the mean of what it finds, so several are worth as many times as much. */
function either(queries: readonly string[], worth: number): Alternative {
  return { query: queries.map((query) => `(${query})`).join(' | '), worth: worth * queries.length }
}
