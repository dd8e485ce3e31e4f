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
    const snippet = distinct(inNotes) > distinct(inText) ? inNotes : inText
    return {
      title_marks: title.filter(isMatch).map(({ start, end }) => ({ start, end })),
      ...(snippet && { snippet }),
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

/** How many different words are marked. */
function distinct(snippet: Snippet | undefined): number {
  return new Set(snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end).toLowerCase())).size
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

function snippetOf(
  text: string,
  words: readonly Word[],
  isMatch: (word: Word) => boolean,
): Snippet | undefined {
  const matches = words.filter(isMatch)
  const best = densest(matches)
  if (!best) return undefined
  const first =
    best.start <= LEAD ? 0 : (words.find(({ start }) => start >= best.start - LEAD)?.start ?? best.start)
  const last = words.findLast(({ end }) => end <= first + SNIPPET_LENGTH) ?? best
  const { from, to } = withWholeFields(text, {
    from: first,
    to: text.length - first <= SNIPPET_LENGTH ? text.length : last.end,
  })
  const before = from > 0 ? '…' : ''
  const shift = before.length - from
  return {
    text: `${before}${text.slice(from, to).replace(/\n/g, ' ')}${to < text.length ? '…' : ''}`,
    marks: matches
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  }
}

/** Half a field would look like a mistake: `…course}} for`. */
function withWholeFields(text: string, { from, to }: { from: number; to: number }) {
  const fields = findFields(text)
  return {
    from: fields.find(({ start, end }) => start < from && from < end)?.start ?? from,
    to: fields.find(({ start, end }) => start < to && to < end)?.end ?? to,
  }
}

/** The match with the most distinct matching words close after it. */
function densest(matches: readonly Word[]): Word | undefined {
  let best: Word | undefined
  let most = 0
  matches.forEach((match, index) => {
    const near = new Set<string>()
    for (let next = index; next < matches.length; next += 1) {
      const other = matches[next]
      if (!other || other.end > match.start + SNIPPET_LENGTH - LEAD) break
      near.add(other.parts.join(' '))
    }
    if (near.size > most) {
      best = match
      most = near.size
    }
  })
  return best
}
