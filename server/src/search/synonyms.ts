import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { type SearchTerm, together, withSynonyms } from './terms.ts'
import { wordsIn } from './words.ts'

/** Groups of words that mean the same to people who search, as Settings keeps them. */
export type Synonyms = readonly (readonly string[])[]

interface Entry {
  group: number
  /** The stems of its words, by which it is found in a query. */
  stems: string[]
  query: string
}

/** Stemming some hundred words takes longer than a search, and the list seldom changes. */
const compiled = new WeakMap<Synonyms, Promise<Entry[]>>()

export function compileSynonyms(tx: Tx, synonyms: Synonyms): Promise<Entry[]> {
  const known = compiled.get(synonyms)
  if (known) return known
  const entries = readEntries(tx, synonyms)
  compiled.set(synonyms, entries)
  entries.catch(() => compiled.delete(synonyms))
  return entries
}

async function readEntries(tx: Tx, synonyms: Synonyms): Promise<Entry[]> {
  const entries = synonyms.flatMap((group, index) =>
    group.map((text) => ({ group: index, words: [...wordsIn(text)].flatMap(({ parts }) => parts) })),
  )
  const { rows } = await sql<{ query: string; stems: string[] }>`
    select plainto_tsquery('english', text)::text as query, array(
      select to_tsquery('english', word)::text from string_to_table(text, ' ') with ordinality as _ (word, place)
      order by place) as stems
    from unnest(${entries.map(({ words }) => words.join(' '))}::text[]) with ordinality as _ (text, place)
    order by place`.execute(tx)
  return entries.flatMap(({ group }, index) => {
    const row = rows[index]
    return row && row.query !== '' ? [{ group, ...row }] : []
  })
}

interface StemmedTerm {
  term: SearchTerm
  stem: string
}

/** The terms of a query with their synonyms. Several that are one entry, such as "cover letter", become one term. */
export function addSynonyms(terms: readonly StemmedTerm[], entries: readonly Entry[]): SearchTerm[] {
  const found: SearchTerm[] = []
  for (let at = 0; at < terms.length; ) {
    const matches = entries.filter(({ stems }) => isAt(terms, at, stems))
    const length = Math.max(1, ...matches.map(({ stems }) => stems.length))
    const groups = matches.filter(({ stems }) => stems.length === length).map(({ group }) => group)
    const others = entries.filter((entry) => groups.includes(entry.group) && !matches.includes(entry))
    const here = terms.slice(at, at + length).map(({ term }) => term)
    const term = here.length > 1 ? together(here) : here[0]
    if (term)
      found.push(
        others.length > 0
          ? withSynonyms(
              term,
              others.map(({ query }) => query),
            )
          : term,
      )
    at += length
  }
  return found
}

function isAt(terms: readonly StemmedTerm[], at: number, stems: readonly string[]): boolean {
  return stems.every((stem, index) => stem !== '' && terms[at + index]?.stem === stem)
}
