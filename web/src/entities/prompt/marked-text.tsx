interface MarkedTextProps {
  text: string
  /** Matches as UTF-16 offsets, as `slice` uses them. */
  marks: readonly Range[]
}

export interface Range {
  start: number
  end: number
}

/** Text with the search matches highlighted. It renders text nodes only, so nothing in it can become HTML. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return splitAtMarks(text, marks).map(({ start, part, marked }) =>
    marked ? (
      <mark key={start} className="rounded-sm bg-brand-soft box-decoration-clone font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

interface Part {
  start: number
  part: string
  marked: boolean
}

/** Splits a text into marked and unmarked parts. Ignores empty ranges, and clips overlapping or out-of-bounds ones. */
export function splitAtMarks(text: string, marks: readonly Range[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const add = (end: number, marked: boolean) => {
    if (end <= at) return
    parts.push({ start: at, part: text.slice(at, end), marked })
    at = end
  }
  for (const { start, end } of marks.toSorted((a, b) => a.start - b.start)) {
    if (Math.max(at, start) >= Math.min(end, text.length)) continue
    add(start, false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return parts
}
