// Which letters and numbers in a sentence about a person are a grade: "Maria got a C+", "GPA: 2.14", "a 54 on the midterm", "Anna: 88".
// Section A, chapter 12, "needs a C", and 9/27 aren't.
import type { AboutWhom } from './about-whom.ts'
import type { Span } from './finding.ts'
import { FILLER, GAINED, GRADE, GRADE_CUE, isGame, numberOf, WORK } from './grade-words.ts'
import { isHarmless, type Reading, textAround } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { overlapsAny, spanOfMatch, withoutOverlaps } from './spans.ts'
import { oneOf, wordsOf } from './words.ts'

interface Token extends Span {
  kind: 'letter' | 'signed letter' | 'number' | 'share'
  value: string
  /** What is around it in its sentence. */
  before: string
  after: string
  sentence: Sentence
}

const BEFORE_MAX = 80
const AFTER_MAX = 60
const LETTER = String.raw`(?<letter>[A-DF](?:[+−–-](?![\p{L}\d+])| (?:plus|minus)\b)?)(?=s?(?:[^\p{L}\d#&_.’'-]|[.’'-](?!\p{L})|$))`
const SHARE = String.raw`(?<share> ?%| percent\b| ?(?:\/|(?:points )?out of|sobre|von) ?\d{1,3}(?![\d/-]| ?%))`
const NUMBER = String.raw`(?<![’'])\d{1,3}(?:[.,]\d{1,3})?(?:${SHARE}|(?![\p{L}\d%]|[-.,:/]\d|-\p{L}|[’']))`
const TOKEN = new RegExp(String.raw`(?<![\p{L}\d+/&.$€£#^~_-]|\d[,:])(?:${LETTER}|${NUMBER})`, 'gu')

/** What can follow a grade. Another word is what a number counts ("64 students") or a letter names ("a B movie"). */
const FUNCTION_WORDS =
  oneOf(`points,pts,marks,puntos,total,average,avg,cumulative,c?gpa,qpa,term,semester,major,grade,on,in,for,at,this,last,and
  but,after,because,since,overall,from,to,as,despite,due,the,so,by,with,or,which,who,again,when,while,if,before,right,now,even,though,although
  until,than,is,was,were,are,has,had,will,would,should,became,stands,went,he,she,they,I,his,her,their,my,that,twice,already,yet,still,too,also
  only,just,not,versus,vs,compared,across,down,up,going,below,above,without,nicht,bestanden,bekommen,erreicht,en,al,au,sur,y,et,und,e`)
const FOLLOWS = new RegExp(
  String.raw`^s?["'”*\]]{0,2}(?:$|[.,;:!?)\]}|"<](?!\d)|\s?\n|\s?[(–—→|]|\s-\s|\s${FUNCTION_WORDS}(?!\p{L}))`,
  'iu',
)

const OPEN = `["'“*(]{0,2}`
/** "got a", "scored only" */
const AFTER_GAINED = new RegExp(String.raw`(?<!\p{L})${GAINED}(?: ${FILLER}){0,4}[:=]? ?${OPEN}$`, 'iu')
/** "final grade is a", "Quiz 2: ", "midterm came back as a" */
const OF_COURSE = String.raw`(?: (?:in|on|for|of) (?:[\p{L}\d]{2,12} ?){1,3})?`
const LINK = `["'*)]{0,2}(?: ?[:=(→>–-]| ?->|,)?(?: (?:came|${FILLER})){0,4} ?${OPEN}`
const AFTER_LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:${WORK}|${GRADE})(?: ?#?\d{1,2})?${OF_COURSE}${LINK}$`,
  'iu',
)
/** "a 54 on the midterm", "a 3.1 GPA", "a C in HIST 118" */
const IN_WORK = String.raw`(?:points |marks )?(?:on|in|for|from|en|au) (?:[\p{L}'’\d-]{1,20} ){0,4}?(?:${WORK}|class|course|section)`
const BEFORE_LABEL = new RegExp(
  String.raw`^["'”*)]{0,2} (?:${IN_WORK}|(?:points|pts|marks) on|(?:\p{L}{1,12} )?${GRADE}|in \p{Lu}{2,5} \d)(?!\p{L})`,
  'iu',
)

/** Rules, statistics, and reviews, not anyone's grade. */
const GENERAL =
  wordsOf(`(?:pass|completion|graduation|retention|response|acceptance) rates?,(?:average|mean|top) (?:speed|age|height|weight|price|cost|salary)
  blood pressure,heart rate,on a scale,et al,blood type,participants,respondents,significan(?:t|ce),confidence interval,standard deviation
  syllabus (?:says|states),grading (?:scale|policy),accuracy,precision,benchmark,dataset,invoice,receipt,reimburse(?:ment)?,poll,undergraduates
  reviewers?,teaches grade,critics?,bonds?,restaurants?,credit rating,stars,everyone,everybody,all students,most students,students who,any student,plays?`)
/** Wishes, and what a grade is needed for: "needs at least a C". */
const RULES =
  oneOf(`may,might,can,requires?,required,needs?,needed,must,at least,minimum,cut-?offs?,thresholds?,worth,counts?,weigh(?:s|t)
  would,could,hopes?,wants?,aims?,goal,extra,late,attendance,attended,present,complete[ds]?,passing,requirement,out of,mean,median,below,above
  under,over,less than,more than,top,if (?:he|she|they|I|you) (?:gets?|scores?|had)`)
const REQUIRED = new RegExp(
  String.raw`(?<!\p{L})${RULES}(?: (?!because|but|since|so|who|with|after)[\p{L}\d'’.%-]{1,15}){0,9}[: ]{0,2}["'“]?$|^\P{L}*If `,
  'iu',
)
const NUMBERED_THINGS =
  oneOf(`plan,sections?,groups?,options?,parts?,tables?,figures?,exhibit,appendix,vitamin,hepatitis,type,class,level,step,column,row,team
  versions?,building,gate,rooms?,rm,units?,block,wing,hall,schedule,form,track,cohort,case,items?,answer,choice,protein,series,tier,lot,zone,seats?
  (?:start|begin|end)s? with,chapters?,ch,pages?,pp?,weeks?,days?,modules?,questions?,problems?,ages?,aged,fig,volumes?,vol,issues?,no,number,route
  board,quiz,place,labs?,apartment,apt,lesson,slides?,until,till,years?,sem,next,first,these,those,between,id,phone,ext,max,min,rank(?:ed)?,credits?
  hours,courses,(?:class|group|team|field) of,attempts?,status,code,port,count,line,size,grade,jan(?:uary)?,feb(?:ruary)?,mar(?:ch)?,apr(?:il)?
  june?,july?,aug(?:ust)?,sept?(?:ember)?,oct(?:ober)?,nov(?:ember)?,dec(?:ember)?`)
const NUMBERED = new RegExp(String.raw`(?<!\p{L})${NUMBERED_THINGS}\.? (?:an? )?\(?$`, 'iu')
/** "CHEM 110", but not "ACT 29" */
const COURSE = /(?<!\p{L})(?!\p{Lu}?[GQ]PA|SAT|ACT|GRE|LSAT|MCAT|GMAT)\p{Lu}{2,5} $/u
/** What a percentage is usually of, if not of the points. */
const OTHER_SHARES =
  wordsOf(`fte,effort,attendance,attended,discount,off,raise,salary,stipend,pay,interest,tax,tip,sure,certain,complete,completed,done
  progress,battery,growth,increase[ds]?,decrease[ds]?,budget,share,appointment,workload,capacity,overhead,equity,match,similarity,weights?,worth,counts
  probability,chance,alcohol,solution,concentration,accuracy,confidence,rate,saturation,oxygen,lung,fat,remote,retention,satisfaction,of,agreed,said
  voted,enroll?(?:ed|ment),full,time,hours,(?:the|each|every) (?:\\p{L}{2,15} )?(?:is|counts?|=),up,down,by`)

/** "failed both resits", "is failing organic chemistry", "did not pass" */
const FAILED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:failed|flunked|failing)(?: (?!drug)[\p{L}\d-]{2,14}){0,3}? (?:${WORK}|class|course|attempt|twice|chemistry|calculus|\p{Lu}{2,5} ?\d{3})|did(?:n['’]t| not) pass)(?!\p{L})`,
  'gu',
)

/** The grades in sentences, except `known` ones, which are in lists. */
export function gradesInSentences(reading: Reading, about: AboutWhom, known: readonly Span[]): Span[] {
  const { text } = reading
  const isSomeones = (span: Span) => {
    const sentence = about.sentenceAt(span.start)
    if (!sentence || overlapsAny(known, span) || isHarmless(reading, span)) return false
    if (about.says(sentence, GENERAL) || isGame(textAround(reading, span.start))) return false
    return about.peopleOf(sentence).some(({ isStaff }) => !isStaff)
  }
  const found = Array.from(text.matchAll(TOKEN)).filter((match) => {
    const token = tokenAt(text, match, about)
    return token && canBeGrade(token) && isSomeones(token) && isGrade(reading, token, about)
  })
  const failed = Array.from(text.matchAll(FAILED), spanOfMatch).filter(isSomeones)
  return withoutOverlaps([...found.map(spanOfMatch), ...failed])
}

function tokenAt(text: string, match: RegExpExecArray, about: AboutWhom): Token | undefined {
  const { start, end } = spanOfMatch(match)
  const sentence = about.sentenceAt(start)
  if (!sentence) return undefined
  const { letter, share } = match.groups ?? {}
  const kind = letter ? (letter.length > 1 ? 'signed letter' : 'letter') : share ? 'share' : 'number'
  const before = text.slice(Math.max(sentence.start, start - BEFORE_MAX), start)
  const after = text.slice(end, Math.min(sentence.end, end + AFTER_MAX))
  return { start, end, kind, value: match[0], before, after, sentence }
}

/** What most letters and numbers fail, before anyone looks for people: not a part of a rule, one of many things, or a count. */
function canBeGrade({ kind, value, before, after }: Token): boolean {
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(',')) + 1)
  if (REQUIRED.test(clause) || NUMBERED.test(before)) return false
  if (!FOLLOWS.test(after) && !/\bgpa(?: of| is)? $/i.test(before)) return false
  if (kind === 'number') return numberOf(value) <= 120 && !COURSE.test(before)
  // "Tom B., the coach"
  if (kind === 'letter') return !(/\p{Lu}\p{Ll}{1,20} $/u.test(before) && /^\.(?:[,;)]| \p{Ll})/u.test(after))
  if (kind === 'share') return value.includes('/') ? !canBeDate(value) : !isOtherShare(before, after)
  return true
}

/** 9/27 can be a date, 9/20 hardly, and 14/28 can't. */
function canBeDate(value: string): boolean {
  const [points = 0, total = 0] = value.split('/').map(Number)
  return Math.max(points, total) <= 31 && Math.min(points, total) <= 12 && points > 0 && total % 5 !== 0
}

function isOtherShare(before: string, after: string): boolean {
  const sinceComma = before
    .slice(-40)
    .split(/[,;|()\n]/)
    .at(-1)
  const toComma = /^[^,;|()\n]*/.exec(after.slice(0, 30))?.[0]
  return OTHER_SHARES.test(`${sinceComma} ${toComma}`)
}

function isGrade(reading: Reading, token: Token, about: AboutWhom): boolean {
  const { kind, value, before, after, start } = token
  const isCued = GRADE_CUE.test(textAround(reading, start))
  if (kind === 'signed letter' || AFTER_GAINED.test(before) || isAfterName(token, about, isCued)) return true
  const isCount = kind === 'number' && !isLarge(value)
  if (AFTER_LABEL.test(before)) return !isCount || value === '0' || /[:=] ?["'“]?$/.test(before)
  if (BEFORE_LABEL.test(after)) return !isCount || value === '0'
  return kind === 'share' && isCued && (value.includes('/') || /^[.,;)]|^$/.test(after))
}

/** Not how many of something, or which one. */
const isLarge = (value: string) =>
  (numberOf(value) > 12 && numberOf(value) <= 120) || /^\d{1,2}[.,]\d/.test(value)

/** "Maria: ", "Maria (", "Maria " */
const AFTER_NAME = /^(?:['’]s|["'])?(?: ?[(:=–—→]{1,2} ?| -> ?| - |, | )(?:an? |with )?$/u

/** A grade right after a name: "Anna 88", "Wei: B+". */
function isAfterName(
  { start, value, before, after, sentence, kind }: Token,
  about: AboutWhom,
  isCued: boolean,
) {
  const person = about.peopleOf(sentence).findLast(({ end }) => end < start)
  const between = person && start - person.end < 13 ? before.slice(person.end - start) : ''
  // Arguments in code.
  if (!person || !AFTER_NAME.test(between) || /^["'],/.test(between)) return false
  const isFirst = /^[\s*•–\d.)-]{0,8}$/.test(before.slice(0, -between.length - (person.end - person.start)))
  if (kind === 'number') {
    // After a comma, a number is an age, and a large one is a room.
    if (numberOf(value) > 105 || (between.startsWith(',') && !/^(?: [–—-]|;|$)/.test(after))) return false
    return (isLarge(value) || isFirst) && (isCued || /^[0-4]\.\d\d$/.test(value))
  }
  return kind === 'share' || isCued || isFirst
}
