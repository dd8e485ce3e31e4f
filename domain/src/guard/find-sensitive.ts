import { type AboutWhom, aboutWhom, readPeople } from './about-whom.ts'
import { findAddresses } from './address.ts'
import { findCards } from './card.ts'
import { findConduct } from './conduct.ts'
import { findEmails } from './email.ts'
import { type Finding, type FindingKind, HIDDEN, type Match, type Span } from './finding.ts'
import { findGrades } from './grade.ts'
import { findHealth, type HealthWord, healthWords } from './health.ts'
import { findIdsBesidePeople, findIdsInLists } from './ids-beside-people.ts'
import { knowsName } from './is-name.ts'
import { findLabeled, type Labeled } from './labeled.ts'
import { findNames } from './names.ts'
import { onlyReal } from './not-real-people.ts'
import { findPay } from './pay.ts'
import { findPhones } from './phone.ts'
import { byPrecedence, type Found } from './precedence.ts'
import { type Reading, readText } from './read-text.ts'
import { findSecrets } from './secret.ts'
import { overlapsAny, startingIn, withoutOverlaps } from './spans.ts'
import { findSsns } from './ssn.ts'
import { findMaskedIds } from './student-id.ts'
import { wordsOf } from './words.ts'

/**
 * Runs all rules of the data guard, and returns personal and secret data in order and without overlaps. These are
 * rules, not proof: they miss some data and sometimes mark harmless text.
 */
export function findSensitive(
  text: string,
  { idMasks = [] }: { idMasks?: readonly string[] } = {},
): Finding[] {
  const reading = readText(withUsualCharacters(text))
  const labeled = findLabeled(reading)
  const numbers = findNumbers(reading, labeled, idMasks)
  const ids = withoutOverlaps([numbers.student_id, numbers.personal_id, numbers.email, numbers.ssn].flat())
  const people = readPeople(text, ids)
  const nearPeople = findNearPeople(reading, labeled, numbers, aboutWhom(people))
  const read = { reading, ids, found: nearPeople, health: healthWords(reading.text) }
  const first = findFacts(read, aboutWhom(people))
  // Where something private about a person is found, what is next to it is about them too.
  const firstFacts = factsIn(first.found)
  const about = aboutWhom(people, firstFacts)
  const { found, graded } = firstFacts.length > 0 ? findFacts(read, about) : first
  const facts = factsIn(found)
  const inRows = [...graded, ...namesInTables(reading, about, facts)]
  const known = { inRows, labeled: labeled.record_name, certain: labeled.name }
  return onlyReal(text, byPrecedence({ ...found, name: findNames(reading, about, facts, known, ids) }))
}

/** Full-width letters and digits, and special spaces, as the rules expect them. The positions stay the same. */
function withUsualCharacters(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
}

type AllLabeled = ReturnType<typeof findLabeled>
const isAlwaysPrivate = ({ needsPerson }: Labeled) => !needsPerson

/** Numbers and keys that say by themselves what they are, and what the columns of tables say. */
function findNumbers(reading: Reading, labeled: AllLabeled, idMasks: readonly string[]): Found {
  const inCells = (kind: FindingKind) => cellsOfKind(reading, kind)
  const studentIds = [...findMaskedIds(reading, idMasks), ...labeled.student_id, ...findIdsInLists(reading)]
  return {
    secret: findSecrets(reading),
    card: findCards(reading),
    ssn: findSsns(reading, labeled.student_id),
    bank_account: labeled.bank_account,
    email: findEmails(reading),
    personal_id: [...labeled.personal_id.filter(isAlwaysPrivate), ...inCells('personal_id')],
    student_id: [...withoutOverlaps(studentIds), ...inCells('student_id')],
    birth_date: [...labeled.birth_date.filter(isAlwaysPrivate), ...inCells('birth_date')],
    phone: [],
    address: [],
    grade: inCells('grade'),
    health: inCells('health'),
    discipline: inCells('discipline'),
    pay: inCells('pay'),
    name: [],
  }
}

const cellsOfKind = ({ cells, text }: Reading, wanted: FindingKind): Match[] =>
  cells
    .filter(({ kind }) => kind === wanted)
    .map(({ start, end }) => ({
      start,
      end,
      masked: end - start > 6 ? `${HIDDEN}${text.slice(end - 2, end)}` : HIDDEN,
    }))

/** The same, with what is private only if a person is near. */
function findNearPeople(reading: Reading, labeled: AllLabeled, found: Found, about: AboutWhom): Found {
  const besidePerson = (some: readonly Labeled[]) =>
    some.filter(({ start, needsPerson }) => needsPerson && isNearPerson(about, start))
  return {
    ...found,
    personal_id: [...found.personal_id, ...besidePerson(labeled.personal_id)],
    birth_date: [...found.birth_date, ...besidePerson(labeled.birth_date)],
    address: findAddresses(reading, about),
    phone: findPhones(reading, about),
  }
}

function isNearPerson(about: AboutWhom, position: number): boolean {
  const sentence = about.sentenceAt(position)
  if (!sentence || about.isStory(sentence)) return false
  return about.namesNear(sentence).length > 0 || about.says(sentence, SOMEONE)
}
const SOMEONE = wordsOf(
  'he,she,his,her,my,(?:the )?(?:applicant|patient|student|client|employee|child|candidate)',
)

interface Read {
  reading: Reading
  /** IDs and addresses, which identify someone like a name. */
  ids: readonly Span[]
  found: Found
  health: readonly HealthWord[]
}

/** What says something about a person, with what was found before. */
function findFacts(
  { reading, ids, found, health }: Read,
  about: AboutWhom,
): { found: Found; graded: Span[] } {
  const { grades, names } = findGrades(reading, about, ids)
  const outsideTables = <S extends Span>(some: readonly S[]) =>
    some.filter((match) => !overlapsAny(reading.settled, match))
  const others = withoutOverlaps([...found.phone, ...found.address, ...found.birth_date])
  const beside = findIdsBesidePeople(reading, about).filter((id) => !overlapsAny(others, id))
  return {
    found: {
      ...found,
      student_id: [...found.student_id, ...outsideTables(beside)],
      grade: [...found.grade, ...outsideTables(grades)],
      health: [...found.health, ...findHealth(reading, about, ids, health)],
      discipline: [...found.discipline, ...findConduct(reading, about)],
      pay: [...found.pay, ...outsideTables(findPay(reading, about))],
    },
    graded: outsideTables(names),
  }
}

/** What a name mustn't be left beside. Whoever can be reached by an address or a phone may be named. */
const factsIn = (found: Found) =>
  byPrecedence(found).filter(({ kind }) => kind !== 'secret' && kind !== 'email' && kind !== 'phone')

/** In a cell, two capitalized words can be anything. */
const isKnownPerson = (name: string) => !name.includes(' ') || knowsName(name)

/** The names in rows that have something private beside them. */
const namesInTables = ({ rows, text }: Reading, about: AboutWhom, facts: readonly Span[]): Span[] =>
  rows
    .filter((row) => row.isAboutPerson && overlapsAny(facts, row))
    .flatMap(({ start, cells }) => {
      const line = about.sentenceAt(start)
      const people = line ? about.peopleOnLine(line).filter(({ isId, isStaff }) => !isId && !isStaff) : []
      const certain = people.filter((one) => isKnownPerson(text.slice(one.start, one.end)))
      const others = cells.filter(({ kind, mayNameOthers }) => kind === undefined && mayNameOthers)
      return [
        ...cells.filter(({ kind }) => kind === 'name'),
        ...others.flatMap((cell) => startingIn(certain, cell)),
      ]
    })
