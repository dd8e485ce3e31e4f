import { FINDING_KINDS, type Finding, type FindingKind, type Match } from './finding.ts'
import { overlapsAny, withoutOverlaps } from './spans.ts'

export type Found = Record<FindingKind, Match[]>

/** What was found of all kinds, in order. Where two overlap, the kind listed first wins. */
export function byPrecedence(found: Found): Finding[] {
  let kept: Finding[] = []
  for (const kind of FINDING_KINDS) {
    const free = withoutOverlaps(found[kind].filter((match) => !overlapsAny(kept, match)))
    if (free.length > 0)
      kept = [...kept, ...free.map((match) => ({ kind, ...match }))].sort((a, b) => a.start - b.start)
  }
  return kept
}
