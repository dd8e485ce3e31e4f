// Who is a person in a sentence: capitalized words with a title or a first name that we know, two words that can be a name, and those in
// `other-names.ts`.
import type { Span } from './finding.ts'
import {
  canBeName,
  IS_TITLE,
  isEntityWord,
  isFamilyName,
  isFirstName,
  isName,
  isOtherWord,
  isSureFirstName,
  NAME_WORD,
  PARTICLE,
  TITLES,
} from './is-name.ts'
import { AMBIGUOUS_NAMES, ENTITY_WORDS } from './name-words.ts'
import {
  introducedNames,
  namesInCapitals,
  namesInChat,
  namesInOtherWriting,
  namesOfRelatives,
} from './other-names.ts'
import { oneOf } from './words.ts'

export interface Person extends Span {
  /** They teach, treat, advise, sign, or tell something. What is private is mostly about others. */
  isStaff?: boolean
  /** It's an ID or an address, which identifies someone. */
  isId?: boolean
}

const INITIAL = String.raw`\p{Lu}\.(?:-?\p{Lu}\.)?`
const GREETING = oneOf(
  'Dear,Hi,Hello,Hey,Regards,Sincerely,Best,Thanks,Cheers,Yours,Saludos,Gracias,Cordialement,Danke,Hilsen,Warm,Signed',
)
const FIRST_WORDS = String.raw`(?:${oneOf(TITLES)}\.? )?(?:${INITIAL} ?){0,2}${NAME_WORD}`
const NEXT = `(?:,? ${INITIAL}|[  ](?:${PARTICLE} ){0,2}${NAME_WORD})`
const AFTER_COMMA = String.raw`, ${NAME_WORD}(?![\p{L}\d])(?: ${NAME_WORD}| ${INITIAL}){0,2}`
/** Capitalized words, with initials and particles between them: "Dr. Ana de la Cruz", "Lopez, Maria J." */
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@/])(?!${GREETING},? )${FIRST_WORDS}${NEXT}{0,5}(?:${AFTER_COMMA})?`,
  'gu',
)

/** German writes every noun with a capital, so only a first name or a title makes a name. */
const GERMAN = new RegExp(
  String.raw`(?<!\p{L})${oneOf('und,für,nicht,ist,wird,wurde,zum,zur,sich,wegen,eine[nmrs]?,oder,auf,kann,beim,dem')}(?!\p{L})`,
  'u',
)
const ENGLISH = /\b(?:the|and|of|to|is|has|had|was|for|with|my|his|her|she|he|got)\b/
export const isGermanText = (text: string) => GERMAN.test(text) && !ENGLISH.test(text)

/** What names something else. */
const OTHER_LABEL =
  oneOf(`bank,branch,employer,company,organi[sz]ation,vendor,school,college,university,hospital,clinic,city,town,state
  country,language,department,dept,major,program,course,building,device,brand,product,title,location,venue`)
const NOT_PERSON_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${OTHER_LABEL}["']?\s?[:=]\s?["']?|St\. )$`,
  'iu',
)

/** Who isn't meant when something private is said beside them. */
const ROLES =
  oneOf(`advis[eo]rs?,supervisors?,managers?,boss,instructors?,professors?,teachers?,lecturers?,coach(?:es)?,counsell?ors?,directors?,chairs?,deans?,provost,nurses?,doctors?
  physicians?,therapists?,officers?,investigators?,preceptors?,proctors?,invigilators?,examiners?,graders?,reviewers?,panel(?:ists)?,committee,tutors?,mentors?,TAs?,PIs?,HR
  case ?workers?,secretar(?:y|ies),clerks?,coordinators?,leads?,librarians?,technicians?,lawyers?,presenters?,speakers?,recorder,minutes,attending,present,apologies,cc,staff,signed
  mother,father,mom,dad,wife,husband,aunt,uncle,guardian,according to,on behalf of,c/o`)
const STAFF_TITLES = oneOf(
  '[Dd]r,[Pp]rof,Professor,Dean,Coach,Provost,Officer,Judge,Chief,Capt,Sgt,Rev,Fr,Nurse',
)
const OF_OFFICE = String.raw`(?: (?:on|of|in|for|at) \p{L}{2,14}){0,2}`
/** "Dear Ms. Lee": the text is written to them. */
const GREETED = oneOf(
  'Hi,Hello,Dear,Hey,[Gg]eehrte[rs]?,Liebe[rs]?,Hallo,Estimad[oa],Querid[oa],Hola,Bonjour,Ch[eè]re?',
)
const STAFF_BEFORE: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})${GREETED},? (?:\p{Lu}\p{Ll}{1,4}\.? )?$`, 'u'),
  new RegExp(String.raw`${STAFF_TITLES}\.? $`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})(?:${ROLES}${OF_OFFICE}(?:,? \(?|: (?:[^:;\n]{0,100}, )?)|by )(?:M[rsx]{1,2}\.? )?$`,
    'iu',
  ),
]
/** The people that a sentence or a line names, in order. */
export function findPeople(text: string, offset = 0, isGerman = isGermanText(text)): Person[] {
  const runs = [...text.matchAll(RUN)]
  const people = runs.flatMap((run) => peopleInRun(text, run, isGerman))
  if (people.length === 0) people.push(...introducedNames(text))
  people.push(
    ...namesInChat(text),
    ...namesOfRelatives(text).filter(
      (name) => !people.some(({ start, end }) => start < name.end && name.start < end),
    ),
    ...namesInCapitals(text),
    ...namesInOtherWriting(text),
  )
  return placed(
    people.sort((a, b) => a.start - b.start),
    offset,
  )
}

function placed(people: readonly Person[], offset: number): Person[] {
  return people.map((person) => ({ ...person, start: person.start + offset, end: person.end + offset }))
}

function peopleInRun(text: string, { 0: run, index }: RegExpExecArray, isGerman: boolean): Person[] {
  if (NOT_PERSON_BEFORE.test(text.slice(Math.max(0, index - 24), index))) return []
  // "Hadley Hall 114"
  const last = run.slice(run.lastIndexOf(' ') + 1)
  if (ENTITY_WORDS.has(last) && /^,? \d{3}/.test(text.slice(index + run.length, index + run.length + 5)))
    return []
  return partsOfRun(text, run, index).flatMap((part) =>
    namesIn(run.slice(part.start, part.end), isGerman).map((name) => {
      const start = index + part.start + name.start
      const end = index + part.start + name.end
      const before = text.slice(Math.max(0, start - 120), start)
      return { start, end, isStaff: STAFF_BEFORE.some((one) => one.test(before)) }
    }),
  )
}

/** "Novak, Jana" is one name. "Jana Novak, Charles University" and "for Ana, Tom" are two. */
function partsOfRun(text: string, run: string, index: number): Span[] {
  const comma = run.indexOf(', ')
  const last = run.slice(0, comma).split(' ')
  const first = run.slice(comma + 2).split(' ')
  const isInPlace =
    !/\p{L},? $/u.test(text.slice(Math.max(0, index - 3), index)) || first.some(isSureFirstName)
  const isOneName =
    isInPlace &&
    last.every((word) => canBeName(word) && !isSureFirstName(word) && !AMBIGUOUS_NAMES.has(word)) &&
    first.every((word) => /\./.test(word) || canBeName(word))
  if (comma < 0 || isOneName) return [{ start: 0, end: run.length }]
  return [
    { start: 0, end: comma },
    { start: comma + 2, end: run.length },
  ]
}

/** The names in capitalized words, between words that aren't a part of one. */
function namesIn(run: string, needsFirstName: boolean): Span[] {
  const words = Array.from(run.matchAll(/[^\s,]+/g), ({ 0: whole, index }) => {
    const word = whole.replace(/['’]s$/, '')
    return { start: index, end: index + word.length, word }
  })
  const last = words.at(-1)
  const isEntity = ({ word }: { word: string }, index: number) =>
    (word === last?.word || !isFirstName(word)) && isEntityWord(word, words[index - 1]?.word)
  if (words.some(isEntity)) return []
  const people: Span[] = []
  let name: typeof words = []
  let hasTitle = false
  const close = () => {
    const [first] = name
    const parts = name.map(({ word }) => word)
    if (first && isName(parts, { hasTitle, needsFirstName }))
      people.push({ start: first.start, end: name.at(-1)?.end ?? 0 })
    name = []
  }
  for (const part of words) {
    // Titles of works: "The Bell Jar".
    if (part.word === 'The') break
    // A letter without a period is a grade: "Priam Castellan B".
    const isGrade = /^[A-F]$/.test(part.word)
    const isFamily = part === last && isFamilyName(part.word, name.at(-1)?.word)
    if (!isGrade && (isFamily || !isOtherWord(part.word))) name.push(part)
    else {
      close()
      hasTitle = IS_TITLE.test(part.word)
    }
  }
  close()
  return people
}
