import { findCards } from './card.ts'
import { findEmails } from './email.ts'
import { FINDING_KINDS, type Finding, type FindingKind, type Match } from './finding.ts'
import { findGrades } from './grade.ts'
import { findHealth } from './health.ts'
import { peopleIn } from './people-finder.ts'
import { findPhones } from './phone.ts'
import { readText } from './read-text.ts'
import { findSecrets } from './secret.ts'
import { overlapsAny } from './spans.ts'
import { findSsns } from './ssn.ts'
import { findStudentIds } from './student-id.ts'

/**
 * Personal and secret data in a text, in order and without overlaps. These are rules, not proof: they miss some data and
 * sometimes mark harmless text.
 */
export function findSensitive(text: string, options: { idMasks?: readonly string[] } = {}): Finding[] {
  const reading = readText(withUsualCharacters(text))
  const found: Record<FindingKind, Match[]> = {
    secret: findSecrets(reading),
    card: findCards(reading),
    ssn: findSsns(reading),
    bank_account: [],
    email: findEmails(reading),
    personal_id: [],
    student_id: findStudentIds(reading, options.idMasks ?? []),
    phone: findPhones(reading),
    birth_date: [],
    address: [],
    grade: [],
    health: [],
    discipline: [],
    pay: [],
    name: [],
  }
  // Grades and health words count only next to a person, and an ID or an email address identifies one.
  const ids = [...found.student_id, ...found.email, ...found.ssn].sort(byStart)
  const finder = peopleIn(text, ids)
  found.grade = findGrades(reading, finder, ids)
  found.health = findHealth(reading, finder, ids)
  return byPrecedence(found)
}

/** Full-width letters and digits, and special spaces, as the rules expect them. The positions stay the same. */
function withUsualCharacters(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
}

function byPrecedence(found: Record<FindingKind, Match[]>): Finding[] {
  let kept: Finding[] = []
  for (const kind of FINDING_KINDS) {
    const free = found[kind].filter((match) => !overlapsAny(kept, match)).map((match) => ({ kind, ...match }))
    if (free.length > 0) kept = [...kept, ...free].sort(byStart)
  }
  return kept
}

const byStart = (a: Match, b: Match) => a.start - b.start
