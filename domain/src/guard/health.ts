import { HIDDEN, type Match, type Span } from './finding.ts'
import * as frames from './health-frames.ts'
import * as rules from './health-rules.ts'
import * as healthTerms from './health-words.ts'
import { EAST_ASIAN_HEALTH, OTHER_LANGUAGES } from './health-words-other-languages.ts'
import type { PeopleFinder } from './people-finder.ts'
import { phraseFinder } from './phrases.ts'
import { isHarmless, type Reading } from './read-text.ts'
import { indexEndingAfter, overlapsAny, spanOfMatch, spanOfValue, withoutOverlaps } from './spans.ts'

interface HealthWord extends Span {
  /**
   * `weak` words are about health only where the sentence says that the person has it, `general` ones only if nothing says
   * more, and those of a `context` only near something that is about the person's health by itself.
   */
  kind: 'strong' | 'weak' | 'general' | 'context'
}

const QUALIFIERS_MAX = 40
const findWords = phraseFinder({
  strong: `${healthTerms.CONDITIONS},${healthTerms.CARE},${OTHER_LANGUAGES}`,
  weak: `${healthTerms.SYMPTOMS},${healthTerms.ACCOMMODATIONS}`,
  general: healthTerms.GENERAL_CARE,
})
/** Chinese, Japanese, Korean, Arabic, Hebrew, and Hindi. */
const UNSEPARATED = /[\u0590-\u097f\u3040-\ud7af]/

/** Words about health next to a person's name or ID: in tables, in records, and in sentences. */
export function findHealth(
  reading: Reading,
  finder: PeopleFinder,
  ids: readonly Span[],
  words: readonly HealthWord[],
): Match[] {
  const { text } = reading
  const rowSpans = reading.rows.filter(({ isAboutPerson }) => isAboutPerson)
  const found: Span[] = []
  const general: HealthWord[] = []
  for (const word of words) {
    if (word.kind === 'context' || isHarmless(reading, word) || isNoPatient(text, word)) continue
    if (!overlapsAny(rowSpans, word) && !isAboutSomeone(text, word, finder, found.at(-1))) continue
    if (word.kind === 'general') general.push(word)
    else found.push(withQualifiers(text, word))
  }
  const specific = withoutOverlaps(found)
  found.push(...general.filter((word) => !isExplained(word, specific, finder)))
  const known = withoutOverlaps(found)
  found.push(
    ...words.filter(
      (word) => word.kind === 'context' && !overlapsAny(known, word) && isNearKnown(word, known, finder),
    ),
  )
  return withoutOverlaps(found.filter((span) => !overlapsAny(ids, span))).map(({ start, end }) => ({
    start,
    end,
    masked: `${text.slice(start, start + 1)}${HIDDEN}`,
  }))
}

/** The patient of a veterinarian or of a teaching case, or a medicine that someone sold. */
function isNoPatient(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 250), start)
  return (
    rules.ANIMAL.test(before + text.slice(start, end + 50)) ||
    rules.VIGNETTE.test(before) ||
    rules.DEALT.test(before.slice(-60))
  )
}

/** Whether something about the health of the person is said nearby. */
function isNearKnown({ start, end }: Span, known: readonly Span[], finder: PeopleFinder): boolean {
  const next = known[indexEndingAfter(known, start - NEARBY)]
  return next !== undefined && next.start < end + NEARBY && finder.peopleNear(start).length > 0
}

/** Whether a condition nearby, with no other person between, says more than a general word. */
function isExplained({ start, end }: Span, specific: readonly Span[], finder: PeopleFinder): boolean {
  const sentence = finder.sentenceAt(start)
  if (!sentence) return false
  const [from, to] = finder.isPrivate(sentence)
    ? [start - NEARBY, end + NEARBY]
    : [sentence.start, sentence.end]
  for (let index = indexEndingAfter(specific, from); index < specific.length; index++) {
    const other = specific[index]
    if (!other || other.start >= to) return false
    const [left, right] = other.end <= start ? [other.end, start] : [end, other.start]
    if (!finder.peopleOf(sentence).some((person) => person.start >= left && person.end <= right)) return true
  }
  return false
}
const NEARBY = 240

/** Everything in a text that can be about health. */
export function healthWords(text: string): HealthWord[] {
  const matchesOf = (pattern: RegExp) => Array.from(text.matchAll(pattern), spanOfMatch)
  const strong = [
    ...medicalTerms(text),
    ...[...rules.INJURIES, rules.NAMED_CONDITION, rules.MEASURED].flatMap(matchesOf),
    ...(UNSEPARATED.test(text) ? matchesOf(EAST_ASIAN_HEALTH) : []),
    ...[frames.DIAGNOSED, frames.SHOWN, rules.DOSE].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), spanOfValue),
    ),
    ...[frames.UNABLE, frames.SEES, frames.AILING, frames.EXPECTING].flatMap(matchesOf),
    ...labeledValues(text),
    ...listedValues(text),
  ]
  return [
    ...withoutOverlaps([
      ...strong.map((span) => ({ ...span, kind: 'strong' as const })),
      ...findWords(text),
      ...[rules.ALLERGIC, rules.HELP, rules.RESTRICTION, rules.TREATMENT].flatMap(matchesOf).map((span) => ({
        ...span,
        kind: 'weak' as const,
      })),
    ]),
    ...[...frames.HELP_IN_CONTEXT, ...frames.SAID_IN_CONTEXT].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (match) => ({ ...spanOfValue(match), kind: 'context' as const })),
    ),
  ]
}

function withQualifiers(text: string, { start, end }: Span): Span {
  const before = rules.QUALIFIED.exec(text.slice(Math.max(0, start - QUALIFIERS_MAX), start))?.[0] ?? ''
  const after = rules.SUFFIX.exec(text.slice(end, end + QUALIFIERS_MAX))?.[0] ?? ''
  return { start: start - before.length, end: end + after.length }
}

/** Words that end like an inflammation, an operation, or a medicine. */
function medicalTerms(text: string): Span[] {
  return Array.from(text.matchAll(/\b[A-Za-z]{7,30}\b/g))
    .filter(({ 0: word }) => {
      const lower = word.toLowerCase()
      return (
        (healthTerms.MEDICAL_ENDING.test(lower) || healthTerms.MEDICINE_ENDING.test(lower)) &&
        !healthTerms.NOT_MEDICAL.has(lower)
      )
    })
    .map(spanOfMatch)
}

/** "Accommodations: extended time; note-taker": each item by itself, up to the next label. */
function labeledValues(text: string): Span[] {
  return frames.labelsFor(text).flatMap((label) =>
    Array.from(text.matchAll(label)).flatMap((match) => {
      const { start, end } = spanOfValue(match)
      const value = text.slice(start, end)
      if (rules.NO_HEALTH_VALUE.test(value)) return []
      const items = Array.from(value.matchAll(/[^\s,;][^,;]{2,120}/g))
      const next = items.findIndex(({ 0: item }) => /\p{L}:(?:\s|$)/u.test(item))
      return items.slice(0, next < 0 ? items.length : next).map((item) => itemAt(start, item))
    }),
  )
}

/** The items of a list below "Accommodations:". */
function listedValues(text: string): Span[] {
  return Array.from(text.matchAll(frames.LISTED_BELOW)).flatMap((match) =>
    Array.from(
      (match.groups?.['value'] ?? '').matchAll(/(?<=[-*•–.)] {0,3})[\p{L}\d][^\n]{2,120}/gu),
      (item) => itemAt(spanOfValue(match).start, item),
    ),
  )
}

const itemAt = (start: number, { index, 0: item }: RegExpExecArray): Span => ({
  start: start + index,
  end: start + index + item.trimEnd().length,
})

/** How much of a sentence says what a word in it means. */
const BEFORE_MAX = 120
const AFTER_MAX = 40

function isAboutSomeone(
  text: string,
  word: HealthWord,
  finder: PeopleFinder,
  last: Span | undefined,
): boolean {
  const sentence = finder.sentenceAt(word.start)
  if (!sentence) return false
  const isRecordLine = finder.says(sentence, RECORD_LINE)
  const people = finder.peopleOf(sentence)
  const isRecord = isRecordLine || LIST_ITEM.test(text.slice(sentence.start, sentence.start + 12))
  const near = people.length === 0 && isRecord ? finder.peopleAbove(sentence) : people
  if (near.length === 0) return false
  const { start, end } = withQualifiers(text, word)
  const words = text.slice(start, end).split(' ').length
  const before = text.slice(Math.max(sentence.start, start - BEFORE_MAX), start)
  const after = text.slice(end, Math.min(sentence.end, end + AFTER_MAX))
  if (
    rules.GENERAL_BEFORE.test(before.slice(-80)) ||
    (rules.GENERAL_AFTER.test(after) && !EXAMINED.test(before))
  )
    return false
  // "Allergies: sulfa"
  if (start === sentence.start && /^(?:[/&]\p{L}{3,14})?:/u.test(after)) return false
  // "Depression is common." says nothing about a person of the sentence before.
  if (start === sentence.start && /^ (?:is|are|can|may|affects?|causes?|involves?)\b/.test(after))
    return false
  // "starts in ICU", "wk 9–12 hospice"
  if (
    CARE_PLACE.test(text.slice(start, end)) &&
    finder.says(sentence, rules.WORKPLACE) &&
    !IN_CARE.test(before)
  )
    return false
  // "Coaches: Gaz, Shaz (physio)"
  if (
    PRACTITIONER.test(text.slice(start, end)) &&
    /^[).;\n]|^$/.test(after) &&
    /\p{L}(?: \(|, )$/u.test(before)
  )
    return false
  // A family name: "Wynonna Krebs", or a whole one: "Accommodations for Dana Kim".
  if (
    near.some((person) => person.start <= start && end <= person.end && (person.start < start || words > 1))
  )
    return false
  if (/ists?$/.test(text.slice(start, end)) && PROFESSION.test(before)) return false
  if (last && last.start >= sentence.start && rules.LISTED.test(text.slice(last.end, start))) return true
  if (finder.isStudied(sentence)) return false
  if (word.kind === 'strong' && finder.isPrivate(sentence)) return true
  const named = near.filter(({ isExpert }) => !isExpert)
  const nearest = near.findLast((person) => person.end <= start)
  const isTopic =
    !isRecordLine &&
    (finder.says(sentence, rules.TOPIC) || rules.ACTIVITY.test(text.slice(nearest?.end ?? start, start)))
  if (rules.POSSESSES.test(before.slice(-60))) return named.length > 0 || !isTopic
  // Right after a name or an ID, in a list of what is known about the person.
  if (named.some((person) => SEPARATOR.test(text.slice(person.end, Math.max(person.end, start))))) return true
  const has = rules.HAS.test(before.slice(-60))
  const isNext = nearest !== undefined && start - nearest.end < 24
  const isOwn = OWN.test(before.slice(-30)) || (isNext && OWN_BY_NAME.test(before.slice(-30)))
  const isPrivate = finder.isPrivate(sentence) && text.startsWith('no ', start)
  const isGiven = rules.GIVEN.test(after) || rules.NOTED.test(before.slice(-4))
  if (word.kind === 'weak' && !has && !isOwn && !isPrivate && !isGiven) return false
  if (finder.says(sentence, rules.ABOUT_PERSON) || /\bpatient \p{Lu}/u.test(before)) return true
  if (isOwn && named.length > 0) return true
  return !isTopic && (has || named.length > 0)
}

/** Where patients are and others work. */
const CARE_PLACE =
  /^(?:hospice|ICU|intensive care(?: unit)?|inpatient|rehab|dialysis|emergency room|surgery|palliative care|psych(?:iatric)? (?:ward|hospital)|oncology)$/i
const IN_CARE =
  /\b(?:was|is|been|stay(?:s|ed|ing)?|admitted|taken|rushed|moved|transferred|entered|entering|landed|ended up|put)(?: (?:in|into|to|on))?(?: (?:the|an?|home))? $/i
const PRACTITIONER = /(?:ists?|physio|therapist)$/i
/** "referred for dyslexia testing" */
const EXAMINED = /\b(?:referred|evaluated|tested|screened|assessed|sent) for (?:an? )?$/
/** "is a speech therapist" */
const PROFESSION = /\b(?:is|was|be|becom(?:e|ing)|as|are) (?!seeing)(?:an? )?(?:[\p{L}-]{1,20} ){0,2}$/u
const OWN = /(?<!\p{L})(?:my|his|her|their|whose) (?:[\p{L}-]{2,20} )?$/iu
const OWN_BY_NAME = /['’]s (?:[\p{L}-]{2,20} )?$/u
const SEPARATOR = /^[\s,;:|(–—-]{1,5}$/
const LIST_ITEM = /^[ \t]{0,9}(?:[-*•–]|\d{1,2}[.)]) /
/** "Notes: …" */
const RECORD_LINE =
  /^[\s*•–-]{0,6}["']?(?!(?:please|proofread|summari[sz]e|rewrite|rephrase|translate|write|draft|edit|fix|improve|polish|correct|shorten|explain|format|turn|announce|congratulate|invite|thank|ask|tell|email|help|make|give|create|reply|respond|add|check)\b)[\p{L}_]{2,20}(?:[ /&]{1,3}[\p{L}_]{1,20}){0,2}["']?:/iu
