import type { Span } from '@prompt-library/domain/guard/finding'
import type { Edit } from './guarded-text.ts'

const BRACKETS: Record<string, string> = { '(': ')', '[': ']', '<': '>' }
/** A comma between words. One without a space after it separates cells or digits. */
const SEPARATOR = /^[,;](?:\s|$)/
/** The end of a line, a cell, or a sentence. */
const END = /^(?:$|[\n\r\t)\]]|[.!?:](?:\s|$))/

/**
 * Removes a part of a text with what no one would leave beside it: a space, a comma, or empty brackets. `edits` are those
 * before it.
 */
export function removePart(text: string, { start, end }: Span, edits: Edit[]): void {
  const last = edits.at(-1)
  const edit: Edit = { start, end, text: '' }
  edits.push(edit)
  const floor = last?.end ?? 0
  takeBrackets(text, edit, floor)
  const before = text[edit.start - 1]
  const startsWord = before === undefined || /[\s([{]/.test(before)
  if (startsWord && SEPARATOR.test(text.slice(edit.end, edit.end + 2)))
    edit.end += text[edit.end + 1] === ' ' ? 2 : 1
  if (END.test(text.slice(edit.end, edit.end + 2))) edit.start = withoutSeparator(text, edit.start, floor)
  else if (startsWord && text[edit.end] === ' ') edit.end += 1
}

/** “Ana (ana@pitt.edu)”, but not the brackets of a call or of a link in Markdown. */
function takeBrackets(text: string, edit: Edit, floor: number): void {
  const [opening = '', closing] = [text[edit.start - 1], text[edit.end]]
  if (edit.start <= floor || closing === undefined || BRACKETS[opening] !== closing) return
  if (!/^\s?$/.test(text[edit.start - 2] ?? '')) return
  edit.start -= 1
  edit.end += 1
}

/** Where the text before a position ends, without one separator and one space. */
function withoutSeparator(text: string, position: number, floor: number): number {
  if (position <= floor || text[position - 1] !== ' ') return position
  return position - 2 >= floor && /[,;]/.test(text[position - 2] ?? '') ? position - 2 : position - 1
}
