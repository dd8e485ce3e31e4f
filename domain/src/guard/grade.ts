import type { Match, Span } from './finding.ts'
import {
  ADMISSION_TEST,
  DATE_BEFORE,
  DIRECT_CUE,
  NOT_A_GRADE_BEFORE,
  NOT_A_GRADE_SENTENCE,
  OR_BETTER,
  OTHER_PERCENTAGE,
  REQUIRED,
  SCHOOL_YEAR,
} from './grade-exceptions.ts'
import {
  AFTER_NAME,
  GRADE_CUE,
  GRADE_LABEL,
  GRADE_RULES,
  GRADE_VALUE,
  type GradeRule,
  LIST_OF_GRADES,
  NAME_WITH_LETTER,
  NAMES_WITH_SCORES,
} from './grade-rules.ts'
import { canBeName, isAnonymous, isPersonLabel } from './people.ts'
import type { PeopleFinder } from './people-finder.ts'
import { isHarmless, type Reading } from './read-text.ts'
import { rosterRows } from './roster-rows.ts'
import type { Sentence } from './sentences.ts'
import { indexEndingAfter, overlapsAny, spanOfValue, withoutOverlaps } from './spans.ts'
import { STORY } from './story.ts'
import type { Row } from './tables.ts'

/** Grades and scores next to a person's name or ID: in tables, in lists of names, and in sentences. */
export function findGrades(reading: Reading, finder: PeopleFinder, ids: readonly Span[]): Match[] {
  const found = [
    ...gradesInTables(reading, ids),
    ...gradesInRosters(reading, ids),
    ...gradesInSentences(reading, finder),
    ...gradesOfUnknownNames(reading),
  ]
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
    if (!areGrades && !GRADE_CUE.test(textAround(reading.text, start))) return []
    return values
  })
}

/** Grades after names that we don't know, if all of them can be names and the text is about grades. */
function gradesOfUnknownNames({ text }: Reading): Span[] {
  const letters = Array.from(text.matchAll(NAME_WITH_LETTER)).filter(
    ({ index, groups }) => canBeName(groups?.['name'] ?? '') && GRADE_CUE.test(textAround(text, index)),
  )
  const scores = Array.from(text.matchAll(NAMES_WITH_SCORES)).flatMap((match) => {
    if (!GRADE_CUE.test(textAround(text, match.index)) || RULE_TEXT.test(textAround(text, match.index)))
      return []
    const names = match[0].match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []
    if (!names.every(canBeName)) return []
    return Array.from(match[0].matchAll(/\d[\d.]*/g), ({ index, 0: score }) => ({
      start: match.index + index,
      end: match.index + index + score.length,
    }))
  })
  return [...letters.map(spanOfValue), ...scores]
}

const RULE_TEXT =
  /\b(?:rubric|criteri(?:a|on)|weights?|points possible|population|temperature|chapters?|verses?|versions?|browsers?|engines?|releases?)\b/i

/** The words around a value, up to the next separators. */
function clauseAround(text: string, { start, end }: Span): string {
  const before = /[^,;|()\n]*$/.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? ''
  const after = /^[^,;|()\n]*/.exec(text.slice(end, end + 30))?.[0] ?? ''
  return `${before} ${after}`
}

const textAround = (text: string, position: number) => text.slice(Math.max(0, position - 300), position + 300)

/** "Midterm: …" */
const RECORD_LINE = /^[\s*•–-]{0,6}["']?[\p{L}\p{N} #()/_-]{2,40}["']?[:=–-]/u

function hasNeeded(
  needs: GradeRule['needs'],
  sentence: Sentence,
  { says }: PeopleFinder,
  around: () => string,
  clause: () => string,
): boolean {
  if (needs === 'cue') return says(sentence, GRADE_CUE)
  if (needs === 'cue nearby') return GRADE_CUE.test(around())
  if (needs === 'list') return says(sentence, LIST_OF_GRADES)
  return needs === undefined || !/\b(?:of|by|time)\b/.test(clause())
}

function gradesInSentences(reading: Reading, finder: PeopleFinder): Span[] {
  const { text } = reading
  const found: Span[] = []
  for (const { pattern, needs } of GRADE_RULES) {
    for (const match of text.matchAll(pattern)) {
      const span = spanOfValue(match)
      const sentence = finder.sentenceAt(span.start)
      if (!sentence || !isGrade(reading, span, sentence, finder)) continue
      if (
        !hasNeeded(
          needs,
          sentence,
          finder,
          () => textAround(text, span.start),
          () => clauseAround(text, span),
        )
      )
        continue
      const isRecordLine = finder.says(sentence, RECORD_LINE)
      const people = finder.peopleAt(span.start).filter(({ isExpert }) => !isExpert)
      if (people.length > 0 || (isRecordLine && finder.peopleAbove(span.start).length > 0)) found.push(span)
    }
  }
  for (const match of text.matchAll(AFTER_NAME)) {
    const span = spanOfValue(match)
    const sentence = finder.sentenceAt(span.start)
    if (!sentence || !isGrade(reading, span, sentence, finder)) continue
    const person = finder.peopleAt(span.start).find(({ end }) => end === match.index)
    if (!person) continue
    const startsLine = /^[\s*•–\d.)-]{0,8}$/.test(text.slice(sentence.start, person.start))
    const value = text.slice(span.start, span.end)
    const cued = GRADE_CUE.test(textAround(text, span.start))
    if (cued || isGradeByItself(value, startsLine) || hasSameTotal(text, value)) found.push(span)
  }
  return found
}

/** "18/20" elsewhere shows that "11/20" isn't November. */
function hasSameTotal(text: string, value: string): boolean {
  const total = /\/ ?(?:10|[2-9]0|[1-9]5|1\d0)$/.exec(value)?.[0]
  return total !== undefined && text.split(total, 3).length > 2
}

/** Whether a value after a name can only be a grade. 3/14 can be a date, and 52 anything. */
function isGradeByItself(value: string, startsLine: boolean): boolean {
  const [, points, total] = /^(\d+)(?:\.\d+)? ?\/ ?(\d+)$/.exec(value) ?? []
  if (points !== undefined) return Number(points) > 12 || Number(total) > 31
  return /^[A-DF][+−-]$/.test(value) || (startsLine && !/^[\d.]+$/.test(value))
}

/** 9/27 can be a date, 4/10 is either, and 14/20 can't. */
function isDate(value: string, before: string, after: string): boolean {
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})$/.exec(value) ?? []
  if (first === undefined) return false
  const [smaller = 0, larger = 0] = [Number(first), Number(second)].sort((a, b) => a - b)
  if (smaller === 0 || smaller > 12 || larger > 31) return false
  if (DATE_BEFORE.test(before) || after === ':') return true
  return Number(second) % 5 > 0 && !DIRECT_CUE.test(before)
}

/** Whether a value is someone's grade and not a rule, a statistic, or the name of a plan or section. */
function isGrade(reading: Reading, span: Span, sentence: Sentence, { says }: PeopleFinder): boolean {
  const { text } = reading
  // Some rules ignore case. Letter grades are capitals, and "a" is an article.
  if (/^\p{Ll}\P{L}?$/u.test(text.slice(span.start, span.end))) return false
  const before = text.slice(Math.max(sentence.start, span.start - 40), span.start)
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(',')) + 1)
  if (REQUIRED.test(clause) || OR_BETTER.test(text.slice(span.end, span.end + 24))) return false
  const value = text.slice(span.start, span.end)
  if (/^\p{L}$/u.test(value) && NOT_A_GRADE_BEFORE.test(before)) return false
  if (/^\d{1,2}$/.test(value) && Number(value) <= 12 && SCHOOL_YEAR.test(before)) return false
  if (value.endsWith('%') && OTHER_PERCENTAGE.test(clauseAround(text, span))) return false
  // Points are rarely out of more than 100, and then with the total. Admission tests have their own rule.
  if (/^\d{3}$/.test(value) && Number(value) > 120 && !says(sentence, ADMISSION_TEST)) return false
  if (isDate(value, before, text[span.end] ?? '')) return false
  return !isHarmless(reading, span) && !says(sentence, NOT_A_GRADE_SENTENCE) && !says(sentence, STORY)
}
