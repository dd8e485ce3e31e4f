// How a word can match a prompt: by its endings, synonyms, a typo, or its beginning, and how much each counts.
import type { Term } from './parse-query.ts'

/** One way for a prompt to match a term. */
export interface Way {
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
  /** The key for looking up synonyms: PostgreSQL's stem of the word, or the word if it has none. */
  key: string
  /** A word such as "the" or "for". */
  isStopWord: boolean
  /** A word such as "help" or "prompt", which says nothing about a prompt. */
  isFiller: boolean
  hasSynonyms: boolean
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
const SYNONYM_WORTH = 0.4
const PREFIX_WORTH = 0.3
const TYPO_WORTH = 0.9

/** A term with PostgreSQL's stem of it, which is empty if it has none. */
export function searchTerm(
  { words, word, start, end }: Term,
  { stem, isPrefix }: { stem: string; isPrefix: boolean },
): SearchTerm {
  // Exact words start with `=` in the index.
  const phrase = words.map((one) => `'=${one}'`).join(' <-> ')
  const single = stem || `'=${word}'`
  const own = word === undefined ? [phrase] : words.length > 1 ? [single, phrase] : [single]
  const prefix = isPrefix && word !== undefined && word.length >= PREFIX_MIN ? [`'=${word}':*`] : []
  return {
    start,
    end,
    word,
    key: stem || `=${words.join('')}`,
    isStopWord: stem === '' && isStemmed(word),
    isFiller: word !== undefined && FILLERS.has(word),
    hasSynonyms: false,
    ways: [anyOf(own, 1), ...prefix.map((query) => anyOf([query], PREFIX_WORTH))],
  }
}

/** Only English is stemmed, and everything else is matched exactly. */
export function isStemmed(word: string | undefined): word is string {
  return word !== undefined && /^[a-z0-9]+$/.test(word)
}

/** A list can have thousands of synonyms for one word. */
const SYNONYMS_MAX = 50

export function withSynonyms(term: SearchTerm, queries: readonly string[]): SearchTerm {
  const different = [...new Set(queries)].slice(0, SYNONYMS_MAX)
  if (different.length === 0) return term
  return { ...term, hasSynonyms: true, ways: [...term.ways, anyOf(different, SYNONYM_WORTH)] }
}

/** A typo matches as the words that it can mean. */
export function withCorrections(term: SearchTerm, words: readonly string[]): SearchTerm {
  return words.length > 0
    ? {
        ...term,
        ways: [
          anyOf(
            words.map((word) => `'=${word}'`),
            TYPO_WORTH,
          ),
        ],
      }
    : term
}

/** Merges several terms into one, such as "cover letter". */
export function mergeTerms(terms: readonly SearchTerm[]): SearchTerm {
  const [first] = terms
  const last = terms.at(-1)
  if (!first || !last) throw new Error('mergeTerms needs at least one term')
  const ways = [anyOf([every(terms.map(fullQuery))], 1)]
  return first === last ? first : { ...first, end: last.end, word: undefined, isFiller: false, ways }
}

/** The query that a full match must match for a term. */
export function fullQuery({ ways }: SearchTerm): string {
  return some(ways.map(({ query }) => query))
}

export function every(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' & ')
}

export function some(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' | ')
}

function anyOf(queries: readonly string[], worth: number): Way {
  return { query: some(queries), worth, size: queries.length }
}
