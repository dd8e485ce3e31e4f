import { type Finding, HIDDEN, type Match, type Span } from './finding.ts'
import { FIRST_NAMES } from './first-names.ts'
import { AMBIGUOUS_NAMES, ENTITY_WORDS, NOT_NAMES, PLACE_SURNAMES } from './name-words.ts'
import { canBeName, isFirstName, type Person, SIGNED_AFTER, shortFormsOf } from './people.ts'
import type { PeopleFinder } from './people-finder.ts'
import type { Reading } from './read-text.ts'
import { indexEndingAfter, joinSpans, overlapsAny, spanOfValue, withoutOverlaps } from './spans.ts'

const WORD = /[\p{L}\p{M}]+(?:['’‘-][\p{L}\p{M}]+)*/gu
/** How far below or above a finding the line "Name: …" can be. */
const RECORD_MAX = 400

interface Known {
  /** The names that have the word. */
  names: Set<string>
  /** Whether it's all of one. */
  isAlone: boolean
}

/**
 * Which names are marked with a finding: those of the people it's about, wherever the text has them, because once
 * someone's grade is replaced, their name mustn't stay beside it. `inRows` are the names in the rows of tables and
 * lists, and `labeled` those after "Name:". Leaves out initials and particles such as "van".
 */
export function findNames(
  reading: Reading,
  finder: PeopleFinder,
  about: readonly Finding[],
  {
    inRows,
    labeled,
    certain,
  }: { inRows: readonly Span[]; labeled: readonly Span[]; certain: readonly Span[] },
  ids: readonly Span[],
): Match[] {
  const { text } = reading
  const named: Span[] = [...certain]
  for (const fact of about) {
    const from = Math.max(0, fact.start - 30)
    const given = GIVEN_BEFORE.exec(text.slice(from, fact.start))
    const born = fact.kind === 'birth_date' ? BORN.exec(text.slice(from, fact.start)) : null
    if (born && canBeName(born.groups?.['value'] ?? '')) named.push(shifted(spanOfValue(born), from))
    if (given && canBeName(given.groups?.['value'] ?? '')) named.push(shifted(spanOfValue(given), from))
    // Not a street: "4418 Sorrel Creek Dr".
    // And not who is only mentioned in another sentence: "The key hangs in Ingrid’s office."
    const sentence = finder.sentenceAt(fact.start)
    const referred = sentence ? finder.peopleOf(sentence) : []
    const near = finder
      .namesNear(fact.start)
      .filter((person) => !overlapsAny(about, person))
      .filter(({ isBystander, start }) => !isBystander || referred.some((one) => one.start === start))
      .filter(({ isSpeaker }) => !isSpeaker || (sentence && finder.says(sentence, SAYS_I)))
    // Nothing in the sentence says whom it's about.
    const isOpen = near.every(({ isBystander, isExpert }) => isBystander || isExpert)
    const meant = peopleMeant(text, fact, isOpen ? [...finder.topicOf(fact.start), ...near] : near).filter(
      (person) => !isPlace(text, person),
    )
    const people = meant.length > 0 ? meant : finder.writerNear(fact.start)
    named.push(...people, ...people.flatMap((person) => namesBeside(text, person)))
  }
  named.push(...labeled.filter((name) => isNear(about, name)))
  named.push(...named.flatMap(({ end }) => shiftedMatch(NICKNAME.exec(text.slice(end, end + 36)), end)))
  const rows = inRows.filter((row) => about.length > 0 && row.end > row.start)
  const outside = named.filter((name) => !overlapsAny(reading.settled, name))
  const names = withoutOverlaps([...rows, ...outside].map((name) => beforeFinding(name, about))).filter(
    (name) => name.end - name.start > 1 && !overlapsAny(ids, name),
  )
  const others = mentions(text, names).map((name) => beforeFinding(name, about))
  const all = joinSpans([...names, ...others.filter((name) => !overlapsAny(reading.settled, name))])
  return all.map(({ start, end }) => ({
    start,
    end: start + text.slice(start, end).replace(NOT_IN_NAME, '').length,
    masked: `${text.slice(start, start + 1)}${HIDDEN}`,
  }))
}

/** Of the people near a fact, those it can be about: not bystanders, and not who is in a clause of their own. */
function peopleMeant(text: string, { start, end }: Span, near: readonly Person[]): Person[] {
  const others = near.filter(({ isExpert }) => !isExpert)
  const people = others.length > 0 ? others : [...near]
  const known = others.filter(({ isBystander }) => !isBystander)
  const before = people.filter((person) => person.end <= start)
  const last = Math.max(...before.map((person) => person.end))
  return people.filter((person) => {
    if (person.isBystander && known.length > 0)
      return person.end === last
        ? !OTHER_SUBJECT.test(text.slice(person.end, start))
        : TO_PERSON.test(text.slice(end, Math.max(end, person.start)))
    if (!PREDICATE.test(text.slice(person.end, person.end + 20))) return true
    // "Ana says that …. She has had panic attacks since."
    if (person.end <= start && /[.!?] /.test(text.slice(person.end, start))) return true
    if (person.start >= end)
      return !known.some((other) => other.end <= start) || !NEXT_CLAUSE.test(text.slice(end, person.start))
    return !known.some(
      (other) =>
        other.start > person.end &&
        other.end <= start &&
        NEXT_CLAUSE.test(text.slice(person.end, other.start)),
    )
  })
}

/** "my sister Joelle, I raised my average", "told her adviser Kim Lee that she …" */
const OTHER_SUBJECT =
  /\n|[.!?] |(?<!\p{L})(?:I|my|that (?:s?he|they)|(?:says|said|thinks|reports|reported|noted|confirmed) (?:s?he|they))(?!\p{L})/u
/** Between a fact and whom it's about: "a warning to", "assaulted by". */
const TO_PERSON = /^(?: \p{L}{2,12}){0,2} (?:to|for|from|against|by|of|on) $/u
/** "Rosa brings salad, Aiko has asthma so Theo starts": each has a clause. */
const PREDICATE =
  /^ (?!(?:and|or|does|do|did|has|have|had|is|was|were|are|too|also|both|at|in|on|from|of|for|with|to|by|who|whose)\b)\p{Ll}{2}/u
const NEXT_CLAUSE = /(?:[,;] (?:(?:and|but|so|while|then) )?| so | while )$/

/** "Priya Nair, Flat 4": what belongs to a finding isn't a name. */
function beforeFinding(name: Span, sorted: readonly Span[]): Span {
  const next = sorted[indexEndingAfter(sorted, name.start)]
  return next && next.start > name.start && next.start < name.end
    ? { start: name.start, end: next.start }
    : name
}

/** What follows a name: ", TA". */
const NOT_IN_NAME = /(?:(?<=\p{Ll}), \p{Lu}{2,4})?[\s,]{0,3}$/u
const SAYS_I = /(?<!\p{L})(?:I|i|my|My|me|im)(?![\p{L}.])/u

const NAME_BEFORE =
  /(?<!\p{Lu}\p{L}{0,20} )(?<!\p{L})(?<value>\p{Lu}[\p{L}'’-]{1,20})(?:,? and|,| &|[;|]) ?$/u
const NAME_AFTER = /^(?:(?:,? and| &) |[;|\t] ?)(?<value>\p{Lu}[\p{L}'’-]{1,20})(?! \p{Lu}|[\p{L}'’.])/u

/** "and Ayumi a 5/5", "on Jian’s, 6011 …" */
const GIVEN_BEFORE = /\p{Ll},? (?<value>\p{Lu}[\p{L}-]{2,20})(?: an?|['’]s,?) $/u

/** "Child: Ege, b. 30.06.2017", "Pat 3/22/71" */
const BORN =
  /(?:^|\n)[\s*•–-]{0,6}(?:\p{Lu}\p{Ll}{2,14}:? )?(?<value>\p{Lu}[\p{L}'’-]{1,20})(?:,? (?:b\.|born|DOB:?))? $/u

/** Robert "Bobby" Yazzie, Dolores Miller (maiden name Baca) */
const NICKNAME =
  /^ ["“(](?:(?:maiden(?: name)?|n[ée]e|formerly|born|aka):? )?(?<value>\p{Lu}\p{Ll}{1,14})["”)]/u
const shiftedMatch = (match: RegExpExecArray | null, by: number): Span[] =>
  match ? [shifted(spanOfValue(match), by)] : []

/** "Colby and Trent Maddox": one name beside another, although we don't know it. */
function namesBeside(text: string, { start, end }: Span): Span[] {
  const from = Math.max(0, start - 30)
  const before = NAME_BEFORE.exec(text.slice(from, start))
  const after = NAME_AFTER.exec(text.slice(end, end + 30))
  const found: Span[] = []
  if (before && canBeName(before.groups?.['value'] ?? '')) found.push(shifted(spanOfValue(before), from))
  if (after && canBeName(after.groups?.['value'] ?? '')) found.push(shifted(spanOfValue(after), end))
  return found
}

const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by })

/** "in Addis Ababa" */
function isPlace(text: string, { start, end }: Span): boolean {
  if (!/\b(?:in|near|at|across|via) $/.test(text.slice(Math.max(0, start - 8), start))) return false
  return !(text.slice(start, end).match(WORD) ?? []).some((word) => FIRST_NAMES.has(word))
}

function isNear(sorted: readonly Span[], { start, end }: Span): boolean {
  const next = sorted[indexEndingAfter(sorted, start - RECORD_MAX)]
  return next !== undefined && next.start < end + RECORD_MAX
}

/** Every other place that has one of the names, whole or only a part of it. */
function mentions(text: string, names: readonly Span[]): Span[] {
  const known = knownWords(text, names)
  if (known.size === 0) return []
  const short = shortFormsOf(
    names.flatMap(({ start, end }) => /^\p{Lu}[\p{L}-]{3,20}(?= )/u.exec(text.slice(start, end)) ?? []),
  )
  const found: Span[] = []
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const bare = word.replace(/['’]s$/u, '')
    return { word: bare, start: index, end: index + bare.length, next: index + word.length }
  })
  for (let index = 0; index < words.length; index++) {
    const first = words[index]
    const parts = first && known.get(first.word.toLowerCase())
    if (
      first &&
      !parts &&
      short.has(first.word) &&
      isMention(text, words[index - 1], first, words[index + 1])
    )
      found.push({ start: first.start, end: first.end })
    if (!first || !parts) continue
    let last = index
    for (let next = words[last + 1]; next; next = words[last + 1]) {
      const other = known.get(next.word.toLowerCase())
      const end = words[last]?.end ?? 0
      if (!other || !/^(?: |, | \p{Lu}\. )$/u.test(text.slice(end, next.start))) break
      if (!haveCommon(parts.names, other.names)) break
      last += 1
    }
    const span = { start: first.start, end: words[last]?.end ?? first.end }
    const before = words[index - 1]
    const next = words[index + 1]
    const isWritten =
      isCapitalized(first.word) ||
      !/\p{Ll}/u.test(first.word) ||
      isFirstNameInLowerCase(first.word) ||
      isSubject(text, first)
    if (last > index || (isWritten && isMention(text, before, first, next))) found.push(span)
    // The whole name of someone who is called by the first one.
    else if (
      isWritten &&
      parts.isAlone &&
      next &&
      isCapitalized(next.word) &&
      canBeName(next.word) &&
      next.start === first.end + 1
    )
      found.push({ start: first.start, end: next.end })
    // A relative: "Call Ruth Stone", but not who signs.
    else if (
      before &&
      isFirstName(before.word) &&
      before.next === first.start - 1 &&
      [...parts.names].some((name) => name.endsWith(` ${first.word}`)) &&
      !SIGNED_AFTER.test(text.slice(Math.max(0, before.start - 24), before.start))
    )
      found.push({ start: before.start, end: first.end })
    index = last
  }
  return found
}

function haveCommon(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [fewer, more] = some.size < others.size ? [some, others] : [others, some]
  for (const one of fewer) if (more.has(one)) return true
  return false
}

function knownWords(text: string, names: readonly Span[]): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const name of new Set(names.map(({ start, end }) => text.slice(start, end)))) {
    const words = name.match(WORD) ?? []
    for (const word of words) {
      const isInitial = word.length < 2 && !/\p{Lo}/u.test(word)
      if (
        isInitial ||
        (NOT_NAMES.has(word) && !AMBIGUOUS_NAMES.has(word) && !PLACE_SURNAMES.has(word)) ||
        /^(?:de|da|do|del|la|le|van|von|der|den|bin|al|el|y)$/.test(word)
      )
        continue
      const entry = known.get(word.toLowerCase()) ?? { names: new Set(), isAlone: false }
      entry.names.add(name)
      entry.isAlone ||= words.length === 1
      known.set(word.toLowerCase(), entry)
    }
  }
  return known
}

interface Word extends Span {
  word: string
}

const startsSentence = (text: string, { start }: Span) =>
  /(?:^|[.!?:\n"“(•*-])\s{0,3}$/u.test(text.slice(Math.max(0, start - 4), start))
/** "madison" in a text that writes without capitals. */
const isFirstNameInLowerCase = (word: string) => {
  const name = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
  return word.length > 3 && isFirstName(name) && !AMBIGUOUS_NAMES.has(name)
}
/** "kowalczyk already …", "jordan said …", but not "the grant is …" */
const isSubject = (text: string, { start, end }: Span) =>
  end - start > 3 &&
  /(?:^|[.,!?:\n]\s?|\b(?:and|but|so|that|when|if|because) )$/.test(
    text.slice(Math.max(0, start - 10), start),
  ) &&
  /^ (?:said|says|told|asked|already|quit|failed|got|had|did|will|wants?|needs?|didn|was|is|has)\b/.test(
    text.slice(end, end + 10),
  )
const isCapitalized = (word: string) => /^\p{Lu}\p{L}/u.test(word)

/** Whether a word of a name is that person, not a part of another name or an ordinary word. */
function isMention(text: string, before: Word | undefined, word: Word, after: Word | undefined): boolean {
  if (NOT_NAMES.has(word.word) && !AMBIGUOUS_NAMES.has(word.word)) return false
  const isNext = (one: Span, other: Span) => /^(?: |-)$/.test(text.slice(one.end, other.start))
  const isOther = ({ word: other }: Word) => isCapitalized(other) && !NOT_NAMES.has(other)
  if (before && isNext(before, word) && isOther(before) && !TITLE.test(before.word))
    if (FIRST_NAMES.has(before.word) || !startsSentence(text, before)) return false
  if (after && isNext(word, after) && (isOther(after) || ENTITY_WORDS.has(after.word))) return false
  if (AMBIGUOUS_NAMES.has(word.word) && startsSentence(text, word))
    return /^(?:['’]s| (?:is|was|has|had|got|said|will|also|who|needs|should|asked|can|did|and|\p{Ll}{2,12}(?:es|[^s]s|ed))\b)/u.test(
      text.slice(word.end, word.end + 10),
    )
  return true
}

const TITLE = /^(?:Mr|Ms|Mrs|Mx|Dr|Prof|Professor|Miss|Dear|Hi|Hello|Hey|Student|Patient)$/
