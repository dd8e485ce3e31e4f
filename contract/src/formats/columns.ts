// Files whose columns have names of their own: which ones are suggested for title, text, and the rest, and how prompts are read once
// the user has said what each column is.
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import type { FormatName } from './formats.ts'
import { readPromptText } from './prompt-text.ts'
import { type ColumnMapping, Findings, type ReadResult, UnreadableFile } from './read-result.ts'

export interface Table {
  format: FormatName
  /** The names of the columns, if they aren't in the first row. */
  names?: readonly string[]
  rows: readonly { where: string; cells: readonly string[] }[]
}

/** How many rows are looked at for a suggestion. */
const ROWS_READ = 50
/** How many rows the user sees an example from. */
const ROWS_SHOWN = 3

export function askForColumns({ names, rows }: Table): ReadResult {
  const cells = rows.slice(0, ROWS_READ).map((row) => [...row.cells])
  const [first = [], ...others] = cells
  const columns = [...(names ?? first)].map((name) => name.trim())
  const prompts = names ? cells : others
  if (prompts.length === 0) throw new UnreadableFile('There are no prompts in this file.')
  const hasHeader = names || isHeader(columns, others)
  const suggested = hasHeader ? byName(columns, prompts) : byLength(cells)
  const shown = prompts.slice(0, ROWS_SHOWN).map((row) => columns.map((_, index) => row[index] ?? ''))
  return {
    kind: 'columns',
    columns,
    rows: shown,
    suggested: { ...suggested, ...(!names && { firstRow: hasHeader ? 'names' : 'prompt' }) },
  }
}

export function readMatched({ format, names, rows }: Table, mapping: ColumnMapping): ReadResult {
  const findings = new Findings()
  const prompts = names || mapping.firstRow === 'prompt' ? rows : rows.slice(1)
  for (const { where, cells } of prompts) {
    const cell = (column: number | undefined) => (column === undefined ? '' : cells[column]) ?? ''
    findings.add(where, {
      title: cell(mapping.title),
      html: readPromptText({ text: cell(mapping.prompt) }),
      notes: cell(mapping.notes),
      category: cell(mapping.category),
      tags: cell(mapping.tags).split(/[,;]/),
    })
  }
  return findings.result(format)
}

type Part = 'title' | 'prompt' | 'notes' | 'category' | 'tags'

const NAMES: Record<Part, readonly string[]> = {
  title: ['title', 'name', 'prompt title', 'prompt name', 'act', 'heading', 'subject'],
  prompt: ['prompt', 'content', 'text', 'prompt text', 'body', 'template', 'instructions', 'markdown'],
  notes: ['notes', 'description', 'note', 'comment', 'summary', 'use case', 'purpose', 'oneliner'],
  category: ['category', 'type', 'topic', 'group', 'area'],
  tags: ['tags', 'tag', 'labels', 'keywords'],
}
const KNOWN_NAMES = new Set(Object.values(NAMES).flat())

/** “Prompt_Text”, “promptText”, and “production.prompt text” have the same name. */
function plainName(column: string): string {
  return column
    .slice(column.lastIndexOf('.') + 1)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .toLowerCase()
}

/** The first name that a column has, whatever its case. */
function byName(columns: readonly string[], rows: readonly string[][]): ColumnMapping {
  const names = columns.map(plainName)
  const column = (part: Part) => {
    const name = NAMES[part].find((known) => names.includes(known))
    return name === undefined ? undefined : names.indexOf(name)
  }
  const category = column('category')
  return {
    title: column('title'),
    prompt: column('prompt'),
    notes: column('notes'),
    // Many files have a “type” that has nothing to do with our categories.
    category: category !== undefined && hasCategories(rows, category) ? category : undefined,
    tags: column('tags'),
  }
}

function hasCategories(rows: readonly string[][], column: number): boolean {
  const known = new Set(ALL_CATEGORIES.map((category) => category.toLowerCase()))
  return rows.some((cells) => known.has((cells[column] ?? '').trim().toLowerCase()))
}

/** A row of names has one that is known, or is much shorter than what follows. */
function isHeader(first: readonly string[], others: readonly string[][]): boolean {
  if (first.some((name) => KNOWN_NAMES.has(plainName(name)))) return true
  const lengths = others.map(longest).toSorted((one, two) => one - two)
  return longest(first) * 2 <= (lengths[Math.floor(lengths.length / 2)] ?? 0)
}

const longest = (cells: readonly string[]) => cells.reduce((most, { length }) => Math.max(most, length), 0)

/** Without names, the column with the most text is the prompt, and the first other one the title. */
function byLength(rows: readonly string[][]): ColumnMapping {
  const sums = (rows[0] ?? []).map((_, column) =>
    rows.reduce((sum, cells) => sum + (cells[column]?.length ?? 0), 0),
  )
  const prompt = sums.indexOf(Math.max(...sums))
  return { title: prompt === 0 ? 1 : 0, prompt }
}
