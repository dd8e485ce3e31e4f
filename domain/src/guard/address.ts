import type { AboutWhom } from './about-whom.ts'
import { ADDRESS_HEADER, HOME, LABELED_LINE, NOT_HOME, STREETS } from './address-rules.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { EXAMPLE } from './harmless.ts'
import { isHarmless, onLineBefore, type Reading, textAfter } from './read-text.ts'
import { spanOfMatch, spanOfValue, withoutOverlaps } from './spans.ts'

const BEFORE_MAX = 120
const AFTER_MAX = 60

/** Where someone lives: after words such as "home address" and "lives at", or under a person's name. */
export function findAddresses(reading: Reading, about: AboutWhom): Match[] {
  const { text, cells } = reading
  if (!/\d/.test(text)) return []
  const found: Span[] = [
    ...STREETS.flatMap((street) => Array.from(text.matchAll(street), spanOfMatch)).filter(
      (span) => !isHarmless(reading, span) && isHome(reading, span, about),
    ),
    ...Array.from(text.matchAll(LABELED_LINE), spanOfValue).filter(
      ({ start, end }) => !NO_ADDRESS.test(text.slice(start, end)),
    ),
    ...cells.filter(
      ({ header, text }) => ADDRESS_HEADER.test(header.trim()) && /\d/.test(text) && !NO_ADDRESS.test(text),
    ),
  ]
  return withoutOverlaps(found).map(({ start, end }) => {
    const value = text.slice(start, end).replace(/[\s.,]{1,4}$/, '')
    return { start, end: start + value.length, masked: `${HIDDEN} ${lastWord(value)}` }
  })
}

const NO_ADDRESS = /@|https?:|^\d{1,3}(?:\.\d{1,3}){3}|^.{0,5}$/

/** Addresses that no one has. */
const PLACEHOLDER =
  /^(?:123|1234|100) (?:Main|Any|Elm|Example|Fake|Sample|University|College|Campus) |Anytown|Springfield, USA/i

function isHome(reading: Reading, span: Span, about: AboutWhom): boolean {
  const { text } = reading
  const sentence = about.sentenceAt(span.start)
  if (!sentence || about.isStory(sentence)) return false
  const before = text.slice(Math.max(0, span.start - BEFORE_MAX), span.start)
  const line = onLineBefore(text, span.start, BEFORE_MAX)
  const after = textAfter(reading, span, AFTER_MAX)
  if (PLACEHOLDER.test(text.slice(span.start, span.end)) || EXAMPLE.test(before)) return false
  if (IN_HOUSE.test(text.slice(span.start, span.end)) && !AT_WORK.test(line)) return true
  const home = HOME.exec(line) ?? HOME.exec(before.slice(-60))
  if (home && !NOT_HOME.test(home.input.slice(home.index + home[0].length))) return !AT_WORK.test(line)
  const twoLines = before.split('\n').slice(-2).join('\n')
  if ([twoLines, text.slice(span.start, span.end), after].some((part) => NOT_HOME.test(part))) return false
  // A whole name: one word can be anything.
  return about.namesNear(sentence).some(({ start, end }) => text.slice(start, end).includes(' '))
}

const IN_HOUSE = /\b(?:apt|apartment|flat)\b/i
const AT_WORK = /\b(?:(?<!post )office|business|company|work)\b/i
/** The start of the town, mostly, which says enough to recognize it. */
const lastWord = (value: string) => value.slice(4).split(/[\s,]/).at(-1)?.slice(0, 3) ?? ''
