import { type AboutWhom, aboutWhom, readPeople } from './about-whom.ts'
import { findAddresses } from './address.ts'
import { findCards } from './card.ts'
import { findConduct } from './conduct.ts'
import { findEmails } from './email.ts'
import { FINDING_KINDS, type Finding, type FindingKind, HIDDEN, type Match, type Span } from './finding.ts'
import { findGrades } from './grade.ts'
import { findHealth, healthWords } from './health.ts'
import { findIdsBesidePeople, findIdsInLists } from './ids-beside-people.ts'
import { findLabeled, type Labeled } from './labeled.ts'
import { findNames } from './names.ts'
import { onlyReal } from './not-real-people.ts'
import { findPay } from './pay.ts'
import { findPhones } from './phone.ts'
import { type Reading, readText } from './read-text.ts'
import { findSecrets } from './secret.ts'
import { indexEndingAfter, overlapsAny, withoutOverlaps } from './spans.ts'
import { findSsns } from './ssn.ts'
import { findMaskedIds } from './student-id.ts'
import { wordsOf } from './words.ts'

/**
 * Runs all rules of the data guard, and returns personal and secret data in order and without overlaps. These are
 * rules, not proof: they miss some data and sometimes mark harmless text.
 */
export function findSensitive(text: string, options: { idMasks?: readonly string[] } = {}): Finding[] {
  const reading = readText(withUsualCharacters(text))
  const { record_name, ...labeled } = findLabeled(reading)
  const found: Record<FindingKind, Match[]> = {
    ...labeled,
    secret: findSecrets(reading),
    card: findCards(reading),
    ssn: findSsns(reading, labeled.student_id),
    email: findEmails(reading),
    student_id: withoutOverlaps([
      ...findMaskedIds(reading, options.idMasks ?? []),
      ...labeled.student_id,
      ...findIdsInLists(reading),
    ]),
    phone: [],
    address: [],
    grade: [],
    health: [],
    discipline: [],
    pay: [],
  }
  // What says something about a person counts only next to one, and an ID or an email address identifies one.
  const certain = labeled.personal_id.filter(({ needsPerson }) => !needsPerson)
  const cells = cellsByKind(reading)
  found.student_id.push(...(cells.get('student_id') ?? []))
  labeled.personal_id.push(...(cells.get('personal_id') ?? []).map((id) => ({ ...id, needsPerson: false })))
  const ids = withoutOverlaps([...found.student_id, ...certain, ...found.email, ...found.ssn])
  const people = readPeople(text, ids)
  const finder = aboutWhom(people)
  const isSomeones = ({ start, needsPerson }: Labeled) => !needsPerson || isAboutPerson(finder, start)
  found.personal_id = labeled.personal_id.filter(isSomeones)
  found.birth_date = [...(cells.get('birth_date') ?? []), ...labeled.birth_date.filter(isSomeones)]
  found.address = findAddresses(reading, finder)
  found.phone = findPhones(reading, finder)
  const others = withoutOverlaps([...found.phone, ...found.address, ...found.birth_date])
  const labeledIds = found.student_id
  const conditions = healthWords(reading.text)
  /** What says something only next to a person. */
  const readAbout = (about: AboutWhom) => {
    const beside = findIdsBesidePeople(reading, about).filter(
      (id) => !overlapsAny(others, id) && !overlapsAny(reading.settled, id),
    )
    const { grades, names: graded } = findGrades(reading, about, ids)
    const discipline = findConduct(reading, about)
    const pay = findPay(reading, about)
    const health = findHealth(reading, about, ids, conditions)
    const inCells = (kind: FindingKind) => cells.get(kind) ?? []
    const outside = (some: readonly Match[]) => some.filter((match) => !overlapsAny(reading.settled, match))
    Object.assign(found, {
      student_id: [...labeledIds, ...beside],
      grade: [...inCells('grade'), ...outside(grades)],
      health: [...inCells('health'), ...health],
      discipline: [...inCells('discipline'), ...discipline],
      pay: [...inCells('pay'), ...outside(pay)],
    })
    return {
      names: graded.filter((name) => !overlapsAny(reading.settled, name)),
      about: byPrecedence(text, { ...found, name: [] }).filter(({ kind }) => !WITHOUT_NAME.has(kind)),
    }
  }
  // Where something private about a person is found, what is next to it is about them too.
  const first = readAbout(finder)
  const knowing = first.about.length > 0 ? aboutWhom(people, first.about) : finder
  const { names, about } = first.about.length > 0 ? readAbout(knowing) : first
  const inRows = [...names, ...namesInTables(reading, about)]
  found.name = findNames(reading, knowing, about, { inRows, labeled: record_name, certain: found.name }, ids)
  return onlyReal(text, byPrecedence(text, found))
}

/** What the columns of tables say about people. */
function cellsByKind({ rows, text }: Reading): Map<FindingKind | undefined, Match[]> {
  const cells = rows.flatMap((row) => row.cells.filter(({ kind }) => kind !== undefined))
  const byKind = Map.groupBy(cells, ({ kind }) => kind)
  const matches = (some: readonly Span[]) =>
    some.map(({ start, end }) => ({ start, end, masked: maskedCell(text, { start, end }) }))
  return new Map([...byKind].map(([kind, some]) => [kind, matches(some)]))
}

const maskedCell = (text: string, { start, end }: Span) =>
  end - start > 6 ? `${HIDDEN}${text.slice(end - 2, end)}` : HIDDEN

function isAboutPerson(finder: AboutWhom, position: number): boolean {
  const sentence = finder.sentenceAt(position)
  return (
    sentence !== undefined &&
    !finder.isStory(sentence) &&
    (finder.namesNear(sentence).length > 0 || finder.says(sentence, SOMEONE))
  )
}

const SOMEONE = wordsOf(`he,she,his,her,my,the (?:applicant|patient|student|client|employee|child|candidate)
  (?:applicant|patient|student|client|employee|candidate) (?:was|is)`)

/** Whoever can be reached there may be named. */
const WITHOUT_NAME: ReadonlySet<FindingKind> = new Set(['secret', 'email', 'phone'])

/** The names in rows that have something private beside them. */
function namesInTables({ rows }: Reading, about: readonly Match[]): Span[] {
  return rows
    .filter((row) => row.isAboutPerson && overlapsAny(about, row))
    .flatMap(({ cells }) => cells.filter(({ kind }) => kind === 'name'))
}

/** Full-width letters and digits, and special spaces, as the rules expect them. The positions stay the same. */
function withUsualCharacters(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
}

function byPrecedence(text: string, found: Record<FindingKind, Match[]>): Finding[] {
  let kept: Finding[] = []
  for (const kind of FINDING_KINDS) {
    const parts = found[kind].flatMap((match) => (IN_PARTS.has(kind) ? without(kept, match, text) : match))
    const free = withoutOverlaps(parts.filter((match) => !overlapsAny(kept, match))).map((match) => ({
      kind,
      ...match,
    }))
    if (free.length > 0) kept = [...kept, ...free].sort(byStart)
  }
  return kept
}

/** "zero on the exam and a letter in the file": what is left of a description beside a grade in it. */
const IN_PARTS: ReadonlySet<FindingKind> = new Set(['health', 'discipline'])

/** The longest part of a match that the sorted spans leave, if it has a word. */
function without(sorted: readonly Span[], match: Match, text: string): Match[] {
  if (!overlapsAny(sorted, match)) return [match]
  let longest = { start: match.start, end: match.start }
  let start = match.start
  for (let index = indexEndingAfter(sorted, match.start); start < match.end; index++) {
    const next = sorted[index]
    const end = Math.min(next?.start ?? match.end, match.end)
    if (end - start > longest.end - longest.start) longest = { start, end }
    start = next?.end ?? match.end
  }
  const part = text.slice(longest.start, longest.end)
  if (!/\p{L}{4}/u.test(part)) return []
  return [
    { ...match, start: longest.end - part.trimStart().length, end: longest.start + part.trimEnd().length },
  ]
}

const byStart = (a: Match, b: Match) => a.start - b.start
