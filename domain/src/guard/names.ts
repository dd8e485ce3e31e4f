// Which names are replaced beside what is private.
import type { AboutWhom } from './about-whom.ts'
import { type Finding, HIDDEN, type Match, type Span } from './finding.ts'
import { canBeName, isSureFirstName, PARTICLE, shortFormsOf } from './is-name.ts'
import { AMBIGUOUS_NAMES, ENTITY_WORDS, NOT_NAMES, PLACE_SURNAMES } from './name-words.ts'
import type { Person } from './people.ts'
import type { Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import { indexEndingAfter, joinSpans, overlapsAny, spanOfValue, withoutOverlaps } from './spans.ts'

/** How far below or above a finding the line "Name: …" can be. */
const RECORD_MAX = 400
const IS_PARTICLE = new RegExp(`^${PARTICLE}$`)

interface Known {
  /** The names in the rows of tables and lists. */
  inRows: readonly Span[]
  /** Those after "Name:". */
  labeled: readonly Span[]
  /** Those after "Student name:". */
  certain: readonly Span[]
}

/**
 * The names of the people that facts are about and of everyone on the same line, wherever the text has them, because once
 * someone's grade is replaced, their name mustn't stay beside it.
 */
export function findNames(
  { text, settled }: Reading,
  about: AboutWhom,
  facts: readonly Finding[],
  { inRows, labeled, certain }: Known,
  ids: readonly Span[],
): Match[] {
  const named = [...certain, ...labeled.filter((name) => isNear(facts, name))]
  const sentences = new Set(facts.flatMap(({ start }) => about.sentenceAt(start) ?? []))
  const people = [...sentences].flatMap((sentence) => peopleMeant(about, sentence, facts))
  named.push(...new Set(people), ...[...new Set(people)].flatMap((person) => namesBeside(text, person)))
  named.push(...facts.flatMap((fact) => bornBefore(text, fact)))
  const outside = named.filter((name) => !overlapsAny(settled, name) && !overlapsAny(ids, name))
  const names = withoutOverlaps(
    [...(facts.length > 0 ? inRows : []), ...outside].map((name) => beforeFinding(name, facts)),
  )
  const others = mentionsOf(text, names).map((name) => beforeFinding(name, facts))
  return joinSpans([...names, ...others.filter((name) => !overlapsAny(settled, name))])
    .filter(({ start, end }) => end - start > 1)
    .map(({ start, end }) => ({
      start,
      end: start + text.slice(start, end).replace(/(?:(?<=\p{Ll}), \p{Lu}{2,4})?[\s,]{0,3}$/u, '').length,
      masked: `${text.slice(start, start + 1)}${HIDDEN}`,
    }))
}

/** Whom a fact is about, everyone in its sentence, and the first person of the line. Staff only where no one else is named. */
function peopleMeant(about: AboutWhom, sentence: Sentence, facts: readonly Span[]): Person[] {
  const isMeant = (person: Person) =>
    !person.isId && !person.isAddressed && !person.isSpeaker && !overlapsAny(facts, person)
  const line = about.peopleOnLine(sentence).filter(isMeant)
  const same = line.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const first = line.find(({ isStaff }) => !isStaff)
  const near = about.namesNear(sentence).filter((person) => !overlapsAny(facts, person))
  const people = [...near, ...same]
  const others = people.filter(({ isStaff }) => !isStaff)
  return [...(others.length > 0 ? others : people), ...(first ? [first] : [])]
}

/** "Priya Nair, Flat 4": what belongs to a finding isn't a name. */
function beforeFinding(name: Span, sorted: readonly Span[]): Span {
  const next = sorted[indexEndingAfter(sorted, name.start)]
  return next && next.start > name.start && next.start < name.end
    ? { start: name.start, end: next.start }
    : name
}

function isNear(sorted: readonly Span[], { start, end }: Span): boolean {
  const next = sorted[indexEndingAfter(sorted, start - RECORD_MAX)]
  return next !== undefined && next.start < end + RECORD_MAX
}

const NAME_BEFORE =
  /(?<!\p{Lu}\p{L}{0,20} )(?<!\p{L})(?<value>\p{Lu}[\p{L}'’-]{1,20})(?:,? and|,| &|[;|]) ?$/u
const NAME_AFTER = /^(?:(?:,? and| &) |[;|\t] ?)(?<value>\p{Lu}[\p{L}'’-]{1,20})(?! \p{Lu}|[\p{L}'’.])/u
/** Robert "Bobby" Yazzie, Dolores Miller (née Baca) */
const NICKNAME =
  /^ ["“(](?:(?:maiden(?: name)?|n[ée]e|formerly|born|aka|goes by):? )?(?<value>\p{Lu}\p{Ll}{1,14})["”)]/u
const BESIDE_MAX = 36

/** "Colby and Trent Maddox": one name beside another, although we don't know it. */
function namesBeside(text: string, { start, end }: Span): Span[] {
  const from = Math.max(0, start - BESIDE_MAX)
  const before = matchIn(NAME_BEFORE, text, from, start)
  const after = [NAME_AFTER, NICKNAME].map((pattern) => matchIn(pattern, text, end, end + BESIDE_MAX))
  return [before, ...after].flatMap((one) => one ?? [])
}

/** "Child: Ege, b. 30.06.2017", "Pat 3/22/71" */
const BORN =
  /(?:^|\n)[\s*•–-]{0,6}(?:\p{Lu}\p{Ll}{2,14}:? )?(?<value>\p{Lu}[\p{L}'’-]{1,20})(?:,? (?:b\.|born|DOB:?))? $/u

function bornBefore(text: string, { kind, start }: Finding): Span[] {
  const born = kind === 'birth_date' ? matchIn(BORN, text, Math.max(0, start - BESIDE_MAX), start) : undefined
  return born ? [born] : []
}

function matchIn(pattern: RegExp, text: string, from: number, to: number): Span | undefined {
  const match = pattern.exec(text.slice(from, to))
  if (!match || !canBeName(match.groups?.['value'] ?? '')) return undefined
  const { start, end } = spanOfValue(match)
  return { start: from + start, end: from + end }
}

interface Word extends Span {
  word: string
}

const WORD = /[\p{L}\p{M}]+(?:['’‘-][\p{L}\p{M}]+)*/gu

/** Every other place that has one of the names, whole or a part of it. */
function mentionsOf(text: string, names: readonly Span[]): Span[] {
  const known = wordsOfNames(text, names)
  if (known.size === 0) return []
  const short = shortFormsOf(
    names.flatMap(({ start, end }) => /^\p{Lu}[\p{L}-]{3,20}(?= )/u.exec(text.slice(start, end)) ?? []),
  )
  const words = Array.from(text.matchAll(WORD), ({ 0: whole, index }): Word => {
    const word = whole.replace(/['’]s$/u, '')
    return { word, start: index, end: index + word.length }
  })
  const found: Span[] = []
  for (let index = 0; index < words.length; index++) {
    const first = words[index]
    if (!first || !(known.has(first.word.toLowerCase()) || short.has(first.word))) continue
    let last = index
    while (isNext(text, words[last], words[last + 1]) && known.has(words[last + 1]?.word.toLowerCase() ?? ''))
      last++
    // A relative, or the whole name: "Call Ruth Stone."
    const before = words[index - 1]
    if (before && last === index && isNext(text, before, first) && isSureFirstName(before.word)) {
      found.push({ start: before.start, end: first.end })
      continue
    }
    const context = { before, word: first, after: words[last + 1] }
    if (last > index || isMention(text, context))
      found.push({ start: first.start, end: words[last]?.end ?? first.end })
    index = last
  }
  return found
}

const isNext = (text: string, one: Word | undefined, other: Word | undefined) =>
  one !== undefined && other !== undefined && /^(?: |-| \p{Lu}\. )$/u.test(text.slice(one.end, other.start))

/** The words of the names, in small letters, without initials, particles, and ordinary words. */
function wordsOfNames(text: string, names: readonly Span[]): ReadonlySet<string> {
  const all = new Set(names.flatMap(({ start, end }) => text.slice(start, end).match(WORD) ?? []))
  const known = [...all].filter((word) => {
    if ((word.length < 2 && !/\p{Lo}/u.test(word)) || IS_PARTICLE.test(word)) return false
    return !NOT_NAMES.has(word) || AMBIGUOUS_NAMES.has(word) || PLACE_SURNAMES.has(word)
  })
  return new Set(known.map((word) => word.toLowerCase()))
}

const TITLE = /^(?:Mr|Ms|Mrs|Mx|Dr|Prof|Professor|Miss|Dear|Hi|Hello|Hey|Student|Patient)$/
const isCapitalized = (word: string) => /^\p{Lu}\p{L}/u.test(word)
const startsSentence = (text: string, { start }: Span) =>
  /(?:^|[.!?:\n"“(•*-])\s{0,3}$/u.test(text.slice(Math.max(0, start - 4), start))
/** What only people do: "Grace said", "Mark's". Or the name ends the text. */
const DOES =
  /^(?:['’]s\b|\s{0,3}$| (?:is|was|has|had|got|said|will|also|who|needs|should|asked|can|did|and|\p{Ll}{2,12}(?:es|[^s]s|ed))\b)/u

interface Context {
  before: Word | undefined
  word: Word
  after: Word | undefined
}

/** Whether a word of a name is that person, not a part of another name or an ordinary word. */
function isMention(text: string, { before, word, after }: Context): boolean {
  const name = word.word
  if (!isCapitalized(name) && /\p{Ll}/u.test(name))
    return name.length > 5 || isSureFirstName(`${name[0]?.toUpperCase()}${name.slice(1)}`)
  if (NOT_NAMES.has(name) && !AMBIGUOUS_NAMES.has(name)) return false
  const isOther = (other: Word) => isCapitalized(other.word) && !NOT_NAMES.has(other.word)
  if (
    before &&
    isNext(text, before, word) &&
    isOther(before) &&
    !TITLE.test(before.word) &&
    !text.slice(before.end, word.start).includes(',')
  )
    return false
  if (after && isNext(text, word, after) && (ENTITY_WORDS.has(after.word) || isOther(after))) return false
  return (
    !AMBIGUOUS_NAMES.has(name) ||
    !startsSentence(text, word) ||
    DOES.test(text.slice(word.end, word.end + 14))
  )
}
