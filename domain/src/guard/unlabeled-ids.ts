// Which numbers without a label are IDs of students: those in lists of names, and those beside a course.
import type { Span } from './finding.ts'
import { isOtherNumber } from './harmless.ts'
import { isPersonLabel, knowsName } from './is-name.ts'
import { isHarmlessNumber, onLineBefore, type Reading, textAfter } from './read-text.ts'
import { spanOfValue } from './spans.ts'

const ID = String.raw`(?<value>[A-Za-z]{0,2}\d{6,9})`
const NAME = String.raw`(?<name>\p{Lu}[\p{L}.'’-]{0,25}(?:,? (?:(?:de|da|del|la|van|von|der|bin|al) ){0,2}\p{Lu}[\p{L}.'’-]{0,25}){1,3})`
/** "3. Ana Prado 904417263", and the number first. */
const LINES: readonly RegExp[] = [
  new RegExp(
    String.raw`^[ \t*•–#\d.)-]{0,8}${NAME}(?:[ \t]{1,8}|(?=[,;|]))(?:[,;:|–—-] ?|\(#?)?${ID}(?=\)?(?:[ \t]{0,4}$|[\t,;|]|  | [-–(]))`,
    'gmu',
  ),
  new RegExp(
    String.raw`^[ \t*•–-]{0,6}${ID}[ \t]{0,8}[,;:|–—-]?[ \t]{1,8}${NAME}(?=[ \t]{0,4}$|[\t,;|:]|  | [-–(])`,
    'gmu',
  ),
  // Below a signature.
  new RegExp(String.raw`^[ \t]{0,8}${NAME},?[ \t]{0,4}\n[ \t]{0,8}${ID}(?=[ \t]{0,4}$)`, 'gmu'),
]
/** Dates and round numbers. */
const NO_ID = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$|0000$/

const NUMBER = String.raw`(?:\d{8,9}|[A-Z]\d{7,8})(?![\p{L}\p{N}_@/%]|[-.:]\d|,\d)`
const COURSE = /(?<![\p{L}\d])[A-Z]{2,5}[ -]?\d{3,4}[A-Z]?(?![\p{L}\d])/u
/** What happens to someone in a course. */
const TAKES =
  /(?<!\p{L})(?:adds?|added|drop(?:s|ped)?|enrol\p{L}*|regist\p{L}+|withdr\p{L}+|wait-?list\p{L}*|overrides?|overload|prereq\p{L}*|retak\p{L}+|swap|transfer\p{L}*|audit\p{L}*|section|sec\.?|grades?|gpa|incomplete|(?:[A-D][+-]?|[FIW]|WF|NC|NP) (?:to|->|→|=>) (?:[A-D][+-]?|[FIWP]|WF|NC|NP))(?![\p{L}+])/iu
/** Where a number on such a line is someone: first in it, in a list of several, or "add … to". */
const PLACES: readonly RegExp[] = [
  new RegExp(String.raw`^[ \t*•\d.)-]{0,6}(?<!\d)(?<value>${NUMBER})(?=[ \t,;|:–-])`, 'gmu'),
  new RegExp(`[:(] ?(?<value>${NUMBER}(?:(?:,? and |, ?|; ?|,? & )${NUMBER}){1,40})`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:add|drop|enroll?|register|withdraw|remove|move|swap|transfer|overrides? for)(?:ed|s|ing)? (?:students? )?(?<value>${NUMBER})(?= (?:in|to|into|onto|from|for|on|off|out of)\b)`,
    'giu',
  ),
]
const LINE_MAX = 100

/** "W10277346 owes", "W10277346 transcript": what only people do and have. */
const SUBJECT =
  /(?<![\p{L}\p{N}_@/.$€£#:=-])(?<value>(?:[A-Z]\d{7,8}|\d{8,9}))(?= (?:still |also |never |now |just |already |has |had |is |was )?(?:owes?|owed|wants?|asked|asking|emailed|called|says|said|told|petition(?:ed|ing|s)|appeal(?:ed|ing|s)|plagiari[sz]ed|cheated|copied|enrolled|withdrew|withdrawn|graduat(?:ed|ing|es)|transferr(?:ed|ing)|attended|applied|registered|dropped|missed|paid|signed up|retook|retaking|suspended|dismissed|readmitted)\b| (?:transcript|registration|enrollment|advising|degree|tuition|graduation|petition|withdrawal|readmission|hold)\b)/gu

/** "U10472298 63": lines of nothing but an ID and a grade, where the text is about grades. */
const WITH_GRADE =
  /^[ \t*•–-]{0,6}(?<value>[A-Za-z]?\d{7,9})(?:[ \t]{0,4}[,;:|\t][ \t]{0,4}|[ \t]{1,8})(?:[A-DF][+−-]?|\d{1,3}(?:\.\d{1,2})?%?)[ \t]{0,4}$/gmu
const LINES_MIN = 2

function besideGrades({ text }: Reading): Span[] {
  const lines = Array.from(text.matchAll(WITH_GRADE), spanOfValue)
  return lines.length >= LINES_MIN && ABOUT_GRADES.test(text.slice(0, TEXT_MAX)) ? lines : []
}
const ABOUT_GRADES =
  /\b(?:grades?|gpas?|quiz(?:zes)?|exams?|midterms?|finals?|homework|marks|scores?|students?)\b/i
const TEXT_MAX = 2000

/** "12500000 registered to vote": how many, not who. */
const COUNTED =
  /^(?: [a-z]{2,10})? (?:registered|paid|attended|applied|enrolled|signed|asked|called|graduated|said|told|missed|wants?)\b/

/** IDs that stand in a line of their own with a name, or on a line with what someone does in a course. */
export function findUnlabeledIds(reading: Reading): Span[] {
  const found = [
    ...inLists(reading),
    ...besideGrades(reading),
    ...besideCourses(reading),
    ...asSubjects(reading),
  ]
  return found.filter(({ start, end }) => !NO_ID.test(reading.text.slice(start, end)))
}

function inLists({ text }: Reading): Span[] {
  return LINES.flatMap((pattern) => {
    const lines = Array.from(text.matchAll(pattern), (match) => {
      const name = match.groups?.['name'] ?? ''
      const id = match.groups?.['value'] ?? ''
      return { ...spanOfValue(match), name, id, shape: id.replace(/\d/g, '0') }
    }).filter(({ name }) => isPersonLabel(name))
    // Names that aren't known count among others.
    const known = new Set(lines.filter(({ name }) => knowsName(name)).map(({ shape }) => shape))
    return lines.filter(({ shape }) => known.has(shape))
  })
}

function besideCourses(reading: Reading): Span[] {
  const { text } = reading
  return PLACES.flatMap((place) =>
    Array.from(text.matchAll(place))
      .map(spanOfValue)
      .filter((span) => {
        const before = onLineBefore(text, span.start, LINE_MAX)
        const after = textAfter(reading, span, LINE_MAX)
        const line = `${before} ${after}`
        return (
          COURSE.test(line) && TAKES.test(line) && !isOtherNumber(before) && !isHarmlessNumber(reading, span)
        )
      })
      .flatMap(({ start, end }) =>
        Array.from(text.slice(start, end).matchAll(/[A-Z]?\d{7,9}/g), ({ index, 0: id }) => ({
          start: start + index,
          end: start + index + id.length,
        })),
      ),
  )
}

function asSubjects(reading: Reading): Span[] {
  return Array.from(reading.text.matchAll(SUBJECT))
    .map(spanOfValue)
    .filter(
      ({ start, end }) =>
        !isOtherNumber(reading.text.slice(Math.max(0, start - LINE_MAX), start)) &&
        !(/^\d+$/.test(reading.text.slice(start, end)) && COUNTED.test(reading.text.slice(end, end + 30))) &&
        !isHarmlessNumber(reading, { start, end }),
    )
}
