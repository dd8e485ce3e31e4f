import type { Span } from './finding.ts'
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
import { AFTER_NAME, GRADE_CUE, GRADE_RULES, LIST_OF_GRADES } from './grade-rules.ts'
import type { PeopleFinder } from './people-finder.ts'
import { isHarmless, type Reading, textAround } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { overlapsAny, spanOfValue } from './spans.ts'
import { STORY } from './story.ts'

/** "Midterm: …" */
const RECORD_LINE = /^[\s*•–-]{0,6}["']?[\p{L}\p{N} #()/_-]{2,40}["']?[:=–-]/u

/** Grades next to a person in sentences and lines, except those that are known already. */
export function gradesInSentences(reading: Reading, finder: PeopleFinder, known: readonly Span[]): Span[] {
  const { text } = reading
  const found: Span[] = []
  const candidates = function* (pattern: RegExp) {
    for (const match of text.matchAll(pattern)) {
      const span = spanOfValue(match)
      const sentence = overlapsAny(known, span) ? undefined : finder.sentenceAt(span.start)
      if (sentence && isGrade(reading, span, sentence, finder)) yield { match, span, sentence }
    }
  }
  for (const { pattern, needs } of GRADE_RULES) {
    for (const { span, sentence } of candidates(pattern)) {
      if (needs === 'cue' && !finder.says(sentence, GRADE_CUE)) continue
      if (needs === 'cue nearby' && !GRADE_CUE.test(textAround(reading, span.start))) continue
      if (needs === 'list' && !finder.says(sentence, LIST_OF_GRADES)) continue
      if (needs === 'no total' && /\b(?:of|by|time)\b/.test(clauseAround(text, span))) continue
      if (isAboutPerson(sentence, finder)) found.push(span)
    }
  }
  for (const { match, span, sentence } of candidates(AFTER_NAME)) {
    const person = finder.peopleOf(sentence).find(({ end }) => end === match.index)
    if (!person) continue
    const value = text.slice(span.start, span.end)
    const startsLine = /^[\s*•–\d.)-]{0,8}$/.test(text.slice(sentence.start, person.start))
    const isCued = () => GRADE_CUE.test(textAround(reading, span.start))
    if (isGradeByItself(value, startsLine) || isCued() || hasSameTotal(text, value)) found.push(span)
  }
  return found.flatMap((span) => [span, ...listedAfter(text, span)])
}

/** "got 78, 85 and 81": the other grades of a list. */
function listedAfter(text: string, { start, end }: Span): Span[] {
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text.slice(start, end))) return []
  const list = /^(?:(?:, (?:and )?| and )\d{2,3}(?:\.\d{1,2})?(?=[,;.?!)](?!\d)| and |$|\n)){1,20}/.exec(
    text.slice(end, end + 200),
  )
  return Array.from(list?.[0].matchAll(/\d{2,3}(?:\.\d{1,2})?/g) ?? [], ({ index, 0: { length } }) => ({
    start: end + index,
    end: end + index + length,
  }))
}

function isAboutPerson(sentence: Sentence, finder: PeopleFinder): boolean {
  if (finder.peopleOf(sentence).some(({ isExpert }) => !isExpert)) return true
  return finder.says(sentence, RECORD_LINE) && finder.peopleAbove(sentence).length > 0
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
  // An average: Diego Luna 3.91.
  if (/^[0-4]\.\d\d$/.test(value)) return true
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

/** The words around a value, up to the next separators. */
function clauseAround(text: string, { start, end }: Span): string {
  const before = /[^,;|()\n]*$/.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? ''
  const after = /^[^,;|()\n]*/.exec(text.slice(end, end + 30))?.[0] ?? ''
  return `${before} ${after}`
}
