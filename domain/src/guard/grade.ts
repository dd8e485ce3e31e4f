import type { Match, Span } from './finding.ts'
import { GRADE_CUE, GRADE_LABEL, GRADE_RULES, GRADE_VALUE, NOT_A_GRADE_BEFORE, NOT_A_GRADE_SENTENCE } from './grade-rules.ts'
import { indexEndingAfter, overlapsAny } from './overlaps.ts'
import { isAnonymous, isPersonLabel } from './people.ts'
import { isHarmless, type Reading } from './read-text.ts'
import { rosterRows } from './roster-rows.ts'
import { type PeopleFinder, peopleIn } from './sentences.ts'
import type { Row } from './tables.ts'

/** Grades and scores next to a person's name or ID: in tables, in lists of names, and in sentences. */
export function findGrades(reading: Reading, ids: readonly Span[]): Match[] {
  const finder = peopleIn(reading, ids)
  const found = [
    ...gradesInTables(reading, ids),
    ...gradesInRosters(reading, ids),
    ...gradesInSentences(reading, finder),
  ]
  const kept: Match[] = []
  for (const span of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start < (kept.at(-1)?.end ?? 0) || overlapsAny(ids, span)) continue
    kept.push({ start: span.start, end: span.end, masked: '••' })
  }
  return kept
}

function gradesInTables({ rows }: Reading, ids: readonly Span[]): Span[] {
  return rows
    .filter((row) => isAboutPerson(row, ids))
    .flatMap(({ cells }) =>
      cells.filter(
        ({ header, text }) => GRADE_LABEL.test(header) && !PERSON_HEADER.test(header) && GRADE_VALUE.test(text),
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
  return rosterRows(reading.text, ids).flatMap(({ start, values }) => {
    // A table's headers say which of its cells are grades.
    if (overlapsAny(reading.cells, { start, end: start + 1 }) || overlapsAny(reading.cells, values[0] ?? { start, end: start })) return []
    const said = values.some(({ text }) => /%|\/|[A-DF][+−-]|^[A-DF]$/.test(text))
    if (!said && !GRADE_CUE.test(reading.text.slice(Math.max(0, start - 300), start))) return []
    return values
  })
}

function gradesInSentences(reading: Reading, finder: PeopleFinder): Span[] {
  const { text } = reading
  const found: Span[] = []
  for (const { pattern, needsCue = false } of GRADE_RULES) {
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.['value'] ?? ''
      const start = match.index + match[0].lastIndexOf(value)
      const span = { start, end: start + value.length }
      const sentence = finder.sentenceAt(start)
      if (!sentence || isHarmless(reading, span)) continue
      const words = text.slice(sentence.start, sentence.end)
      if (NOT_A_GRADE_SENTENCE.test(words) || (needsCue && !GRADE_CUE.test(words))) continue
      if (/^[A-DF]$/.test(value) && NOT_A_GRADE_BEFORE.test(text.slice(Math.max(sentence.start, start - 24), start)))
        continue
      const people = finder.peopleAt(start)
      const isRecordLine = /^[\s*•–-]{0,6}[\p{L}\p{N} #()/-]{2,40}[:=–-]/u.test(words)
      if (people.length === 0 && !(isRecordLine && finder.peopleAbove(start).length > 0)) continue
      found.push(span)
    }
  }
  return found
}
