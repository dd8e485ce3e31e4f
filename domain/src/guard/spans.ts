import type { Span } from './finding.ts'

/** Whether a span overlaps one of the sorted spans, which don't overlap each other. */
export function overlapsAny(sorted: readonly Span[], { start, end }: Span): boolean {
  const next = firstEndingAfter(sorted, start)
  return next !== undefined && next.start < end
}

/** The first of the sorted spans that ends after a position. */
export function firstEndingAfter<S extends Span>(sorted: readonly S[], position: number): S | undefined {
  return sorted[indexEndingAfter(sorted, position)]
}

/** Those of the sorted spans that start in a span. */
export function startingIn<S extends Span>(sorted: readonly S[], { start, end }: Span): S[] {
  const from = indexEndingAfter(sorted, start)
  let to = from
  while ((sorted[to]?.start ?? end) < end) to++
  return sorted.slice(from, to)
}

function indexEndingAfter(sorted: readonly Span[], position: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.end ?? 0) > position) high = middle
    else low = middle + 1
  }
  return low
}

/** Sorted. Of spans that overlap, the first one stays, and the longest of those that start together. */
export function withoutOverlaps<S extends Span>(spans: readonly S[]): S[] {
  const kept: S[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end))
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span)
  return kept
}

/** Sorted, with spans that overlap joined. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** Where the group `value` of a pattern matched. It's the last part of the match that reads like it. */
export function spanOfValue(match: RegExpExecArray): Span {
  const value = match.groups?.['value'] ?? ''
  const start = match.index + match[0].lastIndexOf(value)
  return { start, end: start + value.length }
}

export const spanOfMatch = ({ index, 0: { length } }: RegExpExecArray): Span => ({
  start: index,
  end: index + length,
})
