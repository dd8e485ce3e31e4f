// Which columns a CSV file with prompts has, and how columns of other files are read once the user says what they are.
import { csvLine, isFormula, unescapeFormula } from '@prompt-library/domain/text/csv-line'
import type { CsvTable } from './csv-table.ts'
import { readPromptText, type WritablePrompt, writePromptText } from './prompt-text.ts'
import { readPromptsChat } from './prompts-chat.ts'
import { type ColumnMapping, Findings, type ReadResult, UnreadableFile } from './read-result.ts'

const COLUMNS = ['title', 'prompt', 'format', 'notes', 'category', 'tags', 'data_class', 'fields'] as const

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export const CSV_HEADER = `\uFEFF${csvLine(COLUMNS)}`

export function writeCsvRow(prompt: WritablePrompt): string {
  const { format, text } = writePromptText(prompt)
  return csvLine([
    prompt.title,
    text,
    format,
    prompt.notes,
    prompt.category,
    // A tag has no comma.
    prompt.tags.join(', '),
    prompt.data_class,
    prompt.fields.length > 0 ? JSON.stringify(prompt.fields) : '',
  ])
}

/** Our own CSV, the one of prompts.chat, or any other once the user has said what its columns are. */
export function readCsv(table: CsvTable, mapping?: ColumnMapping): ReadResult {
  if (mapping) return readMapped(table, mapping)
  const { header } = table
  if (COLUMNS.every((name) => header.includes(name))) return readOwn(table)
  if (header.includes('act') && header.includes('prompt')) return readPromptsChat(table)
  if (header.length < 2)
    throw new UnreadableFile(
      'This isn’t a table with several columns. Choose a JSON, CSV, Markdown, or zip file.',
    )
  if (table.rows.length === 0) throw new UnreadableFile('There are no prompts in this file.')
  const rows = table.rows.slice(0, 3).map(({ cells }) => header.map((_, index) => cells[index] ?? ''))
  return { kind: 'columns', columns: header, rows, suggested: suggestMapping(header) }
}

function readOwn({ header, rows }: CsvTable): ReadResult {
  const findings = new Findings()
  for (const { number, cells } of rows) {
    const cell = (name: (typeof COLUMNS)[number]) => unescapeFormula(cells[header.indexOf(name)] ?? '')
    findings.add(`Row ${number}`, {
      title: cell('title'),
      html: readPromptText({ format: cell('format').trim(), text: cell('prompt') }),
      notes: cell('notes'),
      category: cell('category'),
      tags: cell('tags').split(','),
      data_class: cell('data_class'),
      fields: readFields(cell('fields')),
    })
  }
  return findings.result('csv')
}

/** `checkPrompt` leaves out what isn't a list. */
function readFields(cell: string): unknown {
  if (cell.trim() === '') return undefined
  try {
    return JSON.parse(cell)
  } catch {
    return 'damaged'
  }
}

function readMapped({ rows }: CsvTable, mapping: ColumnMapping): ReadResult {
  const findings = new Findings()
  for (const { number, cells } of rows) {
    const cell = (column: number | undefined) =>
      withoutEscape((column === undefined ? '' : cells[column]) ?? '')
    findings.add(`Row ${number}`, {
      title: cell(mapping.title),
      html: readPromptText({ text: cell(mapping.prompt) }),
      notes: cell(mapping.notes),
      category: cell(mapping.category),
      tags: cell(mapping.tags).split(/[,;]/),
    })
  }
  return findings.result('csv')
}

/** Other programs leave a leading apostrophe as it is, unless they escape a formula. */
function withoutEscape(cell: string): string {
  const text = unescapeFormula(cell)
  return isFormula(text) ? text : cell
}

const NAMES: Record<keyof ColumnMapping, readonly string[]> = {
  title: ['title', 'name', 'prompt title', 'prompt name', 'act', 'heading', 'subject'],
  prompt: ['prompt', 'content', 'text', 'prompt text', 'body', 'template', 'instructions', 'markdown'],
  notes: ['notes', 'description', 'note', 'comment', 'summary', 'use case', 'purpose'],
  category: ['category', 'type', 'topic', 'group', 'area'],
  tags: ['tags', 'tag', 'labels', 'keywords'],
}

/** The first name that a column has, whatever its case. */
function suggestMapping(header: readonly string[]): ColumnMapping {
  const names = header.map((name) => name.toLowerCase().replace(/[_\s]+/g, ' '))
  const column = (part: keyof ColumnMapping) => {
    const name = NAMES[part].find((known) => names.includes(known))
    return name === undefined ? undefined : names.indexOf(name)
  }
  return {
    title: column('title'),
    prompt: column('prompt'),
    notes: column('notes'),
    category: column('category'),
    tags: column('tags'),
  }
}
