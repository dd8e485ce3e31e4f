import type { Span } from '@prompt-library/domain/guard/finding'
import type { Edit } from './guarded-text.ts'

const BRACKETS: Record<string, string> = { '(': ')', '[': ']', '<': '>' }
/** A comma between words. One without a space after it separates cells or digits. */
const SEPARATOR = /^[,;](?:\s|$)/
/** The end of a line, a cell, or a sentence. */
const END = /^(?:$|[\n\r\t)\]]|[.!?:](?:\s|$))/

/**
 * Removes findings from a text, in order, with what no one would leave beside them: a space, a comma, or empty brackets. A
 * cell of a table stays, empty. Adds to `edits`, which can have other edits too.
 */
export function createRemover(text: string, edits: Edit[]): (finding: Span) => void {
  const isCell = createCellFinder(text)
  // Removals that touch each other leave one gap, from the first to the last.
  let first: Edit | undefined
  let floor = 0
  return ({ start, end }) => {
    const last = edits.at(-1)
    const edit: Edit = { start, end, text: '' }
    edits.push(edit)
    if (!first || last?.end !== start || last.text !== '') {
      first = edit
      floor = last?.end ?? 0
    }
    if (isCell({ start, end })) return
    if (first === edit) takeBrackets(text, edit, floor)
    const before = text[first.start - 1]
    const startsWord = before === undefined || /[\s([{]/.test(before)
    if (startsWord && SEPARATOR.test(text.slice(edit.end, edit.end + 2)))
      edit.end += text[edit.end + 1] === ' ' ? 2 : 1
    if (END.test(text.slice(edit.end, edit.end + 2))) first.start = withoutSeparator(text, first.start, floor)
    else if (startsWord && text[edit.end] === ' ') edit.end += 1
  }
}

/** “Ana (ana@pitt.edu)”, but not the brackets of a call or of a link in Markdown. */
function takeBrackets(text: string, edit: Edit, floor: number): void {
  const [opening = '', closing] = [text[edit.start - 1], text[edit.end]]
  if (edit.start <= floor || BRACKETS[opening] !== closing || closing === undefined) return
  if (!/^\s?$/.test(text[edit.start - 2] ?? '')) return
  edit.start -= 1
  edit.end += 1
}

/** Where the text before a position ends, without one separator and one space. */
function withoutSeparator(text: string, position: number, floor: number): number {
  if (position <= floor || text[position - 1] !== ' ') return position
  return position - 2 >= floor && /[,;]/.test(text[position - 2] ?? '') ? position - 2 : position - 1
}

/** Whether a part of the text is a cell between commas or semicolons. Takes parts in order. */
function createCellFinder(text: string): (part: Span) => boolean {
  let rows: Span[] | undefined
  let next = 0
  return ({ start, end }) => {
    rows ??= findRows(text)
    while ((rows[next]?.end ?? Infinity) < start) next += 1
    const row = rows[next]
    if (!row || row.start > start) return false
    const before = text.slice(Math.max(row.start, start - 10), start).trimEnd()
    const after = text.slice(end, Math.min(row.end, end + 10)).trimStart()
    return /(?:^|[,;])$/.test(before) && /^(?:$|[,;])/.test(after)
  }
}

/** Lines that have as many commas or semicolons as the line before or after them. */
function findRows(text: string): Span[] {
  let end = -1
  const lines = text.split('\n').map((line) => {
    const start = end + 1
    end = start + line.length
    return { start, end, commas: line.split(',').length, semicolons: line.split(';').length }
  })
  return lines.filter((line, index) =>
    [lines[index - 1], lines[index + 1]].some(
      (other) =>
        (line.commas > 1 && line.commas === other?.commas) ||
        (line.semicolons > 1 && line.semicolons === other?.semicolons),
    ),
  )
}
