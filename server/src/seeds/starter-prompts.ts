import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findClass, LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { DEFAULT_CLASSES } from '@prompt-library/domain/data-class/default-classes'
import { DAY } from '@prompt-library/domain/durations'
import { CATEGORIES, type Category } from '@prompt-library/domain/prompts/categories'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import type { Tx } from '../db/database.ts'
import { libraryAccount } from '../features/transfers/library-account-queries.ts'
import { promptContent } from '../rich-text/prompt-content.ts'
import { indexPrompts } from '../search/index-prompts.ts'
import { type OwnDescriptions, starterFieldsReader } from './starter-fields.ts'

interface StarterPrompt {
  category: Category
  title: string
  tags: string[]
  dataClass: string
  notes: string
  /** The examples and defaults that fit this prompt, by field. */
  own: OwnDescriptions
  text: string
}

// More than 31 days ago, so the admin console doesn't count starter prompts as this month's submissions.
const NEWEST_DAYS_AGO = 32
// Within the 12-month chart, which goes back at least 334 days.
const OLDEST_DAYS_AGO = 330

/** Fills a new library with the prompts in `starter-prompts/`, owned by the library account. Returns their ids, by title. */
export async function seedStarterPrompts(tx: Tx, now: Date): Promise<Map<string, number>> {
  const prompts = readStarterPrompts()
  const dateOf = spreadDates(prompts.length, now)
  const author_id = await libraryAccount(tx, dateOf(0))
  const fieldsOf = starterFieldsReader()
  const rows = prompts.map(({ category, title, tags, dataClass, notes, own, text }, index) => ({
    ...promptContent({ title, html: richTextFromText(text) }),
    author_id,
    category,
    is_public: true,
    notes,
    tags,
    data_class: dataClass,
    fields: JSON.stringify(fieldsOf(text, own)),
    created_at: dateOf(index),
    updated_at: dateOf(index),
  }))
  const added = await tx.insertInto('prompts').values(rows).returning(['id', 'title']).execute()
  await indexPrompts(
    tx,
    added.map(({ id }) => id),
  )
  return new Map(added.map(({ id, title }) => [title, id]))
}

/** Spreads `count` dates evenly over the past months, oldest first. */
function spreadDates(count: number, now: Date): (index: number) => Date {
  const gap = (OLDEST_DAYS_AGO - NEWEST_DAYS_AGO) / count
  return (index) => new Date(now.getTime() - (OLDEST_DAYS_AGO - index * gap) * DAY)
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

/**
 * Parses one entry: a title line; lines such as `Tags:`, `Data:`, `Notes:`, `Help topic:`, and `Default topic:`, of which
 * only `Notes:` is needed; an empty line; and the prompt.
 */
function readEntry(category: Category, entry: string): StarterPrompt {
  const end = entry.indexOf('\n\n')
  const [title = '', ...lines] = entry.slice(0, end).split('\n')
  const values = new Map<string, string>()
  const own = new Map<string, { help?: string; default?: string }>()
  for (const line of lines) {
    const [, word = '', field, value = ''] = /^(\w+)(?: (\w+))?: (.+)$/.exec(line) ?? []
    const known = field === undefined ? ['Tags', 'Data', 'Notes'] : ['Help', 'Default']
    if (!known.includes(word)) throw new Error(`The starter prompt “${title}” has an unknown line: ${line}`)
    if (field === undefined) values.set(word, value)
    else own.set(field, { ...own.get(field), [word.toLowerCase()]: value })
  }
  const dataClass = findClass(DEFAULT_CLASSES, values.get('Data') ?? LOWEST_CLASS)?.id
  const notes = values.get('Notes')
  if (!dataClass || !notes)
    throw new Error(`The starter prompt “${title}” has no notes or a wrong data class.`)
  return {
    category,
    title,
    tags: values.get('Tags')?.split(', ') ?? [],
    dataClass,
    notes,
    own,
    text: entry.slice(end).trim(),
  }
}
