import type { Tx } from '../db/database.ts'
import { parseQuery } from './parse-query.ts'
import { stemTerms } from './search-queries.ts'
import { every, mergeTerms, type Term, withSynonyms } from './terms.ts'

/** Groups of words with the same meaning for search, from Settings. */
export type Synonyms = readonly (readonly string[])[]

interface Entry {
  group: number
  /** The keys of its words, for lookup in a query. */
  keys: string[]
  query: string
}

/** Cached, because stemming a few hundred words takes longer than a search, and the list rarely changes. */
const compiled = new WeakMap<Synonyms, Entry[]>()

/** Searches don't wait for each other's result, because another search's transaction can time out or fail. */
export async function compileSynonyms(tx: Tx, synonyms: Synonyms): Promise<Entry[]> {
  const entries = compiled.get(synonyms) ?? (await readEntries(tx, synonyms))
  compiled.set(synonyms, entries)
  return entries
}

/** Parses entries like queries, so that both yield the same words. */
async function readEntries(tx: Tx, synonyms: Synonyms): Promise<Entry[]> {
  const texts = synonyms.flatMap((texts, group) =>
    texts.map((text) => ({ group, typed: parseQuery(text).included })),
  )
  const stemmed = await stemTerms(
    tx,
    texts.flatMap(({ typed }) => typed),
  )
  let at = 0
  return texts.flatMap(({ group, typed }) => {
    const words = stemmed.slice(at, at + typed.length).filter(({ isStopWord }) => !isStopWord)
    at += typed.length
    const query = every(words.map(({ ways }) => ways[0]?.query ?? ''))
    return words.length > 0 ? [{ group, keys: words.map(({ key }) => key), query }] : []
  })
}

/** Adds synonyms to the terms of a query. Several terms that form one entry, such as "cover letter", become one term. */
export function addSynonyms(terms: readonly Term[], entries: readonly Entry[]): Term[] {
  const found: Term[] = []
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
