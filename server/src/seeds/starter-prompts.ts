import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '@prompt-library/domain/durations'
import { CATEGORIES, type Category } from '@prompt-library/domain/prompts/categories'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import type { Tx } from '../db/database.ts'
import { promptContent } from '../rich-text/prompt-content.ts'
import { indexPrompts } from '../search/index-prompts.ts'
import { libraryAccount } from './library-account.ts'
import { withStarterFields } from './starter-fields.ts'

interface StarterPrompt {
  category: Category
  title: string
  tags: string[]
  notes: string
  text: string
}

// More than 31 days ago, so the admin console doesn't count starter prompts as this month's submissions.
const NEWEST_DAYS_AGO = 32
// Within the 12-month chart, which goes back at least 334 days.
const OLDEST_DAYS_AGO = 330

/** Fills a new library with the prompts in `starter-prompts/`, owned by the library account. */
export async function seedStarterPrompts(tx: Tx, now: Date): Promise<number> {
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
  const added = await tx.insertInto('prompts').values(withStarterFields(rows)).returning('id').execute()
  await indexPrompts(
    tx,
    added.map(({ id }) => id),
  )
  return rows.length
}

/** Spreads `count` dates evenly over the past months, oldest first. */
function spreadDates(count: number, now: Date): Date[] {
  const gap = (OLDEST_DAYS_AGO - NEWEST_DAYS_AGO) / count
  return Array.from(
    { length: count },
    (_, index) => new Date(now.getTime() - (OLDEST_DAYS_AGO - index * gap) * DAY),
  )
}

/** Returns the starter prompts in insertion order, alternating categories so the first page shows all of them. */
export function readStarterPrompts(): StarterPrompt[] {
  const files = CATEGORIES.map(readCategoryFile)
  const longest = Math.max(...files.map((prompts) => prompts.length))
  // The library lists the newest prompt first, so the first prompt in each file is inserted last.
  return Array.from({ length: longest }, (_, index) => files.flatMap((prompts) => prompts[index] ?? []))
    .flat()
    .reverse()
}

function readCategoryFile(category: Category): StarterPrompt[] {
  const file = readFileSync(
    join(import.meta.dirname, 'starter-prompts', `${category.toLowerCase()}.md`),
    'utf8',
  )
  return file
    .split(/^=== /m)
    .slice(1)
    .map((entry) => readEntry(category, entry))
}

/** Parses one entry: a title line, an optional `Tags:` line, a `Notes:` line, an empty line, and the prompt. */
function readEntry(category: Category, entry: string): StarterPrompt {
  const match = /^(?<title>.+)\n(?:Tags: (?<tags>.+)\n)?Notes: (?<notes>.+)\n\n(?<text>[\s\S]+)$/.exec(entry)
  if (!match?.groups)
    throw new Error(`A starter prompt in ${category} has the wrong format: ${entry.slice(0, 80)}`)
  const { title = '', tags, notes = '', text = '' } = match.groups
  return {
    category,
    title: title.trim(),
    tags: tags?.split(', ') ?? [],
    notes: notes.trim(),
    text: text.trim(),
  }
}
