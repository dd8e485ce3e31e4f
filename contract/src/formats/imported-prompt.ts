// What a prompt from a file must have to be imported, and what is left out of it: IDs, votes, reserved tags, reviews,
// authors, and dates.
import { TAGS_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES, type Category } from '@prompt-library/domain/prompts/categories'
import { distinctTags, ownTags, tagProblem, tagsProblem } from '@prompt-library/domain/prompts/tags'
import { storableText } from '@prompt-library/domain/text/storable-text'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { note } from '../collection-texts.ts'
import { newFields } from '../new-fields.ts'
import { promptFields } from '../prompt-changes.ts'
import { newTags } from '../tags.ts'

/** A prompt from a file, whatever its format. IDs, votes, reserved tags, reviews, authors, and dates are never imported. */
export const importedPrompt = z.object({
  title: promptFields.title,
  html: promptFields.markdown.check(z.refine(hasText, 'A prompt needs some text.')),
  notes: promptFields.notes,
  /** Missing: the file doesn't say, or names one that this library doesn't have. */
  category: z.optional(promptFields.category),
  tags: newTags,
  fields: newFields,
  /** Missing: the file doesn't say. */
  data_class: promptFields.data_class,
  /** What the collection of the file says about it. Only in our JSON. */
  collection_note: z.optional(note),
})
export type ImportedPrompt = z.output<typeof importedPrompt>

/** What a reader finds in a file. Everything is checked by `checkPrompt`. */
export interface FoundPrompt {
  title: unknown
  html: string
  notes?: unknown
  category?: unknown
  tags?: readonly unknown[]
  fields?: unknown
  data_class?: unknown
  collection_note?: unknown
}

/** A prompt that can be imported with what was left out of it, or why it can't be, as sentences. */
export type Checked = { prompt: ImportedPrompt; changes: string[] } | { refusal: string }

/** Leaves out what the library can't keep, and refuses what it can't do without. */
export function checkPrompt(read: FoundPrompt): Checked {
  const found = storable(read) as FoundPrompt
  const changes: string[] = []
  const checked = importedPrompt.safeParse({
    title: found.title ?? '',
    html: found.html,
    notes: readNotes(found.notes),
    category: readCategory(found.category, changes),
    tags: readTags(found.tags ?? [], changes),
    fields: readFields(found.fields, changes),
    data_class: readDataClass(found.data_class),
    collection_note: readNote(found.collection_note, changes),
  })
  if (checked.success) return { prompt: checked.data, changes }
  return { refusal: checked.error.issues[0]?.message ?? 'This prompt can’t be read.' }
}

/** One character that can't be stored would refuse all prompts that are sent with it. Nothing that we read is deeper. */
function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > STORABLE_DEPTH) return undefined
  if (Array.isArray(value)) return value.map((one) => storable(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, storable(one, depth + 1)]))
}

const STORABLE_DEPTH = 4

function hasText(html: string): boolean {
  return hasVisibleText(html.replace(/<[^<>]*>/g, '').replaceAll('&nbsp;', ' '))
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

function readNote(value: unknown, changes: string[]): string | undefined {
  const { success, data } = note.safeParse(value)
  if (!success && typeof value === 'string')
    changes.push('Its note in the collection is too long and left out.')
  return data || undefined
}

const readNotes = (value: unknown) => (isMissing(value) ? null : value)

function readCategory(value: unknown, changes: string[]): Category | undefined {
  if (isMissing(value)) return undefined
  const name = oneLine(String(value))
  const category = ALL_CATEGORIES.find((known) => known.toLowerCase() === name.toLowerCase())
  if (!category) changes.push(`“${name.slice(0, 60)}” isn’t a category here.`)
  return category
}

/** The server refuses one that the campus doesn't have, because a prompt without one counts as meant for public data. */
const readDataClass = (value: unknown) => (isMissing(value) ? undefined : value)

function readTags(values: readonly unknown[], changes: string[]): string[] {
  const texts = values
    .slice(0, 1_000)
    .map((value) => oneLine(typeof value === 'string' ? value.slice(0, 1_000) : ''))
  const own = distinctTags(ownTags(texts.filter((tag) => tag !== '')))
  const valid = own.filter((tag) => (tagProblem(tag) ?? tagsProblem([tag])) === undefined)
  if (valid.length < own.length || valid.length > TAGS_MAX)
    changes.push(`Some tags are left out. A prompt can have up to ${TAGS_MAX} short tags.`)
  return valid.slice(0, TAGS_MAX)
}

/** The text still has its fields, so a prompt without their descriptions is better than none. */
function readFields(value: unknown, changes: string[]): z.output<typeof newFields> {
  if (isMissing(value)) return []
  const fields = newFields.safeParse(value)
  if (fields.success) return fields.data
  changes.push(`The descriptions of its fields are left out. ${fields.error.issues[0]?.message ?? ''}`.trim())
  return []
}
