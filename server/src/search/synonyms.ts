// How the synonyms from Settings are prepared for search.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Tx } from '../db/database.ts'
import { parseQuery } from './parse-query.ts'
import { stemTerms } from './search-queries.ts'
import { every, mergeTerms, type SearchTerm, withSynonyms } from './terms.ts'

/** Groups of words with the same meaning for search, from Settings. */
export type Synonyms = readonly (readonly string[])[]

interface Entry {
  group: number
  /** The keys of its words, for lookup in a query. */
  keys: string[]
  query: string
}

/** Cached in batches because stemming a few hundred words takes longer than a search, and the list rarely changes. */
const compiled = new WeakMap<Synonyms, Entry[][]>()

/** How many groups are read before other requests get a turn. */
const BATCH = 20

/**
 * Searches don't wait for each other's result, because another search's transaction can time out or fail. The batches that one
 * has read are there for the next, so that a list that takes longer than a search is allowed to is read by several.
 */
export async function compileSynonyms(tx: Tx, synonyms: Synonyms): Promise<Entry[]> {
  const batches = compiled.get(synonyms) ?? []
  compiled.set(synonyms, batches)
  for (let first = 0; first < synonyms.length; first += BATCH) {
    if (batches[first / BATCH]) continue
    batches[first / BATCH] = await readEntries(tx, synonyms.slice(first, first + BATCH), first)
    // The embedded database answers without giving others a turn.
    await nextTurn()
  }
  return batches.flat()
}

/** Parses entries like queries, so that both yield the same words. `first` is the number of the first group. */
async function readEntries(tx: Tx, groups: Synonyms, first: number): Promise<Entry[]> {
  const texts = groups.flatMap((group, index) =>
    group.map((text) => ({ group: first + index, terms: parseQuery(text).included })),
  )
  const all = texts.flatMap(({ terms }) => terms)
  const stemmed = await stemTerms(tx, all)
  return texts.flatMap(({ group, terms }) => {
    const words = stemmed.splice(0, terms.length).filter(({ isStopWord }) => !isStopWord)
    const query = every(words.map(({ ways }) => ways[0]?.query ?? ''))
    return words.length > 0 ? [{ group, keys: words.map(({ key }) => key), query }] : []
  })
}

/** Adds synonyms to the terms of a query. Several terms that form one entry, such as "cover letter", become one term. */
export function addSynonyms(terms: readonly SearchTerm[], entries: readonly Entry[]): SearchTerm[] {
  const found: SearchTerm[] = []
  for (let at = 0; at < terms.length; ) {
    const matches = entries.filter(({ keys }) => keys.every((key, index) => terms[at + index]?.key === key))
    const length = Math.max(1, ...matches.map(({ keys }) => keys.length))
    const longest = matches.filter(({ keys }) => keys.length === length)
    const groups = new Set(longest.map(({ group }) => group))
    const same = new Set(longest)
    const others = entries.filter((entry) => groups.has(entry.group) && !same.has(entry))
    const term = mergeTerms(terms.slice(at, at + length))
    const queries = others.map(({ query }) => query)
    found.push(withSynonyms(term, queries))
    at += length
  }
  return found
}
