// Which letters and numbers in a sentence about a person are a grade: "Maria got a C+", "GPA 2.14", "Anna: 88".

import type { AboutWhom } from './about-whom.ts'
import type { Span } from './finding.ts'
import { canBeDate, FOLLOWS, isLarge, isSomethingElse, TOKEN, type Token, tokenAt } from './grade-tokens.ts'
import { FILLER, GAINED, GIVEN, GRADE, GRADE_CUE, gamesIn, numberOf, WORK } from './grade-words.ts'
import { isHarmless, type Reading, textAround } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { overlapsAny, spanOfMatch, spanOfValue, withoutOverlaps } from './spans.ts'
import { oneOf, wordsOf } from './words.ts'

const OPEN = `["'“*(]{0,2}`
const FILLERS = `(?: ${FILLER}){0,4}`
/** "got a", "scored only" */
const AFTER_GAINED = new RegExp(String.raw`(?<!\p{L})${GAINED}${FILLERS}[:=]? ?${OPEN}$`, 'iu')
/** "has a", "fell to", "her" */
const AFTER_GIVEN = new RegExp(
  String.raw`(?<!\p{L})(?:${GIVEN}|['’]s|his|her|their|your|my)${FILLERS} ${OPEN}$`,
  'iu',
)
/** "final grade is a", "Quiz 2: ", "midterm came back as a" */
const OF_COURSE = String.raw`(?: (?:in|on|for|of) (?:[\p{L}\d]{2,12} ?){1,3})?`
const LINK = String.raw`["'*)]{0,2}(?: ?[:=(→>–-]| ?->|,)?(?: (?:came|${FILLER})){0,4} ?${OPEN}`
const AFTER_LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:${WORK}|${GRADE})(?: ?#?\d{1,2})?${OF_COURSE}${LINK}$`,
  'iu',
)
/** The same, which says enough whatever follows: "her GPA of 3.91 doesn't tell". */
const AFTER_GPA = /\b(?:[cq]?gpa|qpa|grade|score|average)(?: (?:of|is|was|at))?[:=]? (?:an? )?$/i
/** "a 54 on the midterm", "a 3.1 GPA" */
const IN_WORK = String.raw`(?:points |marks )?(?:on|in|for|from|en|au) (?:[\p{L}'’\d-]{1,20} ){0,4}?(?:${WORK}|class|course|section)`
const BEFORE_LABEL = new RegExp(
  String.raw`^["'”*)]{0,2} (?:${IN_WORK}|(?:points|pts|marks) on|(?:\p{L}{1,12} )?${GRADE})(?!\p{L})`,
  'iu',
)
const SUBJECTS =
  oneOf(`(?:bio)?chem(?:istry)?,orgo,organic chemistry,calculus,calc,algebra,physics,statistics,stats,accounting,anatomy,biology,bio
  econ(?:omics)?,math,bar,both,twice,one,two,three,four,it`)
/** "in HIST 118", "in Organic I" */
const BEFORE_COURSE = new RegExp(
  String.raw`^ (?:in|for) (?:(?!The|My|His|Her|Room|Building)\p{Lu}|${SUBJECTS}(?!\p{L}))`,
  'u',
)
/** "a", "her", "Ana's" */
const AFTER_ARTICLE = /(?:\b(?:an?|his|her|their|my|your|straight|all)|['’]s) (?:\p{Ll}{2,15} )?["'“]?$/u
/** "88, 92, and 75", "Math A, English B+" */
const NEXT_IN_LIST = new RegExp(
  String.raw`^s?(?: points| pts)?["'”)*]{0,2}(?: (?:in|on|for) [\p{L}\d ]{1,30}?)?(?: ?[,;/&|]| and| then| but| to){1,2}(?: [\p{L}\d'’#-]{1,20}){0,4}? ?[:=(–-]? ?${OPEN}$`,
  'u',
)
/** Rules, statistics, and reviews, not anyone's grade. */
const GENERAL =
  wordsOf(`(?:pass|completion|graduation|retention|response|acceptance) rates?,(?:average|mean|top) (?:speed|age|height|weight|price|cost|salary)
  blood pressure,heart rate,on a scale,et al,blood type,participants,respondents,significan(?:t|ce),confidence interval,standard deviation
  syllabus (?:says|states),grading (?:scale|policy),accuracy,precision,benchmark,dataset,invoice,receipt,reimburse(?:ment)?,poll,undergraduates
  reviewers?,teaches grade,critics?,bonds?,restaurants?,credit rating,stars,everyone,everybody,all students,most students,students who,any student,plays?`)

const FAILS = '(?:[Ff]ailed|[Ff]lunked|bombed|[Ff]ailing)'
const COURSES = String.raw`(?:${WORK}|class(?:es)?|courses?|modules?|attempt|${SUBJECTS}|\p{Lu}{2,5} ?\d{3,4})`
const LETTER = '(?:[A-DFIPW][+−-]?|INC)'
/** "failed both resits", "is failing organic chemistry", "did not pass" */
const FAILED = new RegExp(
  String.raw`(?<!\p{L})(?:${FAILS}(?: (?!on |in |with |because |and |to |drug )[\p{L}\d-]{2,14}){0,4}? ${COURSES}|passed with (?:distinction|merit|honou?rs)|(?:did not|didn['’]t) pass|reprob[éó]|a échoué|durchgefallen)(?!\p{L})`,
  'gu',
)
/** Grades that have words of their own, in `value`. */
const OTHER_FORMS: readonly RegExp[] = [
  // "I to B+" beside a course
  new RegExp(
    String.raw`(?<=\p{Lu}{2,5} ?\d{3,4}[: ]{1,3})(?<value>${LETTER}) (?=(?:to|→|->) ${LETTER}(?![\p{L}\d]))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=\p{Lu}{2,5} ?\d{3,4}[: ]{1,3}${LETTER} (?:to|→|->) )(?<value>${LETTER})(?![\p{L}\d])`,
    'gu',
  ),
  // The class of a British degree
  /(?<=\b(?:an?|to|got|at|with|class|degree):? )(?<value>2:[12])(?![\d:])/gi,
  // Chinese and Korean
  /(?<value>\d{1,3}(?:\.\d)?) ?(?:分|点|점)(?![钟鐘間之数以])|(?<value>没有?通过|不及格|挂科)/g,
  /(?:成绩|成績|分数|得分)(?:是|为|為|：|:| )?\s?(?<value>\d{1,3}|[A-DF][+-]?)/g,
]

const AFTER_MAX = 80

/** The grades in sentences, except `known` ones, which are in lists. */
export function gradesInSentences(reading: Reading, about: AboutWhom, known: readonly Span[]): Span[] {
  const { text } = reading
  const found: Span[] = []
  const isAllowed = (span: Span) => {
    const sentence = about.sentenceAt(span.start)
    if (!sentence || isHarmless(reading, span) || !isAboutPerson(sentence, about)) return false
    return !/\b[Ii]f\b/.test(text.slice(sentence.start, span.start))
  }
  const isGame = gamesIn(text)
  let last: Token | undefined
  for (const match of text.matchAll(TOKEN)) {
    const span = spanOfMatch(match)
    const sentence = about.sentenceAt(span.start)
    if (!sentence || overlapsAny(known, span) || isHarmless(reading, span)) continue
    const token = tokenAt(text, match, sentence)
    if (!canBeGrade(token) || !isAboutPerson(sentence, about) || isSomethingElse(reading, token)) continue
    const isLine = sentence.startsLine && token.kind === 'share'
    if (isGame(isLine ? textAround(reading, span.start) : text.slice(sentence.start, sentence.end))) continue
    if (!isGrade(reading, token, about, last?.sentence === sentence ? last : undefined)) continue
    found.push(span)
    last = token
  }
  const others = OTHER_FORMS.flatMap((form) => Array.from(text.matchAll(form), spanOfValue))
  found.push(...others.filter(isAllowed))
  const sorted = withoutOverlaps(found)
  const failed = Array.from(text.matchAll(FAILED), spanOfMatch).filter(({ start, end }) => {
    // "failed the midterm with a 43" has one grade.
    const more = /^[^,;.(\n]*/.exec(text.slice(end, end + AFTER_MAX))?.[0].length ?? 0
    return isAllowed({ start, end }) && !overlapsAny(sorted, { start, end: end + more })
  })
  return [...sorted, ...failed]
}

function isAboutPerson(sentence: Sentence, about: AboutWhom): boolean {
  if (about.says(sentence, GENERAL)) return false
  return about.peopleOf(sentence).some(({ isStaff }) => !isStaff)
}

/** What most letters and numbers fail, before anyone looks for people. */
const canBeGrade = ({ kind, value, before, after }: Token) =>
  kind === 'signed letter' ||
  ((kind !== 'number' || numberOf(value) <= 120) && (FOLLOWS.test(after) || AFTER_GPA.test(before)))

function isGrade(reading: Reading, token: Token, about: AboutWhom, last: Token | undefined): boolean {
  const { kind, value, before, after, sentence, start } = token
  const around = textAround(reading, start)
  if (kind === 'signed letter') return true
  const isCountable = kind !== 'number' || isLarge(value)
  if (isCountable && AFTER_GPA.test(before)) return true
  if (last?.kind.at(-1) === kind.at(-1) && NEXT_IN_LIST.test(reading.text.slice(last?.end, start)))
    return isCountable
  if (AFTER_GAINED.test(before) || isAfterName(token, about, around)) return true
  if (AFTER_LABEL.test(before)) return isCountable || value === '0' || /[:=] ?["'“]?$/.test(before)
  const isCued = () => about.says(sentence, GRADE_CUE)
  switch (kind) {
    case 'word':
      return false
    case 'letter':
      if (BEFORE_LABEL.test(after) || BEFORE_COURSE.test(after)) return true
      if (AFTER_ARTICLE.test(before)) return value !== 'A' || isCued()
      return before.endsWith('(') && after.startsWith(')') && isCued()
    case 'share':
      if (/(?:→|->) ?$/.test(before) || BEFORE_LABEL.test(after) || BEFORE_COURSE.test(after)) return true
      if (value.includes('/')) return !canBeDate(value) && (isCued() || GRADE_CUE.test(around))
      return isCued() && (AFTER_GIVEN.test(before) || /^[.,;)]|^$/.test(after))
    case 'number':
      if (BEFORE_LABEL.test(after)) return isCountable || value === '0'
      return isCountable && AFTER_GIVEN.test(before) && (isCued() || /^[0-4]\.\d\d$/.test(value))
  }
}

/** "Maria: ", "Maria (", "Maria " */
const AFTER_NAME = /^(?:['’]s|["'])?(?: ?[(:=–—→]{1,2} ?| -> ?| - |, | )(?:an? |with )?$/u

/** A grade right after a name: "Anna 88", "Wei: B+". */
function isAfterName(
  { start, value, before, after, sentence, kind }: Token,
  about: AboutWhom,
  around: string,
): boolean {
  // Most numbers in prose end here, before anyone looks for names.
  if (!/[\p{L}\d][.'’"]{0,2}[ ,(:=–—→>-]{1,4}(?:an? |with )?$/u.test(before.slice(-12))) return false
  const person = about.peopleOf(sentence).findLast(({ end }) => end < start)
  const between = person && start - person.end < 13 ? before.slice(person.end - start) : ''
  // Arguments in code.
  if (!person || !AFTER_NAME.test(between) || /^["']\)?,/.test(between)) return false
  const isFirst = /^[\s*•–\d.)-]{0,8}$/.test(before.slice(0, -between.length - (person.end - person.start)))
  if (kind === 'number') {
    // After a comma, a number is an age, and a large one is a room.
    if (numberOf(value) > 105 || (between.startsWith(',') && !/^(?: [–—-]|;|$)/.test(after))) return false
    if (!isLarge(value) && !isFirst) return false
  }
  if (kind === 'word') return /[:(–—-]/.test(between) && (isFirst || GRADE_CUE.test(around))
  return (
    kind === 'share' ||
    /^[0-4]\.\d\d$/.test(value) ||
    GRADE_CUE.test(around) ||
    (isFirst && kind !== 'number')
  )
}
