// What in a sentence looks like a grade, and what only looks like one: "Section A", "Chapter 12", "needs a C", "9/27".
import type { Span } from './finding.ts'
import { numberOf } from './grade-words.ts'
import { type Reading, textAround } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { oneOf, wordsOf } from './words.ts'

export interface Token extends Span {
  kind: 'letter' | 'signed letter' | 'word' | 'number' | 'share'
  value: string
  /** What is around it in its sentence. */
  before: string
  after: string
  sentence: Sentence
}

const BEFORE_MAX = 80
const AFTER_MAX = 60

const LETTER = String.raw`(?<letter>[A-DF](?:[+−–-](?![\p{L}\d+])| (?:plus|minus)\b)?)(?=s?(?:[^\p{L}\d#&_.’'-]|[.’'-](?!\p{L})|$))`
const RESULTS =
  'Pass(?:ed)?,Fail(?:ed)?,pass(?:ed)?,fail(?:ed)?,[Ii]ncomplete,Withdrawal,Distinction,Merit,zero,INC,NP'
const WORD = String.raw`(?<word>${oneOf(RESULTS)})(?![\p{L}\d])`
const SHARE = String.raw`(?<share> ?%| percent\b| ?(?:\/|(?:points )?out of|sobre|von) ?\d{1,3}(?![\d/-]| ?%))`
const NUMBER = String.raw`(?<![’'])(?<number>\d{1,3}(?:[.,]\d{1,3})?)(?:${SHARE}|(?![\p{L}\d%]|[-.,:/]\d|-\p{L}|[’']))`
export const TOKEN = new RegExp(
  String.raw`(?<![\p{L}\d+/&.$€£#^~_-]|\d[,:])(?:${LETTER}|${WORD}|${NUMBER})`,
  'gu',
)

export function tokenAt(text: string, match: RegExpExecArray, sentence: Sentence): Token {
  const start = match.index
  const value = match[0]
  const end = start + value.length
  const { letter, word, share } = match.groups ?? {}
  let kind: Token['kind'] = share === undefined ? 'number' : 'share'
  if (letter !== undefined) kind = letter.length > 1 ? 'signed letter' : 'letter'
  else if (word !== undefined) kind = 'word'
  const before = text.slice(Math.max(sentence.start, start - BEFORE_MAX), start)
  const after = text.slice(end, Math.min(sentence.end, end + AFTER_MAX))
  return { start, end, kind, value, sentence, before, after }
}

/** Not how many of something, or which one. */
export const isLarge = (value: string) =>
  (numberOf(value) > 12 && numberOf(value) <= 120) || /^\d{1,2}[.,]\d/.test(value)

/** What can follow a grade. Another word is what a number counts ("64 students") or a letter names ("a B movie"). */
const FUNCTION_WORDS =
  oneOf(`points,pts,marks,puntos,total,average,avg,cumulative,c?gpa,qpa,term,semester,major,grade,on,in,for,at,this,last,and
  but,after,because,since,overall,from,to,as,despite,due,the,so,by,with,or,which,who,again,when,while,if,before,right,now,even,though,although
  until,than,is,was,were,are,has,had,will,would,should,became,stands,went,he,she,they,I,his,her,their,my,that,twice,already,yet,still,too,also
  only,just,not,versus,vs,compared,across,down,up,going,below,above,without,nicht,bestanden,bekommen,erreicht,en,al,au,sur,y,et,und,e`)
export const FOLLOWS = new RegExp(
  String.raw`^s?["'”*\]]{0,2}(?:$|[.,;:!?)\]}|"<](?!\d)|\s?\n|\s?[(–—→|]|\s-\s|\s${FUNCTION_WORDS}(?!\p{L}))`,
  'iu',
)

/** Rules and wishes: "needs at least a C". */
const RULES =
  oneOf(`may,might,can,requires?,required,needs?,needed,must,at least,minimum,cut-?offs?,thresholds?,worth,counts?,weigh(?:s|t)
  would,could,hopes?,wants?,aims?,goal,extra,late,attendance,attended,present,complete[ds]?,passing,requirement,out of,mean,median,below,above
  under,over,less than,more than,top,if (?:he|she|they|I|you) (?:gets?|scores?|had)`)
const REQUIRED = new RegExp(
  String.raw`(?<!\p{L})${RULES}(?: (?!because|but|since|so|who|with|after)[\p{L}\d'’.%-]{1,15}){0,9}[: ]{0,2}["'“]?$|^\P{L}*If `,
  'iu',
)
const OR_BETTER =
  /^["'”]? ?(?:or (?:better|higher|above|more)|is (?:required|passing|needed)|to pass|and above)\b/i
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
/** "A+ certification" */
const THINGS = wordsOf(
  'trees?,certif\\w{1,8},rated,service,quality,team,players?,side,movies?,list,flat,sharp,minor,major',
)
/** The initial in "Tom B., the coach" */
const isInitial = ({ before, after }: Token) =>
  /\p{Lu}\p{Ll}{1,20} $/u.test(before) && /^\.(?:[,;)]| \p{Ll})/u.test(after)

/** Whether a value is a part of a rule or a wish, names something, counts something, or is a date. */
export function isSomethingElse(reading: Reading, token: Token): boolean {
  const { kind, before, after } = token
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(',')) + 1)
  if (REQUIRED.test(clause) || OR_BETTER.test(after) || NUMBERED.test(before)) return true
  if (kind === 'number') return COURSE.test(before)
  if (kind === 'word') return before.endsWith(' to ')
  if (kind === 'letter') return isInitial(token)
  if (kind === 'signed letter') return THINGS.test(after.slice(0, 14))
  return token.value.includes('/') ? isDate(token) : isOtherPercentage(reading, token)
}

const DATE_BEFORE =
  wordsOf(`on,by,renewed,updated,until,till,since,dated?,due,after,before,through,visit,meeting,met,mtg,notes?,week of,starting
  effective,deadline,born,dob,mon(?:day)?,tues?(?:day)?,wed(?:nesday)?,thu(?:rsday)?,fri(?:day)?,sat(?:urday)?,sun(?:day)?,expires?,exp`)

const isDate = ({ value, before }: Token) =>
  canBeDate(value) &&
  (/[1-46-9]$/.test(value) || DATE_BEFORE.test(before.slice(-12)) || /^[\s*•([–-]{0,6}$/.test(before))

/** 9/27 can be a date, 4/10 is either, and 14/20 can't. */
export function canBeDate(value: string): boolean {
  const [points = 0, total = 0] = value.split('/').map(Number)
  return Math.max(points, total) <= 31 && Math.min(points, total) <= 12 && points > 0
}

/** What a percentage is usually of, if not of the points. */
const OTHER_SHARES =
  wordsOf(`fte,effort,attendance,attended,discount,off,raise,salary,stipend,pay,interest,tax,tip,sure,certain,complete,completed,done
  progress,battery,growth,increase[ds]?,decrease[ds]?,budget,share,appointment,workload,capacity,overhead,equity,match,similarity,weights?,worth,counts
  probability,chance,alcohol,solution,concentration,accuracy,confidence,rate,saturation,oxygen,lung,fat,remote,retention,satisfaction,of,agreed,said
  voted,enroll?(?:ed|ment),full,time,hours,(?:the|each|every) (?:\\p{L}{2,15} )?(?:is|counts?|=),up,down,by`)

function isOtherPercentage(reading: Reading, { before, after, start }: Token): boolean {
  const sinceComma = before
    .slice(-40)
    .split(/[,;|()\n]/)
    .at(-1)
  const toComma = /^[^,;|()\n]*/.exec(after.slice(0, 30))?.[0]
  return OTHER_SHARES.test(`${sinceComma} ${toComma}`) || areWeights(textAround(reading, start))
}

/** "exam 60 %, essay 40 %": shares that add up to the whole are no one's, unless someone got them. */
function areWeights(text: string): boolean {
  const shares = Array.from(text.matchAll(/(?<![\d.,])\d{1,2}(?= ?%)/g), ([share]) => Number(share))
  if (/\b(?:got|scored|earned|received|failed|passed)\b/.test(text)) return false
  return shares.length > 1 && shares.reduce((sum, share) => sum + share) === 100
}
