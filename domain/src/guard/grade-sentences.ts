import type { Span } from './finding.ts'
import * as exceptions from './grade-exceptions.ts'
import * as rules from './grade-rules.ts'
import { areWeights, canBeShareOfPoints, isShareOfPoints, numberOf } from './grade-shares.ts'
import type { PeopleFinder } from './people-finder.ts'
import { isHarmless, type Reading, textAround } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { overlapsAny, spanOfValue, withoutOverlaps } from './spans.ts'

/** "Midterm: …" */
const RECORD_LINE = /^[\s*•–-]{0,6}["']?[\p{L}\p{N} #()/_-]{2,40}["']?[:=–-]/u
/** "Harriet Moncrieff: written 82", with the name as `says` has it. */
const STARTS_WITH_NAME = /^[\s*•–-]{0,6}(?:\p{Lu}\p{L}{1,8}\.? ){0,2}_ ?[:–—-]/u
const IN_COURSE = /^ (?:in|for) \p{Lu}{2,5} ?\d{3}[A-Z]?(?=[.,;)\n]| \(| and |$)/u
const COURSE_CODE = /(?<!\p{L})\p{Lu}{2,5} ?\d{3,4}(?!\d)/u
const BEFORE_MAX = 80
const AFTER_MAX = 60

/** A part of a sentence that can be a grade. */
interface Token extends Span {
  kind: 'letter' | 'signed letter' | 'word' | 'number' | 'share'
  value: string
  before: string
  after: string
  sentence: Sentence
}

/** Which letters and numbers in a sentence about a person are a grade: "Maria got a C+". */
export function gradesInSentences(reading: Reading, finder: PeopleFinder, known: readonly Span[]): Span[] {
  const { text } = reading
  const found: Span[] = []
  let last: Token | undefined
  /** What scores are out of: after "Mateo: 14/20", "Amal: 9/20" is one too. */
  const totals = new Set(known.map(({ start, end }) => totalOf(text.slice(start, end))))
  const isFree = (span: Span) => !overlapsAny(known, span) && !isHarmless(reading, span)
  for (const match of text.matchAll(rules.TOKEN)) {
    const token = tokenAt(text, match, finder)
    if (!token || !isFree(token)) continue
    const previous = last?.sentence === token.sentence ? last : undefined
    if (!canBeGrade(token) || !isGrade(reading, token, finder, previous, totals)) continue
    if (isExcepted(reading, token, finder)) continue
    const isRated = token.kind === 'share' && finder.says(token.sentence, STARTS_WITH_NAME)
    if (!isRated && !isAboutPerson(token.sentence, finder)) continue
    found.push({ start: token.start, end: token.end })
    totals.add(totalOf(token.value))
    last = token
  }
  for (const pattern of [
    rules.ADMISSION_SCORE,
    rules.DEGREE_CLASS,
    rules.DEGREE_WORD,
    rules.OWN_SCORE,
    rules.EAST_ASIAN_GRADE,
  ])
    for (const match of text.matchAll(pattern)) {
      const span = spanOfValue(match)
      const sentence = finder.sentenceAt(span.start)
      if (!sentence || !isFree(span) || !isAboutPerson(sentence, finder)) continue
      if (
        pattern !== rules.EAST_ASIAN_GRADE &&
        pattern !== rules.ADMISSION_SCORE &&
        (finder.isStory(sentence) || finder.says(sentence, NOT_A_DEGREE))
      )
        continue
      found.push(span)
    }
  for (const match of text.matchAll(rules.CHANGED)) {
    const { from = '', to = '' } = match.groups ?? {}
    const end = match.index + match[0].length
    const sentence = finder.sentenceAt(match.index)
    if (!sentence || !finder.says(sentence, rules.CHANGE_CUE) || !isAboutPerson(sentence, finder)) continue
    const both = [
      { start: match.index, end: match.index + from.length },
      { start: end - to.length, end },
    ]
    found.push(...both.filter((span) => isFree(span) && !overlapsAny(withoutOverlaps(found), span)))
  }
  for (const match of text.matchAll(rules.RESULT)) {
    const sentence = finder.sentenceAt(match.index)
    const isResult =
      sentence &&
      (finder.says(sentence, rules.NAME_AND_RESULT) ||
        (finder.says(sentence, rules.NAME_PASSED) && rules.EXAM.test(textAround(reading, match.index))))
    if (!isResult || finder.isStory(sentence)) continue
    const span = { start: match.index, end: match.index + match[0].length }
    const [person] = finder.peopleOf(sentence)
    if (person && span.start - person.end < 6 && isFree(span)) found.push(span)
  }
  const grades = withoutOverlaps(found)
  for (const match of text.matchAll(rules.FAILED)) {
    const span = spanOfValue(match)
    const sentence = finder.sentenceAt(span.start)
    if (!sentence || !isFree(span) || !isAboutPerson(sentence, finder)) continue
    // "failed the midterm with a 43" has one grade.
    const [after = ''] = text.slice(span.end, sentence.end).split(CLAUSE_END, 1)
    const before = text.slice(sentence.start, span.start).split(CLAUSE_END).at(-1) ?? ''
    if (overlapsAny(grades, { start: span.start - before.length, end: span.end + after.length })) continue
    if (
      finder.isStudied(sentence) ||
      exceptions.IF.test(text.slice(sentence.start, span.start)) ||
      exceptions.NOT_A_GRADE_SENTENCE.test(
        text.slice(Math.max(sentence.start, span.start - BEFORE_MAX), sentence.end),
      )
    )
      continue
    found.push(span)
  }
  return found
}

const CLAUSE_END = /[,;(]| and | but /
/** "first-class stamp", "2:1 leverage" */
const NOT_A_DEGREE =
  /\b(?:stamps?|mail|post|tickets?|cabin|travel|flights?|train|carriage|ratio|odds|leverage|aspect|lever|treatment|require[ds]?|requirement|at least|minimum|or (?:above|better|higher)|won|beat|lost|match|goals?)\b/i

function tokenAt(text: string, match: RegExpExecArray, finder: PeopleFinder): Token | undefined {
  const start = match.index
  const value = match[0]
  const end = start + value.length
  const sentence = finder.sentenceAt(start)
  if (!sentence) return undefined
  const { letter, word, share } = match.groups ?? {}
  let kind: Token['kind'] = share === undefined ? 'number' : 'share'
  if (letter !== undefined) kind = letter.length > 1 ? 'signed letter' : 'letter'
  else if (word !== undefined) kind = 'word'
  return {
    start,
    end,
    kind,
    value,
    sentence,
    before: text.slice(Math.max(sentence.start, start - BEFORE_MAX), start),
    after: text.slice(end, Math.min(sentence.end, end + AFTER_MAX)),
  }
}

const totalOf = (value: string) => value.slice(value.indexOf('/') + 1).trim()

/** Whether the form of a token and the words next to it allow a grade. */
function canBeGrade({ kind, value, before, after }: Token): boolean {
  if (kind === 'share') return canBeShareOfPoints({ value, before, after })
  if (kind === 'signed letter') return !exceptions.NAMES_SOMETHING.test(after)
  // An initial, "Tom B., the coach", and a profession, "L. Farris NP"
  if (NAME_BEFORE.test(before) && (value === 'NP' || /^\.(?:[,;)\n]|$| \p{Ll})/u.test(after))) return false
  if (!rules.FOLLOWS.test(after) && !(/^\d[.,]\d/.test(value) && LABELED.test(before))) return false
  if (kind === 'letter') return !exceptions.NOT_A_GRADE_BEFORE.test(before)
  if (kind === 'word') return !exceptions.INFINITIVE.test(before)
  if (kind !== 'number') return true
  return (
    (numberOf(value) <= 120 || LABELED.test(before)) &&
    !exceptions.SIZE.test(before) &&
    !exceptions.NUMBERED.test(before.slice(-30)) &&
    !exceptions.COURSE.test(before.slice(-8))
  )
}

/** Whether a token is a grade, if the sentence is about a person. */
function isGrade(
  reading: Reading,
  token: Token,
  finder: PeopleFinder,
  previous: Token | undefined,
  totals: ReadonlySet<string>,
): boolean {
  const { kind, value, before, after, sentence } = token
  if (kind === 'signed letter') return true
  if (/^[IPW]$/.test(value)) return rules.AFTER_GIVEN.test(before) && rules.AFTER_ARTICLE.test(before)
  const isCued = () => finder.says(sentence, rules.GRADE_CUE)
  const isCuedNearby = () =>
    (value.includes('/') && totals.has(totalOf(value))) ||
    rules.GRADE_CUE.test(textAround(reading, token.start))
  if (kind === 'share' && isShareOfPoints(token, isCued)) return true
  // "so the 61/100 stands"
  if (/\/ ?(?:100|50|40|30|25|20)$/.test(value) && isCuedNearby()) return true
  // "71% in HIST 118 (Dr. Bell)", and "Dr. Rowan: research 4.6/5"
  if (kind === 'share' && IN_COURSE.test(after)) return true
  if (/^\d\.\d{1,2} ?\/ ?(?:5|10)$/.test(value) && finder.says(sentence, STARTS_WITH_NAME)) return true
  // "Protocol 3: 14/20", "Protocol 3: 9/20"
  if (kind === 'share' && /[:=–] $/.test(before) && totals.has(totalOf(value))) return true
  if (previous && isNextInList(reading.text, previous, token)) return true
  if (isAfterName(reading, token, finder, isCuedNearby)) return true
  if (kind === 'share') return false
  // After a colon, the word is in the label: "score": 42, "max": 50.
  const isLinked = () =>
    rules.LINK.test(before.slice(-24)) &&
    rules.GRADED_BEFORE.test(
      /[:=]["'“*]{0,3} ?["'“*]{0,3}$/.test(before)
        ? before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1)
        : before.slice(-60),
    )
  const isListed = () =>
    /[\p{L}\d)] $|\($/u.test(before) &&
    (finder.says(sentence, rules.LIST_OF_GRADES) ||
      (finder.says(sentence, STARTS_WITH_NAME) &&
        rules.LIST_OF_GRADES.test(textAround(reading, token.start))))
  if (kind === 'letter' || kind === 'word') {
    // An initial: "Greta H."
    if (finder.peopleOf(sentence).some(({ start, end }) => start < token.start && token.end <= end))
      return false
    if (rules.AFTER_GIVEN.test(before) || isLinked() || rules.RIGHT_AFTER_GRADED.test(before.slice(-30)))
      return true
    if (/^ (?:was |is )?(?:assigned|recorded|posted|given)\b/.test(after)) return true
    // "F in A&P II, retaking now"
    if (/(?:^\s?|[,;:•*–-] ?|\band |\bthe )$/.test(before) && IN_SUBJECT.test(after)) return true
    // "gpa 2.1, D in orgo."
    if (/[,;] $/.test(before) && /^ in \p{Ll}{3,14}(?=[.,;)\n]|$)/u.test(after) && isCuedNearby()) return true
    // "47 on the final, F for the course"
    if (previous && rules.GRADED_AFTER.test(after)) return true
    if (kind === 'word') return /^ (?:average|avg)\b/.test(after)
    if (rules.AFTER_ARTICLE.test(before)) return value !== 'A' || isCued() || /^ in \p{Lu}/u.test(after)
    if (/[,–—-] $/.test(before) && COURSE_CODE.test(before)) return true
    return isListed()
  }
  if (/^\d\.\d\d$/.test(value) && /^ in \p{Lu}/u.test(after)) return true
  if (/^[0-4]\.\d\d?$/.test(value) && CHANGED_TO.test(before)) return true
  // "below the minimum (1.43)"
  if (/^[0-4]\.\d\d$/.test(value) && before.endsWith('(') && after.startsWith(')') && isCuedNearby())
    return true
  const isLarge = numberOf(value) > 12 || /\d[.,]\d/.test(value)
  if (rules.AFTER_GAINED.test(before)) return true
  if (isLarge && rules.AFTER_GIVEN.test(before) && isCuedNearby()) return true
  if (isLarge && rules.AFTER_ARTICLE.test(before))
    return (
      /\d\.\d/.test(value) ||
      /(?:['’]s|\b(?:his|her)) $/.test(before) ||
      rules.GRADED_AFTER.test(after) ||
      isCuedNearby()
    )
  if (rules.RIGHT_AFTER_GRADED.test(before.slice(-30))) return isLarge || /\d $/.test(before)
  if (rules.GRADED_AFTER.test(after) && (/^[0-4]\.\d/.test(value) || isCued())) return true
  if (isLarge && isListed()) return true
  return (
    isLinked() &&
    (isLarge ||
      /(?:[:=]|\b(?:is|was|are|of|an?|es|(?:set|changed|lowered|reduced|raised|adjusted) to)) ?["'“*]{0,3}$/.test(
        before,
      ))
  )
}

/** " in Organic I", but not "A in the middle" */
const IN_SUBJECT = /^ in (?!(?:The|A|An|My|His|Her|Room|Building) )\p{Lu}[\p{L}&\d]*/u
const NAME_BEFORE = /(?<!\p{L})\p{Lu}\p{Ll}{1,20},? $/u
/** "fell to 2.61" */
const CHANGED_TO =
  /\b(?:fell|fallen|dropped|slipped|slid|sank|rose|risen|climbed|went|came|raised|improved|brought|is|was|now|sits) (?:(?:her|his|their|it|only|just) )?(?:back |down |up |all the way )?(?:to|at) (?:an? )?$/i
/** Whatever follows: "your GPA of 1.63 places you on probation". */
const LABELED = /\b(?:gpa|qpa|grade|score|average)(?: (?:of|is|was|at))?[:=]? (?:an? )?$/i

/** "78, 82, and 69", "Math A, English B+": the next grade of a list. */
function isNextInList(text: string, previous: Token, token: Token): boolean {
  const form = ({ kind }: Token) => (kind === 'signed letter' ? 'letter' : kind)
  return form(previous) === form(token) && rules.NEXT_IN_LIST.test(text.slice(previous.end, token.start))
}

/** A grade right after a name: "Anna 88", "Wei: B+". */
function isAfterName(
  { text }: Reading,
  { start, value, before, after, sentence, kind }: Token,
  finder: PeopleFinder,
  isCuedNearby: () => boolean,
): boolean {
  // Most numbers in prose end here, before anyone looks for names.
  if (
    !/[\p{Lu}\p{Lo}\d][\p{L}\p{M}.'’-]{0,30}["']?[ ,(:=–—→>-]{1,4}(?:\p{Ll}{1,6} ){0,2}$/u.test(
      before.slice(-50),
    )
  )
    return false
  const person = finder.peopleOf(sentence).findLast(({ end }) => end < start)
  if (!person || start - person.end > 12 || !rules.AFTER_NAME.test(text.slice(person.end, start)))
    return false
  // After a comma, a number is an age, and a large one is a room.
  if (kind === 'number' && numberOf(value) > 105) return false
  if (kind === 'number' && text[person.end] === ',' && !/^(?: [–—-]|;|$)/.test(after)) return false
  const startsLine = /^[\s*•–\d.)-]{0,8}$/.test(text.slice(sentence.start, person.start))
  // Versions and other small numbers follow names too.
  if (/^\d{1,2}$/.test(value) && numberOf(value) <= 12 && !startsLine && !/\p{Ll} $/u.test(before))
    return false
  if (kind !== 'share' && finder.says(sentence, ROOMS)) return false
  // An average: Diego Luna 3.91.
  if (/^[0-4]\.\d\d$/.test(value) || isCuedNearby()) return true
  return startsLine && kind !== 'number' && kind !== 'share'
}

/** "Mon 13–17, lab 1.04" */
const TIMETABLE = /\b(?:Mon|Tue|Wed|Thu|Fri)[a-z]{0,6},? \d{1,2}(?::\d\d)? ?[–-] ?\d{1,2}(?!\d*\.)/
/** What else is numbered after the names of people. */
const ROOMS = /\b(?:rooms?|offices?|doors?|extensions?|ext|desks?|seats?|tables?|lockers?|lanes?|bibs?)\b/i

function isAboutPerson(sentence: Sentence, finder: PeopleFinder): boolean {
  if (finder.peopleOf(sentence).some(({ isExpert }) => !isExpert)) return true
  return finder.says(sentence, RECORD_LINE) && finder.peopleAbove(sentence).length > 0
}

/** Whether a value is part of a rule, a wish, a statistic, or a story. */
function isExcepted(
  reading: Reading,
  { kind, before, start, end, sentence }: Token,
  { says, isStory, peopleOf }: PeopleFinder,
): boolean {
  const { text } = reading
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(',')) + 1)
  if (
    (exceptions.REQUIRED.test(clause) && !/\b(?:his|her) $/.test(before)) ||
    exceptions.OR_BETTER.test(text.slice(end, end + 24)) ||
    exceptions.IF.test(before) ||
    exceptions.PASS_MARK.test(before)
  )
    return true
  if (
    kind === 'share' &&
    areWeights(
      // The lines of a list without names are of one course.
      peopleOf(sentence).length === 0
        ? textAround(reading, start)
        : text.slice(Math.max(sentence.start, start - 200), Math.min(sentence.end, end + 200)),
    )
  )
    return true
  if (
    kind === 'share' &&
    /%|percent/.test(text.slice(start, end)) &&
    exceptions.WEIGHT_OR_CHANGE.test(before)
  )
    return true
  if (kind === 'number' && says(sentence, TIMETABLE)) return true
  if (says(sentence, exceptions.GAME) && !says(sentence, exceptions.SCHOOL)) return true
  // "chess night results", and a line for each player
  if (kind === 'share' && sentence.startsLine && exceptions.isGame(textAround(reading, start))) return true
  return says(sentence, exceptions.NOT_A_GRADE_SENTENCE) || isStory(sentence)
}
