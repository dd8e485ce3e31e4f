import { KINDS } from './kinds/kinds.ts'
import {
  LATER_REQUEST_START,
  MAKE,
  NOUN_END,
  OTHER_REQUEST,
  REQUEST_LEAD,
  REQUEST_START,
  SMALL_REQUEST,
} from './request-patterns.ts'

interface FoundKind {
  /** The name of a kind, `other` for a request that names none, or empty. */
  name: string
  asks: boolean
  /** What it names, such as "lesson plan", if it only names it. */
  topic: string | undefined
  /** Recognized by a word that's only English. */
  isEnglish: boolean
}

type Pattern = readonly [name: string, pattern: RegExp]

const entries = Object.entries(KINDS)
const asked = (isBroad: boolean): Pattern[] =>
  entries
    .filter(([, kind]) => kind.asked !== undefined && (kind.broad ?? false) === isBroad)
    .map(([name, kind]) => [name, new RegExp(`(?:${kind.asked})(?!\\w)`, 'iy')])

const ASKED: readonly Pattern[] = [...asked(false), ['small', SMALL_REQUEST]]
const ASKED_BROADLY = asked(true)
const THINGS: readonly Pattern[] = entries
  .filter(([, kind]) => kind.thing !== undefined)
  .map(([name, kind]) => [name, new RegExp(`\\b(?:${kind.thing})(?!\\w)`, 'giu')])

/** The request comes early. The rest of a long prompt is mostly material to work on. */
const REQUESTS_MAX = 200
const NOUNS_MAX = 160

/** What a prompt asks for: by its verb, by what it asks to make, or by what it names. `whole` includes vague requests. */
export function findKind(request: string, whole: string): FoundKind {
  const name = kindOfRequest(request, REQUEST_START) || kindOfRequest(request, LATER_REQUEST_START)
  if (name !== '' && name !== 'other') return { name, asks: true, topic: undefined, isEnglish: true }
  const topic = thingIn(whole.trimStart().slice(0, NOUNS_MAX))
  return {
    name: topic?.name ?? name,
    asks: name !== '',
    topic: request.trim() === whole.trim() ? topic?.words.toLowerCase() : undefined,
    isEnglish: topic !== undefined && !INTERNATIONAL.test(topic.words),
  }
}

/** Other languages have these words too. */
const INTERNATIONAL =
  /^(?:quiz|plan|e-?mail|budget|agenda|poster|image|logo|test|post|blog|app|api|sql|python|java|javascript|html|css|memo|poll|script|excel|cv|abstract|slogan|haiku|rap|workshop|seminar|feedback|curriculum|notes?|texts?|forum|tutorial|report|formulas?|icons?|vs|versus|anova|faqs?|text|statistics)s?$/i

/** The kind of the first request that matches a pattern, `other` if there are only unknown ones, or empty. */
function kindOfRequest(text: string, start: RegExp): string {
  let found = ''
  for (const { 0: mark, index } of text.matchAll(start).take(REQUESTS_MAX)) {
    const begin = index + mark.length
    const lead = matchAt(REQUEST_LEAD, text, begin)
    const places = lead === undefined ? [begin] : [begin + lead.length, begin]
    const starting = (patterns: readonly Pattern[]) =>
      patterns.find(([, pattern]) => places.some((at) => matchAt(pattern, text, at) !== undefined))?.[0]
    const name =
      starting(ASKED) || places.map((at) => thingMade(text, at)).find(Boolean) || starting(ASKED_BROADLY)
    if (name) return name
    if (places.some((at) => matchAt(OTHER_REQUEST, text, at) !== undefined)) found = 'other'
  }
  return found
}

/** What "make me a …" asks for. "An essay on a poem" doesn't ask for a poem. */
function thingMade(text: string, at: number): string {
  const make = matchAt(MAKE, text, at)
  if (make === undefined) return ''
  const nouns = text.slice(at + make.length, at + make.length + NOUNS_MAX)
  return thingIn(nouns, NOUN_END.exec(nouns)?.index)?.name ?? ''
}

/** The kind of the first thing that's named, or of the last one in a row: "budget spreadsheet". */
function thingIn(text: string, end = text.length): { name: string; words: string } | undefined {
  const matches = THINGS.flatMap(([name, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({
      name,
      words,
      from: index,
      to: index + words.length,
    })),
  ).filter(({ from }) => from < end)
  const firstAt = (at: number) =>
    matches
      .filter(({ from }) => from === at)
      .reduce<(typeof matches)[number] | undefined>(
        (best, match) => (best && best.to >= match.to ? best : match),
        undefined,
      )
  let found = firstAt(Math.min(...matches.map(({ from }) => from)))
  for (let next = found; next; next = firstAt(next.to + 1)) found = next
  return found
}

/** A text without the words for what a kind of task makes. */
export function withoutThing(text: string, kind: string): string {
  const [, pattern] = THINGS.find(([name]) => name === kind) ?? []
  return pattern ? text.replace(pattern, '') : text
}

function matchAt(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0]
}
