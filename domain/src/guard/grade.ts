import type { Match, Span } from './finding.ts'
import { GRADE_CUE, GRADE_LABEL, GRADE_VALUE, NAMES_WITH_SCORES } from './grade-rules.ts'
import { gradesInSentences } from './grade-sentences.ts'
import { canBeName, isAnonymous, isPersonLabel } from './people.ts'
import type { PeopleFinder } from './people-finder.ts'
import { type Reading, textAround } from './read-text.ts'
import { rosterRows } from './roster-rows.ts'
import { indexEndingAfter, overlapsAny, withoutOverlaps } from './spans.ts'
import type { Row } from './tables.ts'

/** Grades and scores next to a person's name or ID: in tables, in lists of names, and in sentences. */
export function findGrades(reading: Reading, finder: PeopleFinder, ids: readonly Span[]): Match[] {
  const inRows = withoutOverlaps([...gradesInTables(reading, ids), ...gradesInRosters(reading, ids)])
  const found = [...inRows, ...gradesInSentences(reading, finder, inRows), ...gradesOfUnknownNames(reading)]
  return withoutOverlaps(found.filter((span) => !overlapsAny(ids, span))).map(({ start, end }) => ({
    start,
    end,
    masked: '••',
  }))
}

function gradesInTables({ rows }: Reading, ids: readonly Span[]): Span[] {
  return rows
    .filter((row) => isAboutPerson(row, ids))
    .flatMap(({ cells }) =>
      cells.filter(
        ({ header, text }) =>
          GRADE_LABEL.test(header) && !PERSON_HEADER.test(header) && GRADE_VALUE.test(text),
      ),
    )
}

const PERSON_HEADER =
  /\b(?:names?|students?|learners?|participants?|patients?|advisees?|pupils?|employees?|first|last|surname|nombre|apellidos?|alumn[oa]s?|estudiante|nom|prénom|étudiant|vorname|nachname|studierende[r]?|schüler)\b|姓名|学生|學生|名前|氏名|이름|학생|имя|студент|фамилия/iu

/** Whether a row of a table names a person, or has an ID or an email address in it. */
export function isAboutPerson({ cells }: Row, ids: readonly Span[]): boolean {
  const first = cells[0]
  const last = cells.at(-1)
  if (!first || !last) return false
  const id = ids[indexEndingAfter(ids, first.start)]
  if (id && id.start < last.end) return true
  return cells.some(({ header, text }) => {
    if (!PERSON_HEADER.test(header) || text === '' || isAnonymous(text)) return false
    return isPersonLabel(text) || (!/^names?$/i.test(header) && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(text))
  })
}

function gradesInRosters(reading: Reading, ids: readonly Span[]): Span[] {
  return rosterRows(reading.text, ids).flatMap(({ start, values, hasId }) => {
    const [first] = values
    // A table's headers say which of its cells are grades.
    if (!first || overlapsAny(reading.cells, first)) return []
    // 87.0 and 2.97 next to an ID are scores and averages, and 12 can be anything.
    const areGrades = values.some(({ text }) =>
      hasId ? /%|\/|^[A-DF]|^\d{1,2}\.\d{1,2}$/.test(text) : /%|\/|[A-DF][+−-]|^[A-DF]$/.test(text),
    )
    if (!areGrades && !GRADE_CUE.test(textAround(reading, start))) return []
    return values
  })
}

/** Grades after names that we don't know, if all of them can be names and the text is about grades. */
function gradesOfUnknownNames(reading: Reading): Span[] {
  const { text } = reading
  return Array.from(text.matchAll(NAMES_WITH_SCORES)).flatMap((match) => {
    if (!GRADE_CUE.test(textAround(reading, match.index)) || RULE_TEXT.test(textAround(reading, match.index)))
      return []
    const names = match[0].match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []
    if (!names.every(canBeName)) return []
    return Array.from(match[0].matchAll(/\d+(?:[.,]\d+)?/g), ({ index, 0: score }) => ({
      start: match.index + index,
      end: match.index + index + score.length,
    }))
  })
}

const RULE_TEXT =
  /\b(?:rubric|criteri(?:a|on)|weights?|points possible|population|temperature|chapters?|verses?|versions?|models?|browsers?|engines?|releases?)\b/i
