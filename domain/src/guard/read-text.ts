// What the rules of several kinds need to know about a text, worked out once: its sentences, tables, and harmless parts.
import type { Span } from './finding.ts'
import { findHarmless } from './harmless.ts'
import { firstEndingAfter, overlapsAny } from './spans.ts'
import { type Cell, findTables, type Row } from './tables/read-tables.ts'

/** A text with everything that the rules of several kinds need, worked out once. */
export interface Reading {
  text: string
  /** Fields, addresses of pages, DOIs, dates, and other text whose digits aren't personal. */
  harmlessNumbers: readonly Span[]
  /** The same, and references. */
  harmless: readonly Span[]
  /** Whether there are five digits close together. Most prose has none, which spares it the rules for numbers. */
  hasLongNumber: boolean
  rows: readonly Row[]
  /** Headers of tables, and cells of which is known what they hold. */
  settled: readonly Span[]
  cells: readonly Cell[]
}

const LONG_NUMBER = /\d(?:[\s().,/–‑-]{0,3}\d){4}/

export function readText(text: string): Reading {
  const { rows, settled } = findTables(text)
  return {
    text,
    ...findHarmless(text),
    hasLongNumber: LONG_NUMBER.test(text),
    rows,
    settled,
    cells: rows.flatMap(({ cells }) => cells),
  }
}

export function isHarmless({ harmless }: Reading, span: Span): boolean {
  return overlapsAny(harmless, span)
}

export function isHarmlessNumber({ harmlessNumbers }: Reading, span: Span): boolean {
  return overlapsAny(harmlessNumbers, span)
}

/** The text before a span on the same line or the line above, cut to `length`, after the header of its column. */
export function textBefore({ text, cells }: Reading, { start }: Span, length: number): string {
  const cell = cellAt(cells, start)
  if (cell) return `${cell.header}: ${text.slice(Math.max(cell.start, start - length), start)}`
  const from = Math.max(0, start - length)
  // The first word may be the end of a longer one.
  const cut = /\p{L}/u.test(text[from - 1] ?? '') ? /^\p{L}{0,40}/u : /^/
  return text.slice(from, start).replace(cut, '')
}

/** The text before a position on the same line, cut to `length`, as it is. */
export function onLineBefore(text: string, position: number, length: number): string {
  const before = text.slice(Math.max(0, position - length), position)
  return before.slice(before.lastIndexOf('\n') + 1)
}

/** The text after a span on the same line, cut to `length`. */
export function textAfter({ text }: Reading, { end }: Span, length: number): string {
  const after = text.slice(end, end + length)
  const lineEnd = after.indexOf('\n')
  return lineEnd < 0 ? after : after.slice(0, lineEnd)
}

/** The text around a position, where words show what it's about. */
export const textAround = ({ text }: Reading, position: number) =>
  text.slice(Math.max(0, position - 300), position + 300)

function cellAt(cells: readonly Cell[], position: number): Cell | undefined {
  const cell = firstEndingAfter(cells, position)
  return cell && cell.start <= position ? cell : undefined
}
