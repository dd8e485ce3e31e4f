// Which words of a search result are marked, and from which passage its snippet is cut.
import type { Snippet } from '@prompt-library/contract/prompts'
import { type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { findFields } from '@prompt-library/domain/fields/find-fields'
import { openingOf } from '@prompt-library/domain/text/cut-text'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { type Word, wordsIn } from './words.ts'

interface Shown {
  title: string
  markdown: string
  fields: readonly FieldDescription[]
  notes: string | null
}

/** The matches to highlight in a search result. */
interface Marked {
  title_marks: Snippet['marks']
  snippet?: Snippet
}

/**
 * The total text and HTML to read per page, because reading very long prompts to the end would take longer than the search.
 * A match beyond this isn't shown. On a page of 12, it's 3,000 characters each, more than any starter prompt has.
 */
const TEXT_MAX = 36_000
const HTML_MAX = 3 * TEXT_MAX

/** Finds the matches in the titles, and the passage of each text, or of its notes, with the most matches. */
export async function markMatches(db: Queryable, shown: readonly Shown[], query: string): Promise<Marked[]> {
  const texts = shown.map(({ title, markdown, fields, notes }) => {
    const html = openingOf(markdown, Math.floor(HTML_MAX / shown.length))
    const text = openingOf(plainText(html), Math.floor(TEXT_MAX / shown.length))
    const labels = new Map(promptFields(html, fields).map(({ name, label }) => [name, label]))
    const passages = [
      { text, words: withLabels(text, labels) },
      { text: notes ?? '', words: [...wordsIn(notes ?? '')] },
    ]
    return { title: [...wordsIn(title)], passages }
  })
  const all = new Set(
    texts.flatMap(({ title, passages }) =>
      [...title, ...passages.flatMap(({ words }) => words)].flatMap(forms),
    ),
  )
  const matching = await findMatching(db, [...all], query)
  const isMatch = (word: Word) => forms(word).some((form) => matching.has(form))
  return texts.map(({ title, passages }) => {
    const [inText, inNotes] = passages.map(({ text, words }) => snippetOf(text, words, isMatch))
    const best = (inNotes?.distinct ?? 0) > (inText?.distinct ?? 0) ? inNotes : inText
    return {
      title_marks: title.filter(isMatch).map(({ start, end }) => ({ start, end })),
      ...(best && { snippet: best.snippet }),
    }
  })
}

/** The words of a text, with the labels of its fields instead of their names. */
function withLabels(text: string, labels: ReadonlyMap<string, string>): Word[] {
  const fields = findFields(text).filter(({ name }) => labels.has(name))
  const isOutside = (word: Word) => !fields.some(({ start, end }) => word.start >= start && word.end <= end)
  const labeled = fields.map(({ name, start, end }) => {
    const parts = [...wordsIn(labels.get(name) ?? '')].flatMap((word) => word.parts)
    return { start, end, parts, joined: undefined, isUnspaced: false }
  })
  return [...[...wordsIn(text)].filter(isOutside), ...labeled].toSorted(
    (one, other) => one.start - other.start,
  )
}

function forms({ parts, joined }: Word): string[] {
  return joined === undefined ? parts : [...parts, joined]
}

/** PostgreSQL decides which words match, as in the search itself, including stems, synonyms, and prefixes. */
async function findMatching(db: Queryable, words: readonly string[], query: string): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where format('''=%s''', word)::tsvector || to_tsvector('english', word) @@ ${query}::tsquery`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

const SNIPPET_LENGTH = 280
/** How much text is shown before the first match. */
const LEAD = 60

/** The passage with the most distinct matches, which starts and ends with whole words and fields. */
function snippetOf(text: string, words: readonly Word[], isMatch: (word: Word) => boolean) {
  const matches = words.filter(isMatch)
  const { best, distinct } = densest(matches)
  if (!best) return undefined
  const from =
    best.start <= LEAD ? 0 : (words.find(({ start }) => start >= best.start - LEAD)?.start ?? best.start)
  const last = words.findLast(({ end }) => end <= from + SNIPPET_LENGTH) ?? best
  const to = text.length - from <= SNIPPET_LENGTH ? text.length : last.end
  const before = from > 0 ? '…' : ''
  const shift = before.length - from
  const marks = matches
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start + shift, end: end + shift }))
  const shown = `${before}${text.slice(from, to).replace(/\n/g, ' ')}${to < text.length ? '…' : ''}`
  return { distinct, snippet: { text: shown, marks } }
}

/** The match with the most distinct matching words close after it, and how many they are. */
function densest(matches: readonly Word[]): { best?: Word; distinct: number } {
  let found: { best?: Word; distinct: number } = { distinct: 0 }
  matches.forEach((best, index) => {
    const near = new Set<string>()
    // Without a copy of the rest for each match: a common word has hundreds.
    for (let next = index; next < matches.length; next += 1) {
      const other = matches[next]
      if (!other || other.end > best.start + SNIPPET_LENGTH - LEAD) break
      near.add(other.parts.join(' '))
    }
    if (near.size > found.distinct) found = { best, distinct: near.size }
  })
  return found
}
