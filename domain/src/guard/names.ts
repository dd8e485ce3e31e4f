// Which names are replaced: those of the people that a fact is about and of everyone on its line, wherever the text has them, because
// once someone's grade is replaced, their name mustn't stay beside it. "Ana Prado got a C. Ana asked …": "Ana Prado" and "Ana".

import { oneOf } from '../text/words.ts'
import type { AboutWhom } from './about-whom.ts'
import { type Finding, HIDDEN, type Match, type Span } from './finding.ts'
import { canBeName, isPersonLabel, isSureFirstName, PARTICLE, titleCase } from './is-name.ts'
import { AMBIGUOUS_NAMES, ENTITY_WORDS, NOT_NAMES, PLACE_SURNAMES } from './name-words.ts'
import type { Person } from './people.ts'
import type { Reading } from './read-text.ts'
import type { Sentence } from './sentences.ts'
import {
  firstEndingAfter,
  joinSpans,
  overlapsAny,
  spanOfValue,
  startingIn,
  withoutOverlaps,
} from './spans.ts'

/** How far below or above a finding the line "Name: …" can be. */
const RECORD_MAX = 400

interface Known {
  /** The names in the rows of tables and lists. */
  inRows: readonly Span[]
  /** Those after "Name:". */
  labeled: readonly Span[]
  /** Those after "Student name:". */
  certain: readonly Span[]
}

export function findNames(
  { text, settled }: Reading,
  about: AboutWhom,
  facts: readonly Finding[],
  { inRows, labeled, certain }: Known,
  ids: readonly Span[],
): Match[] {
  const sentences = new Set(facts.flatMap(({ start }) => about.sentenceAt(start) ?? []))
  const beside = [
    ...[...sentences].flatMap((sentence) => peopleBeside(about, sentence, facts)),
    ...facts.flatMap(({ start }) => unknownName(text, START, lineStart(text, start), start + 1)),
    ...namesSaid(text).filter((name) => overlapsAny(facts, lineOf(text, name))),
  ]
  const near = labeled.filter(({ start, end }) =>
    overlapsAny(facts, { start: start - RECORD_MAX, end: end + RECORD_MAX }),
  )
  const outside = [...certain, ...near, ...beside].filter(
    (name) => !overlapsAny(settled, name) && !overlapsAny(ids, name) && !overlapsAny(facts, name),
  )
  const names = withoutOverlaps([...(facts.length > 0 ? inRows : []), ...outside])
  const idsFound = facts.filter(({ kind }) => kind.endsWith('_id'))
  const nicknames = [...names, ...idsFound].flatMap(({ end }) => unknownName(text, NICKNAME, end, end + 36))
  const others = [...nicknames, ...mentionsOf(text, names)].filter((name) => !overlapsAny(settled, name))
  return joinSpans([...names, ...others].map((name) => beforeFinding(name, facts)))
    .map(({ start, end }) => ({
      start,
      end: start + text.slice(start, end).replace(AFTER_NAME, '').length,
      masked: `${text.slice(start, start + 1)}${HIDDEN}`,
    }))
    .filter(({ start, end }) => end - start > 1)
}

const LINE_MAX = 120

function lineStart(text: string, position: number): number {
  const from = Math.max(0, position - LINE_MAX)
  return from + text.slice(from, position).lastIndexOf('\n') + 1
}

function lineOf(text: string, { start, end }: Span): Span {
  const rest = text.slice(end, end + LINE_MAX)
  const length = rest.indexOf('\n')
  return { start: lineStart(text, start), end: end + (length < 0 ? rest.length : length) }
}

/** "Ana Prado, MD" */
const AFTER_NAME = /(?:(?<=\p{Ll}), \p{Lu}{2,4})?[\s,]{0,3}$/u

/** Whom a sentence is about, everyone in it, and the first person of its line. Staff only where no one else is named. */
function peopleBeside(about: AboutWhom, sentence: Sentence, facts: readonly Span[]): readonly Person[] {
  const isName = (one: Person) => !one.isId && !overlapsAny(facts, one)
  const line = about.peopleOnLine(sentence).filter(isName)
  const people = [...about.namesNear(sentence).filter(isName), ...startingIn(line, sentence)]
  const others = people.filter(({ isStaff }) => !isStaff)
  return [...(others.length > 0 ? others : people), ...line.filter(({ isStaff }) => !isStaff).slice(0, 1)]
}

/** "Kolb – mono", "Child: Ege, b. 30.06.2017", "OKONKWO CHIDINMA   E0094412": what is in the place of a name, although we don't know it. */
const START =
  /^[\s*•\d.)–-]{0,8}(?:\p{Lu}\p{Ll}{2,14}: )?(?<value>\p{Lu}[\p{L}'’ -]{1,40}?)(?= ?[-–—|] |,? (?:b\.|born|DOB)| {2}|\t)/u
/** "Hi, it's Quillon", "wife Meenal", "— Sunniva B." */
const SAID = new RegExp(
  String.raw`(?:\b${oneOf(`[Ii]t['’]?s [Tt]his_is [Mm]y_name_is wife husband partner mother father brother sister son daughter roommate`)} |[—–] ?(?=[^\n]{2,30}$))(?<value>\p{Lu}\p{Ll}{1,14}(?: \p{Lu}[\p{Ll}.]{1,14})?)(?![\p{L}\d])`,
  'gmu',
)
/** Robert "Bobby" Yazzie, Dolores Miller (née Baca) */
const NICKNAME =
  /^ ["“(](?:(?:maiden(?: name)?|n[ée]e|formerly|born|aka|goes by):? )?(?<value>\p{Lu}\p{Ll}{1,14})\??["”)]/u

function namesSaid(text: string): Span[] {
  return Array.from(text.matchAll(SAID), spanOfValue).filter(({ start, end }) => {
    const name = text.slice(start, end)
    return name.includes(' ') ? isPersonLabel(name) : canBeName(name)
  })
}

function unknownName(text: string, pattern: RegExp, from: number, to: number): Span[] {
  const match = pattern.exec(text.slice(from, to))
  const name = match?.groups?.['value'] ?? ''
  if (!match || !(name.includes(' ') ? isPersonLabel(name) : canBeName(name))) return []
  const { start, end } = spanOfValue(match)
  return [{ start: from + start, end: from + end }]
}

/** "Priya Nair, Flat 4": what belongs to a finding isn't a name. */
function beforeFinding(name: Span, sorted: readonly Span[]): Span {
  const next = firstEndingAfter(sorted, name.start)
  return next && next.start > name.start && next.start < name.end
    ? { start: name.start, end: next.start }
    : name
}

interface Word extends Span {
  word: string
}

const WORD = /[\p{L}\p{M}]+(?:['’‘-][\p{L}\p{M}]+)*/gu
const IS_PARTICLE = new RegExp(`^${PARTICLE}$`)

const wordsIn = (text: string, from = 0): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: whole, index }) => {
    const word = whole.replace(/['’]s$/u, '')
    return { word, start: from + index, end: from + index + word.length }
  })

/** Every other place that has one of the names, whole or a part of it. */
function mentionsOf(text: string, names: readonly Span[]): Span[] {
  const parts = names.flatMap(({ start, end }) => wordsIn(text.slice(start, end))).map(({ word }) => word)
  const known = new Set(parts.filter(isPartOfName).map((word) => word.toLowerCase()))
  const short = shortFormsOf(names.map(({ start, end }) => text.slice(start, end)))
  if (known.size === 0) return []
  const words = wordsIn(text)
  const found: Span[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]
    if (!word || !(known.has(word.word.toLowerCase()) || short.has(word.word))) continue
    let last = index
    while (isNext(text, words[last], words[last + 1]) && known.has(words[last + 1]?.word.toLowerCase() ?? ''))
      last++
    const isWhole = last > index
    if (isWhole || isMention(text, word, words[index - 1], words[index + 1]))
      found.push({ start: word.start, end: words[last]?.end ?? word.end })
    index = last
  }
  return found
}

/** What the bearers of first names can be called: "Gwen" for Gwendolyn, "Seun" for Oluwaseun. */
function shortFormsOf(names: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>()
  for (const name of new Set(names.flatMap((whole) => /^\p{Lu}[\p{L}-]{3,20}(?= )/u.exec(whole) ?? [])))
    for (let length = 3; length < name.length - 1; length++)
      for (const form of [name.slice(0, length), titleCase(name.slice(-length).toUpperCase())])
        if (canBeName(form) && !AMBIGUOUS_NAMES.has(form)) forms.add(form)
  return forms
}

function isPartOfName(word: string): boolean {
  if ((word.length < 2 && !/\p{Lo}/u.test(word)) || IS_PARTICLE.test(word)) return false
  return !NOT_NAMES.has(word) || AMBIGUOUS_NAMES.has(word) || PLACE_SURNAMES.has(word)
}

const isNext = (text: string, one: Word | undefined, other: Word | undefined) =>
  one !== undefined && other !== undefined && /^(?: |-| \p{Lu}\. )$/u.test(text.slice(one.end, other.start))

/** Whether a word of a name is that person, not a part of another name or an ordinary word. */
function isMention(text: string, name: Word, before: Word | undefined, after: Word | undefined): boolean {
  const { word } = name
  if (/^\p{Ll}/u.test(word)) return word.length > 5 || isSureFirstName(titleCase(word.toUpperCase()))
  if (NOT_NAMES.has(word) && !AMBIGUOUS_NAMES.has(word)) return false
  const isOther = (other: Word) => /^\p{Lu}\p{L}/u.test(other.word) && !NOT_NAMES.has(other.word)
  if (before && isNext(text, before, name) && isOther(before)) return false
  if (after && isNext(text, name, after) && (ENTITY_WORDS.has(after.word) || isOther(after))) return false
  return true
}
