import type { AboutWhom } from './about-whom.ts'
import type { Match, Span } from './finding.ts'
import { gradesInSentences } from './grade-sentences.ts'
import type { Reading } from './read-text.ts'
import { findRosters } from './rosters.ts'
import { overlapsAny, withoutOverlaps } from './spans.ts'

interface Grades {
  grades: Match[]
  /** The names in the same rows. */
  names: Span[]
}

/** Grades and scores next to a person's name or ID: in lists of names, and in sentences. Columns say themselves what they hold. */
export function findGrades(reading: Reading, about: AboutWhom, ids: readonly Span[]): Grades {
  const rosters = findRosters(reading, ids)
  const inRows = withoutOverlaps(rosters.grades)
  const found = [...inRows, ...gradesInSentences(reading, about, inRows)]
  return {
    grades: withoutOverlaps(found.filter((span) => !overlapsAny(ids, span))).map(({ start, end }) => ({
      start,
      end,
      masked: '••',
    })),
    names: rosters.names,
  }
}
