import type { Match, Span } from './finding.ts'
import { GAME, isGame, SCHOOL } from './grade-exceptions.ts'
import { gradesInRecords } from './grade-records.ts'
import { GRADE_CUE, NAMES_WITH_SCORES } from './grade-rules.ts'
import { gradesInSentences } from './grade-sentences.ts'
import { canBeName } from './people.ts'
import type { PeopleFinder } from './people-finder.ts'
import { type Reading, textAround } from './read-text.ts'
import { rowsOfLists } from './roster-lists.ts'
import { rosterRows } from './roster-rows.ts'
import { overlapsAny, withoutOverlaps } from './spans.ts'

interface Grades {
  grades: Match[]
  /** The names in the same rows. */
  names: Span[]
}

/** Grades and scores next to a person's name or ID: in tables, in lists of names, and in sentences. */
export function findGrades(reading: Reading, finder: PeopleFinder, ids: readonly Span[]): Grades {
  const rosters = gradesInRosters(reading, ids)
  const inRows = withoutOverlaps(rosters.grades)
  const unknown = gradesOfUnknownNames(reading)
  const found = [
    ...inRows,
    ...gradesInSentences(reading, finder, inRows),
    ...gradesInRecords(reading, finder),
    ...unknown.grades,
  ]
  return {
    grades: withoutOverlaps(found.filter((span) => !overlapsAny(ids, span))).map(({ start, end }) => ({
      start,
      end,
      masked: '••',
    })),
    names: [...rosters.names, ...unknown.names],
  }
}

interface Rows {
  grades: Span[]
  names: Span[]
}

function gradesInRosters(reading: Reading, ids: readonly Span[]): Rows {
  const all = rosterRows(reading.text, ids)
  const inLists = rowsOfLists(reading.text, all)
  const hasGame = GAME.test(reading.text)
  const rows = all.filter((row) => {
    const { start, values, hasId } = row
    const [first] = values
    // A table's headers say which of its cells are grades.
    if (!first || overlapsAny(reading.cells, first)) return false
    // 87.0 and 2.97 next to an ID are scores and averages, and 12 can be anything.
    const areGrades = values.some(({ text }) =>
      hasId ? /%|\/|^[A-DF]|^\d{1,2}\.\d{1,2}$/.test(text) : /%|\/|[A-DF][+−-]|^[A-DF]$/.test(text),
    )
    const isCued = areGrades || inLists.has(row) || GRADE_CUE.test(textAround(reading, start))
    if (!isCued || hasId || !hasGame || values.some(({ text }) => /^[A-DF]/.test(text))) return isCued
    return !isGame(textAround(reading, start))
  })
  return { grades: rows.flatMap(({ values }) => values), names: rows.flatMap(({ who }) => who ?? []) }
}

/** Grades after names that we don't know, if all of them can be names and the text is about grades. */
function gradesOfUnknownNames(reading: Reading): Rows {
  const grades: Span[] = []
  const names: Span[] = []
  for (const match of reading.text.matchAll(NAMES_WITH_SCORES)) {
    const around = textAround(reading, match.index)
    if (!GRADE_CUE.test(around) || RULE_TEXT.test(around) || RATES.test(around)) continue
    if (isGame(around) || (RACE.test(around) && !SCHOOL.test(around))) continue
    const words = match[0].match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []
    if (!words.every(canBeName)) continue
    // On lines of their own, names of two words are read by the rules for lists.
    if (match[0].includes('\n') && /\p{L} \p{L}/u.test(match[0])) continue
    grades.push(...spansOf(match, /\d+(?:[.,]\d+)?(?:%|\/\d+)?/g))
    names.push(...spansOf(match, /\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]*)*/gu))
  }
  return { grades, names }
}

/** "First-time pass rate: Science 79%, Math 92%" */
const RATES = /\b(?:pass|completion|graduation|retention|response|acceptance|attrition) rates?\b/i

const spansOf = (match: RegExpExecArray, pattern: RegExp): Span[] =>
  Array.from(match[0].matchAll(pattern), ({ index, 0: { length } }) => ({
    start: match.index + index,
    end: match.index + index + length,
  }))

const RACE =
  /\b(?:sprint|relay|dash|swim|track|race|marathon|meters?|metres?|lap times?|\d{2,5} ?m|\d{1,2} ?km|votes?|election)\b/i
const RULE_TEXT =
  /\b(?:rubric|criteri(?:a|on)|weights?|points possible|population|temperature|chapters?|verses?|versions?|models?|browsers?|engines?|releases?)\b/i
