import type { Finding, Span } from '@prompt-library/domain/guard/finding'
import { lineAt } from './line-at.ts'

/** How much of its line is shown on either side of a finding. */
export const AROUND = 50

export type ExcerptPart =
  | { kind: 'text'; text: string }
  /** Its text is never shown in clear. */
  | { kind: 'finding'; finding: Finding }

/** A passage with the line around it, as far as it's shown. `findings` are all those in the text, in order. */
export function excerptOf(text: string, findings: readonly Finding[], passage: Span): ExcerptPart[] {
  const line = lineAt(text, passage)
  const [from, to] = [Math.max(line.start, passage.start - AROUND), Math.min(line.end, passage.end + AROUND)]
  const inside = findings.filter(({ start, end }) => start < to && end > from)
  // A finding is shown whole: half of it in clear would give it away.
  const start = Math.min(from, inside[0]?.start ?? from)
  const end = Math.max(to, inside.at(-1)?.end ?? to)
  const parts: ExcerptPart[] = []
  const add = (part: string) => part !== '' && parts.push({ kind: 'text', text: part })
  let at = start
  for (const finding of inside) {
    const before = text.slice(at, finding.start)
    add(at === start && start > line.start ? `…${before.replace(CUT_START, '')}` : before)
    parts.push({ kind: 'finding', finding })
    at = finding.end
  }
  const after = text.slice(at, end)
  add(end < line.end ? `${after.replace(CUT_END, '')}…` : after)
  return parts
}

/** The part of a word, or half of a character such as an emoji, that a cut leaves. */
const CUT_START = /^(?:\S{1,12}\s|[\udc00-\udfff])/
const CUT_END = /(?:\s\S{1,12}|[\ud800-\udbff])$/
