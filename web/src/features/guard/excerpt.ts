import type { Finding } from '@prompt-library/domain/guard/finding'
import { lineAt } from './line-at.ts'

/** How much of a finding's line is shown on either side of it. */
const AROUND = 50
/** Less than this isn't worth leaving out, and a word can be this long before it's cut. */
const TOLERANCE = 12

export type ExcerptPart =
  | { kind: 'text'; text: string }
  /** Masked, because it's never shown in clear. `isOwn` marks the finding that the excerpt is of. */
  | { kind: 'finding'; masked: string; isOwn: boolean }

/**
 * How much of the line around a finding is shown, with every finding in it masked. `findings` are all those in the
 * text, in order.
 */
export function excerptOf(text: string, findings: readonly Finding[], own: Finding): ExcerptPart[] {
  const line = lineAt(text, own)
  let start = own.start - line.start < AROUND + TOLERANCE ? line.start : own.start - AROUND
  let end = line.end - own.end < AROUND + TOLERANCE ? line.end : own.end + AROUND
  const inside: Finding[] = []
  for (const finding of findings) {
    if (finding.end <= start) continue
    if (finding.start >= end) break
    // A finding is shown whole: half of it in clear would give it away.
    start = Math.min(start, finding.start)
    end = Math.max(end, finding.end)
    inside.push(finding)
  }
  if (start > line.start) start = wordStart(text, start, inside[0]?.start ?? own.start)
  if (end < line.end) end = wordEnd(text, end, inside.at(-1)?.end ?? own.end)
  const parts: ExcerptPart[] = []
  const add = (part: string) => part !== '' && parts.push({ kind: 'text', text: part })
  let at = start
  add(start > line.start ? '…' : '')
  for (const finding of inside) {
    add(text.slice(at, finding.start))
    parts.push({ kind: 'finding', masked: finding.masked, isOwn: finding === own })
    at = finding.end
  }
  add(text.slice(at, end))
  add(end < line.end ? '…' : '')
  return parts
}

/** The next start of a word, unless it's far. */
function wordStart(text: string, at: number, last: number): number {
  const space = text.slice(at - 1, Math.min(at + TOLERANCE, last)).search(/\s/)
  if (space !== -1) return at + space
  return isInsidePair(text, at) ? at + 1 : at
}

/** The previous end of a word, unless it's far. */
function wordEnd(text: string, at: number, first: number): number {
  const from = Math.max(at - TOLERANCE, first)
  const space = text.slice(from, at + 1).search(/\s\S*$/)
  if (space !== -1) return from + space
  return isInsidePair(text, at) ? at - 1 : at
}

/** Between the two halves of a character such as an emoji. */
function isInsidePair(text: string, at: number): boolean {
  return at > 0 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))
}
