import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES, type Category } from '@prompt-library/domain/prompts/categories'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import { promptContent } from '../../rich-text/prompt-content.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import type { Tx } from '../database.ts'
import { libraryAccount } from './library-account.ts'

interface StarterPrompt {
  category: Category
  title: string
  tags: string[]
  notes: string
  text: string
}

const DAY = 86_400_000

// A new library's figures must not count the starter prompts as submissions of this month, which has 31 days at most.
const NEWEST_DAYS_AGO = 32
// The chart of the last 12 months starts at least 334 days ago.
const OLDEST_DAYS_AGO = 330

/** Gives a new library something to read: the prompts in `starter-prompts/`, owned by the library's own account. */
export async function plantStarterPrompts(tx: Tx, now: Date): Promise<number> {
  const prompts = readStarterPrompts()
  const dates = spreadDates(prompts.length, now)
  const author_id = await libraryAccount(tx, dates[0] ?? now)
  const rows = prompts.map(({ category, title, tags, notes, text }, index) => ({
    ...promptContent({ title, html: richTextFromText(text) }),
    author_id,
    category,
    is_public: true,
    notes,
    tags,
    created_at: dates[index] ?? now,
    updated_at: dates[index] ?? now,
  }))
  const planted = await tx.insertInto('prompts').values(rows).returning('id').execute()
  await indexPrompts(
    tx,
    planted.map(({ id }) => id),
  )
  return rows.length
}

/** Evenly over the months before this one, the oldest first. */
function spreadDates(count: number, now: Date): Date[] {
  const gap = (OLDEST_DAYS_AGO - NEWEST_DAYS_AGO) / count
  return Array.from(
    { length: count },
    (_, index) => new Date(now.getTime() - (OLDEST_DAYS_AGO - index * gap) * DAY),
  )
}

/** In the order in which they are put in: one of each category in turn, so that the first page shows them all. */
export function readStarterPrompts(): StarterPrompt[] {
  const shelves = CATEGORIES.map(readShelf)
  const longest = Math.max(...shelves.map((shelf) => shelf.length))
  // the newest is listed first, so what stands first in its file is put in last
  return Array.from({ length: longest }, (_, index) => shelves.flatMap((shelf) => shelf[index] ?? []))
    .flat()
    .reverse()
}

function readShelf(category: Category): StarterPrompt[] {
  const file = readFileSync(
    join(import.meta.dirname, 'starter-prompts', `${category.toLowerCase()}.md`),
    'utf8',
  )
  return file
    .split(/^=== /m)
    .slice(1)
    .map((entry) => readEntry(category, entry))
}

/** A title, `Tags:` (optional) and `Notes:` lines, an empty line, and the prompt itself. */
function readEntry(category: Category, entry: string): StarterPrompt {
  const match = /^(?<title>.+)\n(?:Tags: (?<tags>.+)\n)?Notes: (?<notes>.+)\n\n(?<text>[\s\S]+)$/.exec(entry)
  if (!match?.groups)
    throw new Error(`A starter prompt in ${category} is not in the expected form: ${entry.slice(0, 80)}`)
  const { title = '', tags, notes = '', text = '' } = match.groups
  return {
    category,
    title: title.trim(),
    tags: tags?.split(', ') ?? [],
    notes: notes.trim(),
    text: text.trim(),
  }
}
