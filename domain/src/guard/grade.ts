import type { AboutWhom } from './about-whom.ts'
import type { Match, Span } from './finding.ts'
import { gradesInSentences } from './grade-frames.ts'
import { gradesInPairs } from './grade-pairs.ts'
import { GRADE_CUE, gamesIn } from './grade-words.ts'
import { canBeName } from './is-name.ts'
import { type Reading, textAround } from './read-text.ts'
import { OTHER_NUMBERS, rowsOfLists } from './roster-lists.ts'
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
  const unknown = gradesOfUnknownNames(reading)
  const inRows = withoutOverlaps(rosters.grades)
  const found = [
    ...inRows,
    ...gradesInSentences(reading, about, inRows),
    ...gradesInPairs(reading, about),
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

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2}`
const SCORE = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?:%|\/\d{1,3})?`
const ENTRY = String.raw`${NAME} ?[ :=(–—-] ?${SCORE}\)?`
/** Several names with a number each: "Holloway 64, Achterberg 71". */
const ENTRIES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${ENTRY}(?:(?:[,;]? (?:and )?|[,;]?\n[•*–-]?\s?)${ENTRY}){1,60}(?![\p{L}\p{N}%])`,
  'gu',
)
const SCORES = new RegExp(SCORE, 'g')
const NAMES = new RegExp(NAME, 'gu')

/** Grades after names that we don't know, if all of them can be names and the text is about grades. */
function gradesOfUnknownNames(reading: Reading): { grades: Span[]; names: Span[] } {
  const grades: Span[] = []
  const names: Span[] = []
  const isGame = gamesIn(reading.text)
  for (const match of reading.text.matchAll(ENTRIES)) {
    const around = textAround(reading, match.index)
    if (!GRADE_CUE.test(around) || OTHER_NUMBERS.test(around) || isGame(around)) continue
    const words = match[0].match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []
    if (!words.every(canBeName)) continue
    // On lines of their own, names of two words are read by the rules for lists.
    if (match[0].includes('\n') && /\p{L} \p{L}/u.test(match[0])) continue
    grades.push(...spansOf(match, SCORES))
    names.push(...spansOf(match, NAMES))
  }
  return { grades, names }
}

const spansOf = (match: RegExpExecArray, pattern: RegExp): Span[] =>
  Array.from(match[0].matchAll(pattern), ({ index, 0: { length } }) => ({
    start: match.index + index,
    end: match.index + index + length,
  }))
