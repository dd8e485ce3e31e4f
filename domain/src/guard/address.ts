import type { AboutWhom } from './about-whom.ts'
import {
  ADDRESS_HEADER,
  DORM,
  HALL_ROOM,
  HOME,
  LABELED_LINE,
  LISTS_PLACES,
  MAYBE_HOME,
  NOT_HOME,
  RESIDENCE,
  ROOM_FOR_ALL,
  STREETS,
} from './address-rules.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { EXAMPLE } from './harmless.ts'
import { isPersonLabel } from './is-name.ts'
import { namesPublicFigure } from './people.ts'
import { isHarmless, type Reading } from './read-text.ts'
import { spanOfValue, withoutOverlaps } from './spans.ts'

const BEFORE_MAX = 120
const AFTER_MAX = 60
const HEADER_WITHIN = 600
const HAS_DIGIT = /\d/

/** Where someone lives: after words such as "home address" and "lives at", or under a person's name. */
export function findAddresses(reading: Reading, about: AboutWhom): Match[] {
  const { text } = reading
  if (!HAS_DIGIT.test(text)) return []
  const found: Span[] = []
  for (const pattern of STREETS)
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].replace(/[\s.,]{1,4}$/, '').length }
      if (!isHarmless(reading, span) && isHome(text, span, about)) found.push(span)
    }
  const isAboutHalls = RESIDENCE.test(text)
  for (const pattern of [LABELED_LINE, DORM, ...(isAboutHalls ? [HALL_ROOM] : [])])
    for (const match of text.matchAll(pattern)) {
      const span = spanOfValue(match)
      const value = text.slice(span.start, span.end)
      if (NOT_AN_ADDRESS.test(value)) continue
      if (pattern === DORM && !isNearSomeone(span, about)) continue
      if (pattern === HALL_ROOM && !isRoomOfSomeone(text, span, about)) continue
      found.push({ start: span.start, end: span.start + value.trimEnd().length })
    }
  for (const { header, text: value, start, end } of reading.cells)
    if (
      ADDRESS_HEADER.test(header.trim()) &&
      HAS_DIGIT.test(value) &&
      value.length >= 6 &&
      !value.includes('@')
    )
      found.push({ start, end })
  return withoutOverlaps(found).map((span) => ({ ...span, masked: `${HIDDEN} ${lastWord(text, span)}` }))
}

function isNearSomeone({ start }: Span, about: AboutWhom): boolean {
  const sentence = about.sentenceAt(start)
  return sentence !== undefined && about.namesNear(sentence).length + about.peopleOf(sentence).length > 0
}

function isRoomOfSomeone(text: string, { start }: Span, about: AboutWhom): boolean {
  const sentence = about.sentenceAt(start)
  if (!sentence || about.isStory(sentence) || about.says(sentence, ROOM_FOR_ALL)) return false
  const name = NAME_BEFORE.exec(text.slice(Math.max(0, start - 60), start))?.groups?.['name'] ?? ''
  return isPersonLabel(name) || about.namesNear(sentence).length > 0
}
/** "Ana Prado in " */
const NAME_BEFORE =
  /(?<!\p{L})(?<name>\p{Lu}[\p{L}'’-]{1,20} \p{Lu}[\p{L}'’-]{1,20})(?: in|,| \(| [-–—]| of| from|:)? ?$/u

/** Addresses that no one has. */
const PLACEHOLDER =
  /^(?:123|1234|100) (?:Main|Any|Elm|Example|Fake|Sample|University|College|Campus) |Anytown|Springfield, USA/i
const NOT_AN_ADDRESS = /@|https?:|^\d{1,3}(?:\.\d{1,3}){3}/

function isHome(text: string, span: Span, about: AboutWhom): boolean {
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const before = text.slice(Math.max(0, span.start - BEFORE_MAX), span.start)
  const line = text.slice(Math.max(lineStart, span.start - BEFORE_MAX), span.start)
  const sentence = about.sentenceAt(span.start)
  if (!sentence || about.isStory(sentence)) return false
  const afterEnd = text.indexOf('\n', span.end)
  const after = text.slice(span.end, Math.min(afterEnd < 0 ? text.length : afterEnd, span.end + AFTER_MAX))
  if (PLACEHOLDER.test(text.slice(span.start, span.end)) || EXAMPLE.test(before)) return false
  const home = HOME.exec(line) ?? HOME.exec(before.slice(-60))
  if (home && !NOT_HOME.test(home.input.slice(home.index + home[0].length)))
    return (
      !/\b(?:(?<!post )office|business|company|work)\b/i.test(line) &&
      !namesPublicFigure(text.slice(sentence.start, sentence.end))
    )
  // "Ana Prado - 12 Mill Rd" in a list
  if (isPersonLabel(NAME_BESIDE.exec(line)?.groups?.['name'] ?? ''))
    return (
      !NOT_HOME.test(after) &&
      !LISTS_PLACES.test(text.slice(Math.max(0, span.start - HEADER_WITHIN), span.start))
    )
  // Right under a name, only that line says whose address it is.
  const above = NAME_ABOVE.exec(before)
  const isUnderName = isPersonLabel(above?.groups?.['name'] ?? '')
  const around = [
    isUnderName ? (above?.groups?.['title'] ?? '') : before,
    text.slice(span.start, span.end),
    after,
  ]
  if (around.some((part) => NOT_HOME.test(part))) return false
  if (MAYBE_HOME.test(line)) return true
  // A whole name: one word can be anything.
  return about.namesNear(sentence).some((person) => / /.test(text.slice(person.start, person.end)))
}

const NAME_BESIDE =
  /^[\s*•\d.)-]{0,8}(?<name>\p{Lu}[\p{L}.'’]{1,20}(?: [\p{L}.'’-]{1,20}){1,3}?)\s{0,3}[-–—:,|\t]\s{0,3}$/u
/** "Client: Ana Prado" on the line above. */
const NAME_ABOVE =
  /(?:^|\n)[\s*•-]{0,6}(?:(?:name|client|patient|student|to|owner|parent|applicant|employee|tenant)s?(?: name)?: ?)?(?<name>(?:Mrs?\.? |Ms\.? )?[\p{L}.'’ -]{4,50})(?<title>,[^\n]{1,40})?\n[\s*•-]{0,6}$/iu

/** The start of the town, mostly, which says enough to recognize it. */
const lastWord = (text: string, { start, end }: Span) =>
  text
    .slice(Math.max(start + 4, end - 20), end)
    .split(/[\s,]/)
    .at(-1)
    ?.slice(0, 3) ?? ''
