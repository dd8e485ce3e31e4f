import type { Part } from '../../shared/changes/part.ts'

/** How a text is formatted, in words: “heading 1”, and “bold” or “link to https://…”. */
export interface Format {
  block: string
  marks: readonly string[]
}

export interface FormattedText {
  text: string
  /** In order. Where there is none, the text is a gap between blocks. */
  runs: { start: number; end: number; format: Format }[]
}

export interface FormatChange {
  /** The text whose formatting changed. */
  text: string
  before: Format
  after: Format
}

/** The unchanged text whose formatting changed. `parts` are the changes from one text to the other. */
export function formatChanges(
  parts: readonly Part[],
  before: FormattedText,
  after: FormattedText,
): FormatChange[] {
  const [formatBefore, formatAfter] = [createReader(before), createReader(after)]
  const changes: FormatChange[] = []
  /** Where the last change ended in each text. */
  let end = { before: -1, after: -1 }
  for (const { from, to } of sameRanges(parts)) {
    const one = visiblePositions(before.text, from.start, from.end)
    const other = visiblePositions(after.text, to.start, to.end)
    for (let step = 0; step < Math.min(one.length, other.length); step += 1) {
      const [b, a] = [one[step] ?? 0, other[step] ?? 0]
      const [was, is] = [formatBefore(b), formatAfter(a)]
      if (!was || !is || isSame(was, is)) continue
      const last = changes.at(-1)
      const change = { text: after.text.charAt(a), before: was, after: is }
      // What stays the same may differ: a list with a bold word in it is one change.
      const continues =
        last &&
        isBlank(before.text.slice(end.before, b)) &&
        isBlank(after.text.slice(end.after, a)) &&
        ((was === last.before && is === last.after) || formatWords(last) === formatWords(change))
      if (continues) last.text += after.text.slice(end.after, a + 1)
      else changes.push(change)
      end = { before: b + 1, after: a + 1 }
    }
  }
  return changes
}

interface SameRange {
  from: { start: number; end: number }
  to: { start: number; end: number }
}

/** The ranges that both texts have. Their whitespace may differ. */
function sameRanges(parts: readonly Part[]): SameRange[] {
  const ranges: SameRange[] = []
  let [b, a] = [0, 0]
  const addSame = (fromLength: number, toLength: number) => {
    const from = { start: b, end: b + fromLength }
    const to = { start: a, end: a + toLength }
    ranges.push({ from, to })
    ;[b, a] = [from.end, to.end]
  }
  for (const part of parts) {
    if (part.kind === 'same') {
      const after = part.after ?? part.before
      addSame(lengthOf(part.before), lengthOf(after))
    } else if (part.removed && part.removed.text === part.added?.text)
      // Only whitespace differs.
      addSame(lengthOf(part.removed), lengthOf(part.added))
    else if (part.words) {
      b += part.removed?.gap.length ?? 0
      a += part.added?.gap.length ?? 0
      for (const { kind, text } of part.words) {
        if (kind === 'same') addSame(text.length, text.length)
        else if (kind === 'removed') b += text.length
        else a += text.length
      }
    } else {
      b += part.removed ? lengthOf(part.removed) : 0
      a += part.added ? lengthOf(part.added) : 0
    }
  }
  return ranges
}

function lengthOf({ gap, text }: { gap: string; text: string }): number {
  return gap.length + text.length
}

/** Returns the format at positions that only grow. */
function createReader({ runs }: FormattedText): (position: number) => Format | undefined {
  let next = 0
  return (position) => {
    while ((runs[next]?.end ?? Number.POSITIVE_INFINITY) <= position) next += 1
    const run = runs[next]
    return run && run.start <= position ? run.format : undefined
  }
}

function visiblePositions(text: string, start: number, end: number): number[] {
  const positions: number[] = []
  for (let position = start; position < end; position += 1)
    if (!isBlank(text.charAt(position))) positions.push(position)
  return positions
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function isSame(one: Format, other: Format): boolean {
  return one.block === other.block && one.marks.join('\n') === other.marks.join('\n')
}

/** “heading 1 instead of paragraph, bold added” */
export function formatWords({ before, after }: FormatChange): string {
  const lost = before.marks.filter((mark) => !after.marks.includes(mark)).map((mark) => `${mark} removed`)
  const gained = after.marks.filter((mark) => !before.marks.includes(mark)).map((mark) => `${mark} added`)
  const block = before.block === after.block ? [] : [`${after.block} instead of ${before.block}`]
  return [...block, ...lost, ...gained].join(', ')
}
