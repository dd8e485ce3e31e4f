// Who is a person in a sentence or a line.
import type { Span } from './finding.ts'
import { FIRST_NAMES } from './first-names.ts'
import { MEDICAL_ENDING, MEDICINE_ENDING } from './health-words.ts'
import {
  canBeName,
  IS_TITLE,
  isEntityWord,
  isFamilyName,
  isFirstName,
  isName,
  isOtherWord,
  isSureFirstName,
  PARTICLE,
  titleCase,
} from './is-name.ts'
import { AMBIGUOUS_NAMES, HAN_SURNAMES, HANGUL_SURNAMES } from './name-words.ts'
import { isPublicFigure } from './not-real-people.ts'
import { oneOf } from './words.ts'

export interface Person extends Span {
  /** They teach, treat, advise, sign, or tell something. What is private is mostly about others. */
  isStaff?: boolean
  /** The text is written to them: "Hi Martin, …". */
  isAddressed?: boolean
  /** They speak in a chat. */
  isSpeaker?: boolean
  /** It's an ID or an address, which identifies someone. */
  isId?: boolean
}

/** Letters of writing that has capitals: a name in Latin letters ends where Chinese begins. */
const CASED = String.raw`[\p{Lu}\p{Ll}\p{Lm}\p{M}]`
const WORD = String.raw`\p{Lu}${CASED}{0,30}(?:['’‘-]${CASED}{1,30}){0,3}`
const INITIAL = String.raw`\p{Lu}\.(?:-?\p{Lu}\.)?`
const TITLE = String.raw`(?:[Mm]r|[Mm]s|[Mm]rs|Mx|[Dd]r|[Pp]rof|Professor|Miss|Sir|Herr|Frau|Señora?|Sra?|Mme)\.?`
const GREETING =
  '(?:Dear|Hi|Hello|Hey|Regards|Sincerely|Best|Thanks|Cheers|Yours|Saludos|Gracias|Cordialement|Danke|Hilsen|Warm|Sign(?:ed)?),? '
const NEXT = String.raw`,? ${INITIAL}|[  ](?:${PARTICLE} ){0,2}${WORD}`
/** A run of capitalized words, with initials and particles between them: "Dr. Ana de la Cruz", "Lopez, Maria J." */
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@/])(?!${GREETING})(?:${TITLE} )?(?:${INITIAL} ?){0,2}${WORD}(?:${NEXT}){0,5}(?:, ${WORD}(?![\p{L}\d])(?: ${WORD}| ${INITIAL}){0,2})?`,
  'gu',
)

const PERSON_WORD =
  oneOf(`students?,advisee,classmate,roommate,patient,colleague,friend,daughter,son,brother,sister,cousin,wife,husband,mother,father,mom,dad,TA,mentee
  client,partner,teammate,RA,GA,postdoc,undergrad,freshman,sophomore,junior,senior,worker,coworker,applicant,candidate,resident,assistant,named,called,employee
  intern,kid,child,player,Hi,Hello,Dear,Hey,alumn[oa],estudiante,hij[oa],étudiante?,élève,fils,fille,Studentin,Student,Schüler,Sohn,Tochter,alun[oa]`)
const PERSON_VERB =
  oneOf(`got,gets,received,earned,earns,scored,failed,passed,has,had,was,is,told,tells,says,said,missed,misses,needs,takes,uses,disclosed,dropped
  withdrew,wrote,emailed,came,asked,asks,can['’]t,cannot,couldn['’]t,didn['’]t,will,should,wants,works,owes,makes,lives,lost,moved,cheated,plagiarized,stole,admitted
  copied,qualifies,appealed,applied,submitted,violated,fainted,broke,arrived,left,keeps,kept,went,started,stopped,refused,hit,gave,took,sent,just,who,hat,tiene,sacó,está,a eu`)
const PERSON_NOUN =
  oneOf(`grades?,scores?,marks?,GPA,midterm,final,quiz(?:zes)?,essay,paper,project,test,lab,homework,transcript,percentage,average,diagnosis,medical,condition
  exam,health,doctor,therapist,surgery,medication,salary,pay,paycheck,stipend,wages?,aid,scholarship,loans?,tuition,balance,address,birthday,passport,license,NetID,SSN,ID
  account,conduct,hearing,suspension,probation,violation,case,misconduct,plagiarism,appeal`)
const DOES = String.raw`(?:['’]s (?:[a-z]{2,12} ){0,2}${PERSON_NOUN}\b| (?:[a-z]{2,12}ly )?${PERSON_VERB}(?!\p{L}))`
const ABOUT = oneOf(
  '[Ff]eedback,[Cc]omments?,[Nn]otes?,[Ee]mails?,[Mm]essages?,[Ll]etters?,[Rr]eports?,[Rr]eply,[Ss]ummary,[Gg]rades?,[Ss]cores?,[Ww]arnings?',
)
const NAME = String.raw`(?<name>(?=\p{Lu}\p{L})${WORD})`
/** A single name that we don't know, introduced as a person or doing what only people do. */
const INTRODUCED: readonly RegExp[] = [
  new RegExp(String.raw`(?:\b${PERSON_WORD},? |^[\s*•"“-]{0,6})${NAME}(?=,(?! \p{Lu}\p{L})|${DOES})`, 'gu'),
  new RegExp(
    String.raw`(?<=[\p{Ll},:;–—(] ["“]?)(?<!\b(?:in|from|at|near|across|of|for|on) )${NAME}(?=, your? |${DOES})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b${ABOUT} (?:for|to|about|on) ${NAME}(?=[,:;.!?](?:\s|$)|$| (?:in|from|who|about|because|after) )`,
    'gu',
  ),
]
const SHE = /^(?:El[ae]|Elle|Il|Lui|Lei|Hij|Zij|Sie|Er)$/
const NOUN_ENDING = new RegExp(
  `${oneOf('tion,ment,ing,ity,ance,ence,ness,ism,ics,sis,ies,ogy,phy,ly,[^aeiou]ry,ships?,sion,[tdrlmkpge]s,ions,ents')}$`,
)
/** Someone in a text without capitals: "my student sarah failed". */
const IN_CHAT = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])(?<name>\p{Ll}{3,12})(?=['’]s | ${PERSON_VERB}(?!\p{L})| an? \d)`,
  'gu',
)
/** "GUTIERREZ, RAMON A", "RAMON GUTIERREZ" */
const LAST = String.raw`(?<last>\p{Lu}[\p{Lu}'’-]{1,20})`
const FIRST = String.raw`(?<first>\p{Lu}{3,14})`
const IN_CAPITALS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])(?:${LAST}, ?${FIRST}|${FIRST}(?: \p{Lu}\.?)? ${LAST})(?: \p{Lu}\.?(?![\p{L}.:]))?(?![\p{L}\p{N}_-])`,
  'gu',
)

/** Writing without capitals: a short run inside other writing, or a family name of one character first. */
const SCRIPTS = [
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Georgian',
  'Katakana',
]
const CASELESS_WORD = String.raw`[${SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}ー・]{2,20}`
const CASELESS = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${CASELESS_WORD}(?: ${CASELESS_WORD}){0,3}(?![\p{L}\p{M}])`,
  'gu',
)
const HAN_BEFORE = oneOf(
  String.raw`学生,學生,同学,同學,我是,我叫,姓名,患者,生,我[是叫][\p{Script=Han}]{1,12}的`,
)
const EAST_ASIAN: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!(?<!${HAN_BEFORE})(?<=\p{Script=Han}))(?!谢谢)[${HAN_SURNAMES}]\p{Script=Han}{1,3}(?=[の的得考资昨近还又刚曾患有被在是因请生获了同这那次上本今去已没不也要向和与跟说さくちはが，。,、:：;|()（）\s]|$)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{Script=Hangul}])[${HANGUL_SURNAMES}]\p{Script=Hangul}{2}(?=[이가은는의을를님씨학,:;|()\s]|$)`,
    'gu',
  ),
]
const HAS_CASELESS = /[\u0590-\u1cff\u3040-\ud7af]/

/** German writes every noun with a capital, so only a first name or a title makes a name. */
const GERMAN = new RegExp(
  String.raw`(?<!\p{L})${oneOf('und,für,nicht,ist,wird,wurde,zum,zur,sich,wegen,eine[nmrs]?,oder,auf,kann,beim,dem')}(?!\p{L})`,
  'u',
)
const ENGLISH = /\b(?:the|and|of|to|is|has|had|was|for|with|my|his|her|she|he|got)\b/
export const isGermanText = (text: string) => GERMAN.test(text) && !ENGLISH.test(text)
/** "Apologies, Matters Arising, Finance Report, Student Voice": in a list of titles, only a first name makes a name. */
const LIST_OF_TITLES = /(?:(?<=[:.,;] |^)\p{Lu}[\p{L}'’&-]{1,20}(?: [\p{L}'’&-]{1,20}){0,3}, ){4}/u

const ADDRESSED =
  /(?<!\p{L})(?:Hi|Hello|Dear|Hey|[Gg]eehrte[rs]?|Liebe[rs]?|Hallo|Estimad[oa]|Querid[oa]|Hola|Bonjour|Ch[eè]re?),? (?:\p{Lu}\p{Ll}{1,4}\.? )?$/u
/** What names something else, or belongs to it. */
const OTHER_LABEL = oneOf(
  'bank,branch,employer,company,organi[sz]ation,vendor,school,college,university,hospital,clinic,city,town,state,country,language,department,dept,major,program,course,building,device,brand,product,title,location,venue',
)
const NOT_PERSON_BEFORE = new RegExp(String.raw`(?<!\p{L})${OTHER_LABEL}["']?\s?[:=]\s?["']?$`, 'iu')
/** "at St. Brendan's", but not "Eva St. John" */
const SAINT = /(?<!\p{Lu}\p{L}{0,20} )(?<!\p{L})(?:St|Ste|Saint)\.? $/u
const PLACE_AFTER =
  /^(?:['’]s (?:office|desk|door|mailbox|place|house|seminar|section|studio)(?!\p{L})| (?:No|Nr|Number|ID)\b)/u

/** Who isn't meant when something private is said beside them. */
const ROLES =
  oneOf(`advis[eo]rs?,supervisors?,managers?,boss,instructors?,professors?,teachers?,lecturers?,coach(?:es)?,counsell?ors?,directors?,chairs?,deans?,provost,nurses?,doctors?
  physicians?,therapists?,officers?,investigators?,preceptors?,proctors?,invigilators?,examiners?,graders?,reviewers?,panel(?:ists)?,committee,tutors?,mentors?,TAs?,PIs?,HR
  case ?workers?,secretar(?:y|ies),clerks?,coordinators?,leads?,librarians?,technicians?,lawyers?,presenters?,speakers?,recorder,minutes,attending,present,apologies,cc,staff,signed
  mother,father,mom,dad,wife,husband,aunt,uncle,guardian,according to,on behalf of,c/o`)
const STAFF_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${ROLES}(?: (?:on|of|in|for|at) \p{L}{2,14}){0,2}(?:,? \(?|: (?:[^:;\n]{0,100}, )?)|by )(?:M[rsx]{1,2}\.? )?$`,
  'iu',
)
const STAFF_AFTER = new RegExp(
  String.raw`^,? (?:signed|supervises|teaches|taught|approved|confirmed|will (?:cover|sign|attend|lead))(?!\p{L})|^(?:,| \(| [–—-]) (?:(?:the|our|my|her|his|their|your|an?) )?(?:\p{L}{2,12} ){0,2}${ROLES}(?!\p{L})`,
  'u',
)

/** The people that a sentence or a line names, in order. */
export function findPeople(text: string, offset = 0, isGerman = isGermanText(text)): Person[] {
  const needsFirstName = isGerman || LIST_OF_TITLES.test(text)
  const runs = [...text.matchAll(RUN)]
  // Whoever is named beside someone known to all is from the same book.
  const isPublic = runs.some(([run]) => isPublicRun(run))
  const people = runs.flatMap((run) => peopleInRun(text, run, needsFirstName))
  if (isPublic)
    return placed(
      people.filter(({ start, end }) => text.slice(start, end).includes(' ')),
      offset,
    )
  if (people.every(({ isAddressed }) => isAddressed)) people.push(...introducedIn(text))
  if (people.length === 0) people.push(...namesInChat(text))
  for (const match of text.matchAll(IN_CAPITALS)) {
    const { first = '', last = '' } = match.groups ?? {}
    if (isSureFirstName(titleCase(first)) && canBeName(titleCase(last)))
      people.push(spanOf(match.index, match[0]))
  }
  if (HAS_CASELESS.test(text)) {
    const patterns = /[A-Za-z]{3}/.test(text) ? [CASELESS, ...EAST_ASIAN] : EAST_ASIAN
    for (const pattern of patterns)
      people.push(...Array.from(text.matchAll(pattern), ({ index, 0: name }) => spanOf(index, name)))
  }
  return placed(
    people.sort((a, b) => a.start - b.start),
    offset,
  )
}

const spanOf = (start: number, words: string): Person => ({ start, end: start + words.length })

function placed(people: readonly Person[], offset: number): Person[] {
  return people.map((person) => ({ ...person, start: person.start + offset, end: person.end + offset }))
}

/** "Although Holden Caulfield" too. */
function isPublicRun(run: string): boolean {
  const words = run.replace(/['’]s$/, '').split(' ')
  return isPublicFigure(words) || (words.length > 2 && isPublicFigure(words.slice(1)))
}

/** Whether a text names someone known to all. */
export const namesPublicFigure = (text: string) =>
  Array.from(text.matchAll(RUN)).some(([run]) => isPublicRun(run))

function peopleInRun(text: string, match: RegExpExecArray, needsFirstName: boolean): Person[] {
  const [run] = match
  const start = match.index
  const end = start + run.length
  const before = text.slice(Math.max(0, start - 24), start)
  if (NOT_PERSON_BEFORE.test(before) || SAINT.test(before)) return []
  if (PLACE_AFTER.test(text.slice(end - 2, end + 16))) return []
  return partsOfRun(text, match).flatMap(({ from, to }) =>
    namesIn(run.slice(from, to), needsFirstName).map((name) => {
      const one = { start: start + from + name.start, end: start + from + name.end }
      const before = text.slice(Math.max(0, one.start - 120), one.start)
      const after = text.slice(one.end, one.end + 50)
      return {
        ...one,
        isStaff: STAFF_TITLE.test(before) || STAFF_BEFORE.test(before) || STAFF_AFTER.test(after),
        isAddressed: ADDRESSED.test(before),
      }
    }),
  )
}

/** "Novak, Jana" is one name. "Jana Novak, Charles University" and "for Ana, Tom" are two. */
function partsOfRun(text: string, { 0: run, index }: RegExpExecArray): { from: number; to: number }[] {
  const comma = run.indexOf(', ')
  const last = run.slice(0, comma).split(' ')
  const first = run.slice(comma + 2).split(' ')
  const isInPlace =
    !/\p{L},? $/u.test(text.slice(Math.max(0, index - 3), index)) || first.some(isSureFirstName)
  const isOneName =
    isInPlace &&
    last.every((word) => canBeName(word) && !isSureFirstName(word) && !AMBIGUOUS_NAMES.has(word)) &&
    first.every((word) => /\./.test(word) || canBeName(word))
  if (comma < 0 || isOneName) return [{ from: 0, to: run.length }]
  return [
    { from: 0, to: comma },
    { from: comma + 2, to: run.length },
  ]
}

const STAFF_TITLE =
  /(?:[Dd]r|[Pp]rof|Professor|Dean|Coach|Provost|Officer|Judge|Chief|Capt|Sgt|Rev|Fr|Nurse)\.? $/u

/** The names in capitalized words, between words that aren't a part of one. */
function namesIn(run: string, needsFirstName: boolean): Span[] {
  const words = Array.from(run.matchAll(/[^\s,]+/g), ({ 0: whole, index }) => {
    const word = whole.replace(/['’]s$/, '')
    return { ...spanOf(index, word), word }
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
    if (
      first &&
      isName(
        name.map(({ word }) => word),
        { hasTitle, needsFirstName },
      )
    )
      people.push({ start: first.start, end: name.at(-1)?.end ?? 0 })
    name = []
    hasTitle = false
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

function introducedIn(text: string): Person[] {
  return INTRODUCED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match) => {
    const name = match.groups?.['name'] ?? ''
    const start = match.index + match[0].lastIndexOf(name)
    if (!canBeName(name) || isPublicFigure([name]) || NOUN_ENDING.test(name) || SHE.test(name)) return []
    if (MEDICAL_ENDING.test(name) || MEDICINE_ENDING.test(name)) return []
    // "If your Pell Grant has …"
    const before = text.slice(Math.max(0, start - 24), start)
    if (/[\p{L},] \p{Lu}\p{L}{1,20} $/u.test(before)) return []
    return { ...spanOf(start, name), isAddressed: ADDRESSED.test(before) }
  })
}

function namesInChat(text: string): Person[] {
  return Array.from(text.matchAll(IN_CHAT)).flatMap(({ 0: name, index }) => {
    const isKnown = FIRST_NAMES.has(`${name[0]?.toUpperCase()}${name.slice(1)}`)
    return isKnown && isSureFirstName(`${name[0]?.toUpperCase()}${name.slice(1)}`) ? spanOf(index, name) : []
  })
}
