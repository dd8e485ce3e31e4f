import type { AboutWhom } from './about-whom.ts'
import type { Match, Span } from './finding.ts'
import { isOtherNumber } from './harmless.ts'
import { isDate } from './label-rules.ts'
import { isPlaceholderId } from './not-real-people.ts'
import { isHarmless, type Reading } from './read-text.ts'
import { overlapsAny, spanOfValue } from './spans.ts'
import { maskedId, OTHER_ID } from './student-id.ts'

/** What an ID can look like: with digits in it, in one piece or in groups. */
const VALUE =
  /(?<![\p{L}\p{N}_@/.$€£₱:&=-])[A-Za-z\d](?:[A-Za-z\d]|[-/.](?=[A-Za-z\d])){4,19}(?![\p{L}\p{N}_@%]|[-/.:][\p{L}\p{N}]|,\d| ?(?:km|kg|mg|mL|hrs?|hours|words|pages|students|points|dollars|USD|EUR|GBP)\b)/gu
/** A label for a number, whatever else it says: "stud. no.", "SIS ID", "DS-2019 no.". */
const LABEL =
  /(?:(?<![\p{L}\d])(?:[Ii]\.?[Dd]|ID|[Nn]o|NO|[Nn]r|[Nn]um|[Nn]umbers?)\.?(?: ?#)?|n[°º]\.?|\p{Lu}ID|(?<![\p{L}\d])(?:lic|dl|emp|stud?|mem|member|pass)#)(?: (?:is|was))?["'*_)]{0,2}[ \t:=#(–-]{0,4}["']?$/u
/** Words that are one before a long number: "PID 730441982", "emp 00471823". */
const SHORT_LABEL =
  /(?<![\p{L}\d])(?:\p{Lu}{3,6}|emp|empl|stud?|matr?|reg|roll|[Aa]pplicant|[Cc]andidate|[Mm]ember|[Pp]atient|[Ee]mployee|[Pp]articipant|[Ss]taff)\.?[ \t:=#(]{1,3}$/u
const BEFORE_MAX = 40
/** "Haruto Shimizu, 44718203", "Anneke de Wit (s4410927)": right after a name, in a place of its own. */
const SLOT_BEFORE =
  /^["'*]{0,2}\s?(?:[,;|\t(–—:=/-]{1,2}\s{0,3}["'(#]{0,2}|\((?!(?:Rm|Ext|Box|Est|Lot|Apt)\b)\p{Lu}\p{L}{1,3}\.? |\/ emp )$/u
const SLOT_AFTER = /^["'*]{0,2}\s?(?:[,;|\t)–—\n:]|\.?$|\.\s|- )/u

/** Which numbers beside a name are that person's ID: a label or their place says so. */
export function findIdsBesidePeople(reading: Reading, about: AboutWhom): Match[] {
  const { text } = reading
  if (!reading.hasLongNumber) return []
  const found: Match[] = []
  for (const match of text.matchAll(VALUE)) {
    const value = match[0]
    const digits = value.replace(/\D/g, '').length
    if (digits < 4 || isDate(value) || isPlaceholderId(value) || NO_ID.test(value)) continue
    const span = { start: match.index, end: match.index + value.length }
    if (isHarmless(reading, span)) continue
    const before = text.slice(Math.max(0, span.start - BEFORE_MAX), span.start)
    if (isOtherNumber(before) || OTHER_ID.test(before)) continue
    const isLabeled =
      digits <= 14 &&
      (LABEL.test(before) ? hasIdLength(value, digits) : digits > 6 && SHORT_LABEL.test(before))
    if (
      isLabeled
        ? isSomeones(about, span)
        : isInSlot(text, span, digits, about) ||
          startsRow(text, span) ||
          isInPrivate(value, digits, before, span, about)
    )
      found.push(maskedId(text, span))
  }
  return found
}

/** Where something private is known about the person of the sentence, whatever the label says: "Working with Children card WWC2204817E". */
function isInPrivate(value: string, digits: number, before: string, span: Span, about: AboutWhom): boolean {
  const sentence = about.sentenceAt(span.start)
  if (!sentence || !about.isPrivate(sentence) || BANK_BEFORE.test(before)) return false
  if (
    /[a-z]/.test(value) ||
    digits > 12 ||
    !(/[A-Z]/.test(value) ? digits > 3 && value.length > 6 : digits > 6)
  )
    return false
  if (CASE_NUMBER.test(value)) return false
  return about.peopleOf(sentence).some(({ isId }) => !isId)
}
/** Tickets and cases, and dates such as 04MAR99. */
const CASE_NUMBER =
  /^(?:INC|REQ|RITM|TKT|CHG|SR)\d|^[A-Z]{1,5}-(?:19|20)\d\d-|^\d\d[A-Z]{3}\d\d|^555-?01|\/.*\/.*\//
const BANK_BEFORE =
  /\b(?:routing|aba|transit|sort ?code|bsb|branch|blz|ifsc|swift|bic|inst(?:itution)?|account|acct|acc|a\/c|bank|asset|s\/n|box|cpt|icd|reservation|booking|confirmation|claim|ticket|flight)\b[^\d]{0,14}$|\(\d{3}\) $/i

/** BIOL2012, 2024-25, 2012-004 after a subject, and numbers of phones. */
const NO_ID =
  /^(?:(?:1-)?\d{3}-\d{3}-\d{4}|[A-Za-z]{2,5}(?:-?\d{3,4}|\d{5})[A-Za-z]?|(?:19|20)\d\d[-/](?:\d\d|(?:19|20)\d\d)|[\d.]*\.\d*|\d{1,3}(?:-\d{1,3}){1,3}|\d{4}-\d{2,3}[A-Z]?)$/

/** Digits alone are more often something else. */
const hasIdLength = (value: string, digits: number) => digits > 5 || (value.length > 6 && /[A-Z]/.test(value))

function isSomeones(about: AboutWhom, { start }: Span): boolean {
  const sentence = about.sentenceAt(start)
  return sentence !== undefined && !about.isStory(sentence) && about.namesNear(sentence).length > 0
}

/** "Ana Prado, 2008-01-30, …": a whole date in a place of its own after a name, of a year in which students and staff are born. */
export function findDatesBesidePeople({ text, cells }: Reading, about: AboutWhom): Match[] {
  const isOfBirth = OF_BIRTH.test(text)
  const found: Match[] = Array.from(isOfBirth ? text.matchAll(BIRTHDAY_LINE) : [], (match) => ({
    ...spanOfValue(match),
    masked: '••/••/••••',
  }))
  for (const match of text.matchAll(isOfBirth ? ANY_DAY : BIRTH_DAY)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const sentence = about.sentenceAt(span.start)
    if (!sentence || overlapsAny(cells, span) || !SLOT_AFTER.test(text.slice(span.end, span.end + 4)))
      continue
    const person = about
      .peopleOf(sentence)
      .findLast(({ end, isId }) => !isId && end <= span.start && end > sentence.start)
    if (person && BETWEEN.test(text.slice(person.end, span.start)))
      found.push({ ...span, masked: '••/••/••••' })
  }
  return found
}

const BIRTH_DAY =
  /(?<![\d/.-])(?:(?:19[3-9]\d|200\d|201[0-2])[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:19[3-9]\d|200\d|201[0-2]))(?![\d/.-])/g
/** In a text about dates of birth, also "7/3/04" and "Feb 9 2005". */
const OF_BIRTH = /\b(?:dobs?|d\.o\.b|birth ?(?:days?|dates?)|b-?days?|dates? of birth)\b/i
const ANY_DAY = new RegExp(
  String.raw`${BIRTH_DAY.source}|(?<![\d/.-])\d{1,2}[-/.]\d{1,2}[-/.](?:0\d|1[0-2]|[3-9]\d)(?![\d/.-])|(?<![\p{L}\d])(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2},? (?:19[3-9]\d|200\d|201[0-2])(?!\d)`,
  'gu',
)
/** "Tom R. 3/7/81" */
const BIRTHDAY_LINE = new RegExp(
  String.raw`^[\s*•\d.)-]{0,8}?\p{Lu}[\p{L}.'’]{0,20}(?: [\p{L}.'’-]{1,20}){0,3}[ ,:\t–—-]{1,4}(?<value>${ANY_DAY.source})(?=[ \t]{0,4}$)`,
  'gmu',
)
/** A separator, with at most an ID before another one. */
const BETWEEN = /^["'*]{0,2}\s?[,;|\t(–—]\s{0,3}(?:[A-Za-z]{0,4}-?\d{4,12}\s?[,;|\t)–—]{1,2}\s{0,3})?$/

/** Every other place that has one of the IDs: the log line after "jdoyle3 logged in". */
export function mentionsOfIds(text: string, ids: readonly Span[]): Match[] {
  const known = new Set(
    ids.map(({ start, end }) => text.slice(start, end)).filter((id) => /^[\w.-]{5,20}$/.test(id)),
  )
  if (known.size === 0) return []
  return Array.from(text.matchAll(/(?<![\w@.-])[A-Za-z\d][\w-]{3,18}\w(?:\.\w{1,15})?(?![\w@-])/g))
    .filter(({ 0: word }) => known.has(word))
    .map(({ index, 0: word }) => maskedId(text, { start: index, end: index + word.length }))
}

/** "21BCE1047 Aravind Subramaniam 34": the number on a roll, before a name. */
function startsRow(text: string, { start, end }: Span): boolean {
  return (
    /^\d{2}[A-Z]{2,4}\d{3,5}$/.test(text.slice(start, end)) &&
    /(?:^|\n)[\s*•|\d.)-]{0,8}$/.test(text.slice(Math.max(0, start - 10), start)) &&
    /^[\s,;:|–-]{1,3}\p{Lu}[\p{L}.'’-]+ \p{Lu}/u.test(text.slice(end, end + 40))
  )
}

function isInSlot(text: string, span: Span, digits: number, about: AboutWhom): boolean {
  const value = text.slice(span.start, span.end)
  if (
    digits < (/^[A-Z]/.test(value) ? 5 : 6) ||
    digits > 9 ||
    !/^[A-Za-z]{0,3}-?\d+(?:(?<=\d{7})[A-Z]{1,2})?$/.test(value)
  )
    return false
  if (!SLOT_AFTER.test(text.slice(span.end, span.end + 4)) && !text.startsWith(' (', span.end)) return false
  const sentence = about.sentenceAt(span.start)
  if (!sentence) return false
  return about
    .peopleOf(sentence)
    .some(
      ({ start, end, isId }) =>
        !isId &&
        (end <= span.start
          ? SLOT_BEFORE.test(text.slice(end, span.start))
          : text.slice(span.end, start) === ' (' && text[end] === ')'),
    )
}
