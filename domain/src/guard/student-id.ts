// When a number is a student ID: it fits an admin's pattern, or a label says so.
import { HIDDEN, type Match, type Span } from './finding.ts'
import { patternOfMask } from './id-mask.ts'
import { isPlaceholderId } from './not-real-people.ts'
import { isHarmlessNumber, type Reading } from './read-text.ts'
import { overlapsAny, withoutOverlaps } from './spans.ts'
import { findUnlabeledIds } from './unlabeled-ids.ts'

/** Words that make the number after them an ID. Names of common student systems included. */
const LABEL =
  /\b(?:(?:student|learner|pupil|net|university|uni|college|campus|school|people ?soft|banner|colleague|workday|panther|matriculation|matric|enrol?l?ment|registration|applicant|advisee|employee|emp|personnel|pitt|card|patient|participant)[ _-]?(?:id|i\.d\.|identification|identifier|numbers?|ids|nums?|no|nr|#)(?: ?(?:number|num|no|#))?|std?\.? ?(?:id|no)|s\.?i\.?d|emplid|empl ?id|peoplesoft|uin|uf?id|[a-z]-?number|(?<=\b(?:my|his|her|their|your|student) )[a-z] number|psid|bannerid|studentid|student_id|perm (?:number|id|no|#)|matr(?:ikel)?(?:[.-]{0,2} ?(?:nummer|nr|no))?|matrícula|matricule|matricola|carné|legajo|(?:numéro|n[°o]|número|numero|código|nr|nº)\.? (?:d['’]|de |del |di )?(?:étudiante?|estudiante|alumno|studente|matrícula|aluno|carné)|numer albumu|öğrenci (?:no|numarası)|student|advisee|pupil|employee|staff|applicant|id(?: ?(?:number|num|no|nr|#))?)(?:\b|(?<=#))(?: ?\([^()\n]{1,20}\))?[.)]?(?:["'`*_]{0,3})(?: (?:of|for|de|von) \p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}(?= (?:is|was|es|ist|est)|:))?(?: (?:is|was|are|of|es|ist|est|lautet)(?: el| le)?)?[\s:=#"'`*_(]{0,6}$|\b[A-Z]# ?$|(?:学号|學號|学籍番号|학번|номер студента)["'`]?(?:[은는이가]|[是为為は])? ?[:：=#]? ?$/iu
/** A bare "student" or "ID" is a label only for numbers that are long enough. */
const WEAK_LABEL = /\b(?:student|advisee|pupil|employee|staff|applicant|id)\b[\s:=#"'`*_(]{0,6}$/i

const VALUE =
  /(?=[A-Za-z\d])(?<![\p{Lu}\p{Ll}\d_]|\d[-./]|[$€£])(?:\d{2,4}[A-Za-z]{1,4}\d{3,8}|(?:[A-Za-z]{1,3}-?)?\d{5,12}|(?:[A-Za-z]{1,2}-?)?\d{2,4}(?:[- ]\d{2,4}){1,3})(?![\p{Lu}\p{Ll}\d_]|[-./]\d|%)/gu

/** IDs of things. */
export const OTHER_ID =
  /\b(?:user|unit|ipeds|opeid?|ceeb|institution|organi[sz]ation|facility|location|provider|course|class|session|order|transaction|product|item|device|event|meeting|zoom|job|ticket|case|record|sample|message|thread|request|project|grant|award|group|team|assignment|quiz|question|document|page|post|run|model|sample|specimen|room|building|app|client|tenant|object|row|trace|gene|protein|taxon|sensor|station|channel|video|pull request|issue|query|txn|ust|vat|steuer|apple|caller|build|task|node|process|host|cluster|invoice|customer|account|vendor|conf(?:irmation)?\.?|phone|telephone|mobile|cell|fax|tel|help ?desk|booking|card|credit|debit|konto|kartı|zip|post|exhibit|bus|flight|train|cat\.?|catalog(?:ue)?|lot|batch|quote|receipt|report|serial|model|part|case)[ _-]?(?:id|number|num|no|#)[^\n]{0,4}$/i
/** Student IDs: what an admin's mask describes, and numbers that are labeled as an ID. */
export function findStudentIds(reading: Reading, masks: readonly string[]): Match[] {
  const { text } = reading
  if (!reading.hasLongNumber) return []
  const found: Match[] = []
  for (const mask of masks) {
    const pattern = patternOfMask(mask)
    for (const match of pattern ? text.matchAll(pattern) : []) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (!isHarmlessNumber(reading, span) && !isPlaceholderId(match[0])) found.push(maskedId(text, span))
    }
  }
  for (const match of text.matchAll(VALUE)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (isPlaceholderId(match[0])) continue
    const last = found.at(-1)
    if (!isLabeled(reading, span) && !(last && continuesList(text, last, span))) continue
    found.push(maskedId(text, span))
  }
  const unlabeled = findUnlabeledIds(reading).filter(
    ({ start, end }) =>
      !overlapsAny(reading.settled, { start, end }) &&
      !isPlaceholderId(text.slice(start, end)) &&
      !OTHER_ID.test(text.slice(Math.max(0, start - 48), start)),
  )
  return withoutOverlaps([...found, ...unlabeled.map((span) => maskedId(text, span))])
}

/** "IDs 2209118 and 2209125": one label for several numbers of the same length. */
function continuesList(text: string, last: Span, span: Span): boolean {
  const between = text.slice(last.end, Math.min(span.start, last.end + 8))
  return (
    span.end - span.start === last.end - last.start &&
    prefixAt(text, span) === prefixAt(text, last) &&
    /^(?:,? and |, ?|; ?| & |,? or |\/)$/.test(between)
  )
}

const prefixAt = (text: string, { start }: Span) => /^\D{0,4}/.exec(text.slice(start, start + 4))?.[0]

function isLabeled(reading: Reading, span: Span): boolean {
  const before = reading.text.slice(Math.max(0, span.start - 48), span.start)
  // Its column says what it is.
  if (overlapsAny(reading.settled, span)) return false
  if (!isIdLabel(before)) return false
  const value = reading.text.slice(span.start, span.end)
  const digits = value.replace(/\D/g, '').length
  return digits >= (WEAK_LABEL.test(before) && /^\d/.test(value) ? 6 : 5) && digits <= 12
}

/** Whether the words right before a number label it as a student ID. */
export function isIdLabel(before: string): boolean {
  return LABEL.test(before) && !OTHER_ID.test(before)
}

export const maskedId = (text: string, { start, end }: Span): Match => ({
  start,
  end,
  masked: `${HIDDEN}${text.slice(end - 3, end)}`,
})
