import type { AboutWhom } from './about-whom.ts'
import type { Match, Span } from './finding.ts'
import { gradesInSentences } from './grade-sentences.ts'
import { GRADE_CUE, gamesIn } from './grade-words.ts'
import { type Reading, textAround } from './read-text.ts'
import { rowsOfLists } from './roster-lists.ts'
import { rosterRows } from './roster-rows.ts'
import { overlapsAny, withoutOverlaps } from './spans.ts'

interface Grades {
  grades: Match[]
  /** The names in the same rows. */
  names: Span[]
}

/** Grades and scores next to a person's name or ID: in lists of names, and in sentences. Columns say themselves what they hold. */
export function findGrades(reading: Reading, about: AboutWhom, ids: readonly Span[]): Grades {
  const rosters = gradesInRosters(reading, ids)
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

function gradesInRosters(reading: Reading, ids: readonly Span[]): { grades: Span[]; names: Span[] } {
  const all = rosterRows(reading.text, ids)
  const inLists = rowsOfLists(reading.text, all)
  const isGame = gamesIn(reading.text)
  const rows = all.filter((row) => {
    const { start, values, hasId } = row
    const [first] = values
    // A table's headers say which of its cells are grades.
    if (!first || overlapsAny(reading.cells, first)) return false
    // 87.0 and 2.97 next to an ID are scores and averages, and 12 can be anything.
    const areGrades = values.some(({ text }) =>
      hasId ? /%|\/|^[A-DF]|^\d{1,2}\.\d{1,2}$/.test(text) : /%|\/|[A-DF][+−-]|^[A-DF]$/.test(text),
    )
    const around = textAround(reading, start)
    if (!areGrades && !inLists.has(row) && !GRADE_CUE.test(around)) return false
    return hasId || values.some(({ text }) => /^[A-DF]/.test(text)) || !isGame(around)
  })
  return { grades: rows.flatMap(({ values }) => values), names: rows.flatMap(({ who }) => who ?? []) }
}
