import type { Snippet } from '@prompt-library/contract/prompts'
import { openingOf } from '@prompt-library/domain/text/cut-text'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { type Word, wordsIn } from './words.ts'

interface Shown {
  title: string
  markdown: string
}

/** What of a prompt is marked where a search lists it. */
interface Marked {
  title_marks: Snippet['marks']
  snippet?: Snippet
}

/**
 * So much of all texts of a page is read, and of their HTML: to read the longest prompts to their end would take longer than the
 * search. A match further down is not shown.
 */
const TEXT_MAX = 120_000
const HTML_MAX = 3 * TEXT_MAX

/** Says where the words that were found are in titles, and shows the passage of each text that has most of them. */
export async function markMatches(db: Queryable, shown: readonly Shown[], query: string): Promise<Marked[]> {
  const texts = shown.map(({ title, markdown }) => {
    const html = openingOf(markdown, Math.floor(HTML_MAX / shown.length))
    const text = openingOf(plainText(html), Math.floor(TEXT_MAX / shown.length))
    return { title: [...wordsIn(title)], text, words: [...wordsIn(text)] }
  })
  const all = new Set(texts.flatMap(({ title, words }) => [...title, ...words].flatMap(forms)))
  const matching = await findMatching(db, [...all], query)
  const isMatch = (word: Word) => forms(word).some((form) => matching.has(form))
  return texts.map(({ title, text, words }) => {
    const snippet = snippetOf(text, words, isMatch)
    return {
      title_marks: title.filter(isMatch).map(({ start, end }) => ({ start, end })),
      ...(snippet && { snippet }),
    }
  })
}

function forms({ parts, joined }: Word): string[] {
  return joined === undefined ? parts : [...parts, joined]
}

/** PostgreSQL decides which words match, as it did in the search: stems, synonyms and beginnings included. */
async function findMatching(db: Queryable, words: readonly string[], query: string): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where format('''=%s''', word)::tsvector || to_tsvector('english', word) @@ ${query}::tsquery`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

const SNIPPET_LENGTH = 280
/** How much of the text before the first match is shown. */
const LEAD = 60

function snippetOf(
  text: string,
  words: readonly Word[],
  isMatch: (word: Word) => boolean,
): Snippet | undefined {
  const matches = words.filter(isMatch)
  const best = densest(matches)
  if (!best) return undefined
  const from =
    best.start <= LEAD ? 0 : (words.find(({ start }) => start >= best.start - LEAD)?.start ?? best.start)
  const last = words.findLast(({ end }) => end <= from + SNIPPET_LENGTH) ?? best
  const to = text.length - from <= SNIPPET_LENGTH ? text.length : last.end
  const before = from > 0 ? '…' : ''
  const shift = before.length - from
  return {
    text: `${before}${text.slice(from, to).replace(/\n/g, ' ')}${to < text.length ? '…' : ''}`,
    marks: matches
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  }
}

/** The match that most different words follow closely. */
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
