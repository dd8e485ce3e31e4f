import { HIDDEN, type Match, type Span } from './finding.ts'
import { isAboutPerson } from './grade.ts'
import {
  ABOUT_PERSON,
  DIAGNOSED,
  GENERAL_AFTER,
  GENERAL_BEFORE,
  HAS,
  HEALTH_ENDING,
  HEALTH_LABEL,
  HEALTH_WORDS,
  NO_HEALTH_VALUE,
  ONLY_CAPITALS,
  QUALIFIED,
  TOPIC,
} from './health-rules.ts'
import { isHarmless, type Reading } from './read-text.ts'
import { type PeopleFinder, peopleIn } from './sentences.ts'
import { overlapsAny, spanOfValue, withoutOverlaps } from './spans.ts'
import type { Row } from './tables.ts'

const QUALIFIERS_MAX = 40

/** Words about health next to a person's name or ID: in tables, in records, and in sentences. */
export function findHealth(reading: Reading, ids: readonly Span[]): Match[] {
  const { text } = reading
  const finder = peopleIn(reading, ids)
  const rows = reading.rows.filter((row) => isAboutPerson(row, ids))
  const rowSpans = rows.map(({ cells }) => ({ start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 }))
  const words = wordsAboutHealth(text).filter(
    (word) =>
      !isHarmless(reading, word) && (overlapsAny(rowSpans, word) || isAboutSomeone(text, word, finder)),
  )
  const found = [...labeledCells(rows), ...words]
  return withoutOverlaps(found.filter((span) => !overlapsAny(ids, span))).map(({ start, end }) => ({
    start,
    end,
    masked: `${text.slice(start, start + 1)}${HIDDEN}`,
  }))
}

function wordsAboutHealth(text: string): Span[] {
  const matches = [...text.matchAll(HEALTH_WORDS)].filter(
    ([word]) => !ONLY_CAPITALS.test(word) || word === word.toUpperCase(),
  )
  const words = matches.map(({ index, 0: word }) => {
    const before = text.slice(Math.max(0, index - QUALIFIERS_MAX), index)
    return { start: index - (QUALIFIED.exec(before)?.[0].length ?? 0), end: index + word.length }
  })
  const endings = Array.from(text.matchAll(HEALTH_ENDING), ({ index, 0: ending }) => {
    const stem = /\p{L}{3,24}$/u.exec(text.slice(Math.max(0, index - 24), index))?.[0] ?? ''
    return { start: index - stem.length, end: index + ending.length }
  })
  const diagnoses = Array.from(text.matchAll(DIAGNOSED), spanOfValue)
  return [...words, ...endings, ...diagnoses]
}

/** Cells of columns such as "Diagnosis", whatever they say. */
function labeledCells(rows: readonly Row[]): Span[] {
  return rows.flatMap(({ cells }) =>
    cells.filter(
      ({ header, text }) => HEALTH_LABEL.test(header) && text.length <= 80 && !NO_HEALTH_VALUE.test(text),
    ),
  )
}

function isAboutSomeone(text: string, { start, end }: Span, finder: PeopleFinder): boolean {
  const sentence = finder.sentenceAt(start)
  if (!sentence) return false
  const before = text.slice(sentence.start, start)
  const after = text.slice(end, sentence.end)
  if (GENERAL_BEFORE.test(before.slice(-80)) || GENERAL_AFTER.test(after.slice(0, 40))) return false
  const isRecordLine = /^[\s*•–-]{0,6}[\p{L} ]{2,30}:/u.test(before)
  const people = finder.peopleAt(start)
  const near = people.length > 0 ? people : isRecordLine ? finder.peopleAbove(start) : []
  if (near.length === 0) return false
  if (ABOUT_PERSON.test(before) || ABOUT_PERSON.test(after)) return true
  const isTopic = TOPIC.test(before) || TOPIC.test(after)
  if (HAS.test(before)) return !isTopic
  // Right after "Kim's", the word is about Kim.
  if (/['’]s (?:[\p{L}-]{2,20} ){0,1}$/u.test(before) && near.some((person) => start - person.end < 24))
    return true
  if (near.every(({ isExpert }) => isExpert)) return false
  return !isTopic
}
