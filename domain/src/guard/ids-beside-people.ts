// Which numbers are someone's because of their place: beside a name, in a list of names or grades, and in a private paragraph.
import type { AboutWhom } from './about-whom.ts'
import type { Match, Span } from './finding.ts'
import { isIdOfThing, isOtherNumber } from './harmless.ts'
import { isPersonLabel, knowsName } from './is-name.ts'
import { isDate } from './label-rules.ts'
import { isPlaceholderId } from './not-real-people.ts'
import { isHarmless, type Reading } from './read-text.ts'
import { overlapsAny, spanOfValue } from './spans.ts'
import { maskedId } from './student-id.ts'
import { oneOf } from './words.ts'

const UNITS = oneOf('km,kg,mg,mL,hrs?,hours,words,pages,students,points,dollars,USD,EUR,GBP')
/** What an ID can look like: with digits in it, in one piece or in groups. */
const VALUE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@/.$€£₱:&=-])[A-Za-z\d](?:[A-Za-z\d]|[-/.](?=[A-Za-z\d])){4,19}(?![\p{L}\p{N}_@%]|[-/.:][\p{L}\p{N}]|,\d| ?${UNITS}\b)`,
  'gu',
)
/** BIOL2012, 2024-25, 20240311, 2012-004 after a subject, numbers of phones, tickets, and cases, and dates such as 04MAR99. */
const NO_ID: readonly RegExp[] = [
  /^(?:1-)?\d{3}-\d{3}-\d{4}$|^[A-Za-z]{2,5}(?:-?\d{3,4}|\d{5})[A-Za-z]?$|^(?:19|20)\d\d[-/](?:\d\d|(?:19|20)\d\d)$/,
  /^[\d.]*\.\d*$|^\d{1,3}(?:-\d{1,3}){1,3}$|^\d{4}-\d{2,3}[A-Z]?$|^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$|0000$/,
  /^(?:INC|REQ|RITM|TKT|CHG|SR)\d|^[A-Z]{1,5}-(?:19|20)\d\d-|^\d\d[A-Z]{3}\d\d$|^555-?01|\/.*\/.*\//,
]
const BEFORE_MAX = 40
/** A label for a number, whatever else it says: "stud. no.", "SIS ID", "emp#". */
const LABEL =
  /(?:(?<![\p{L}\d])(?:ID|[Ii]d|[Nn]o|[Nn]umber)\.?|\p{Lu}ID|#)["'*_)]{0,2}[ \t:=#(–-]{0,4}["']?$/u
/** "Haruto Shimizu, 44718203", "Anneke de Wit (s4410927)": right after a name, in a place of its own. */
const SLOT_BEFORE =
  /^["'*]{0,2}\s?(?:[,;|\t(–—:=/-]{1,2}\s{0,3}["'(#]{0,2}|\((?!Rm|Ext|Box|Est|Lot|Apt)\p{Lu}\p{L}{1,3}\.? |\/ emp )$/u
const SLOT_AFTER = /^["'*]{0,2}\s?(?:[,;|\t)–—\n:]|\.?$|\.\s|- )/u

const OF_BANK = oneOf(
  'routing,aba,transit,sort ?code,branch,swift,bic,account,acct?,a\\/c,bank,asset,box,booking,confirmation,claim,flight',
)
const OF_BANK_BEFORE = new RegExp(String.raw`\b${OF_BANK}\b\D{0,14}$|\(\d{3}\) $`, 'i')

/** Which numbers beside a name, or in its paragraph, are that person's ID. */
export function findIdsBesidePeople(reading: Reading, about: AboutWhom): Match[] {
  const { text } = reading
  if (!reading.hasLongNumber) return []
  const found = Array.from(text.matchAll(VALUE)).flatMap(({ 0: value, index }) => {
    const span = { start: index, end: index + value.length }
    const digits = value.replace(/\D/g, '').length
    const before = text.slice(Math.max(0, index - BEFORE_MAX), index)
    if (digits < 4 || isDate(value) || isPlaceholderId(value) || NO_ID.some((one) => one.test(value)))
      return []
    if (isHarmless(reading, span) || isOtherNumber(before) || isIdOfThing(before)) return []
    return isSomeones(text, { ...span, value, digits, before }, about) ? [span] : []
  })
  return found.map((span) => maskedId(text, span))
}

interface Candidate extends Span {
  value: string
  digits: number
  before: string
}

function isSomeones(text: string, candidate: Candidate, about: AboutWhom): boolean {
  const { value, digits, before, start } = candidate
  const sentence = about.sentenceAt(start)
  if (!sentence || about.isStory(sentence)) return false
  if (digits > 5 && digits < 15 && LABEL.test(before)) return about.namesNear(sentence).length > 0
  const people = about.peopleOf(sentence).filter(({ isId }) => !isId)
  if (people.some((person) => isInSlot(text, candidate, person))) return true
  // In a private paragraph, whatever the label says: "Working with Children card WWC2204817E".
  if (!about.isPrivate(sentence) || people.length === 0 || OF_BANK_BEFORE.test(before) || /[a-z]/.test(value))
    return false
  return digits < 13 && (/[A-Z]/.test(value) ? digits > 3 && value.length > 6 : digits > 6)
}

function isInSlot(text: string, { start, end, value, digits }: Candidate, person: Span): boolean {
  if (digits < (/^[A-Z]/.test(value) ? 5 : 6) || digits > 9) return false
  if (!/^[A-Za-z]{0,3}-?\d+(?:(?<=\d{7})[A-Z]{1,2})?$/.test(value)) return false
  if (!SLOT_AFTER.test(text.slice(end, end + 4)) && !text.startsWith(' (', end)) return false
  if (person.end <= start) return SLOT_BEFORE.test(text.slice(person.end, start))
  return text.slice(end, person.start) === ' (' && text[person.end] === ')'
}

const ID = String.raw`(?<value>[A-Za-z]{0,2}\d{6,9}|\d{2}[A-Z]{2,4}\d{3,5})`
const NAME = String.raw`(?<name>\p{Lu}[\p{L}.'’-]{0,25}(?:,? (?:(?:de|da|del|la|van|von|der|bin|al) ){0,2}\p{Lu}[\p{L}.'’-]{0,25}){1,3})`
/** "3. Ana Prado 904417263" */
const LINE = new RegExp(
  String.raw`^[ \t*•–#\d.)-]{0,8}${NAME}(?:[ \t]{1,8}|(?=[,;|]))(?:[,;:|–—-] ?|\(#?)?${ID}(?=\)?(?:[ \t]{0,4}$|[\t,;|]|  | [-–(]))`,
  'gmu',
)

/** IDs in lists of names, and in lists of grades. */
export function findIdsInLists({ text, settled }: Reading): Match[] {
  return [...besideNames(text), ...besideGrades(text)]
    .filter((span) => {
      const value = text.slice(span.start, span.end)
      const before = text.slice(Math.max(0, span.start - BEFORE_MAX), span.start)
      if (overlapsAny(settled, span) || isPlaceholderId(value) || isIdOfThing(before)) return false
      return !NO_ID.some((one) => one.test(value))
    })
    .map((span) => maskedId(text, span))
}

function besideNames(text: string): Span[] {
  const lines = Array.from(text.matchAll(LINE), (match) => {
    const { name = '', value = '' } = match.groups ?? {}
    return { ...spanOfValue(match), name, form: value.replace(/\d/g, '0') }
  }).filter(({ name }) => isPersonLabel(name))
  // Names that aren't known count among others, and beside a number on a roll: 21BCE1047.
  const known = new Set(lines.filter(({ name }) => knowsName(name)).map(({ form }) => form))
  return lines.filter(({ form }) => known.has(form) || /^0+[A-Z]/.test(form))
}

/** "U10472298 63": lines of nothing but an ID and a grade, where the text is about grades. */
const WITH_GRADE =
  /^[ \t*•–-]{0,6}(?<value>[A-Za-z]?\d{7,9})(?:[ \t]{0,4}[,;:|\t][ \t]{0,4}|[ \t]{1,8})(?:[A-DF][+−-]?|\d{1,3}(?:\.\d{1,2})?%?)[ \t]{0,4}$/gmu
const ABOUT_GRADES =
  /\b(?:grades?|gpas?|quiz(?:zes)?|exams?|midterms?|finals?|homework|marks|scores?|students?)\b/i
const START_OF_TEXT = 2000

function besideGrades(text: string): Span[] {
  const lines = Array.from(text.matchAll(WITH_GRADE), spanOfValue)
  return lines.length > 1 && ABOUT_GRADES.test(text.slice(0, START_OF_TEXT)) ? lines : []
}
