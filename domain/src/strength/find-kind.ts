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

/** "Find some good | sources": words before the object, none of which starts another part of the sentence. */
const FEW_WORDS =
  "(?: (?!(?:of|about|on|for|in|to|with|from|that|which|using|by|and|so|as)\\b)[\\w'’/-]{1,15}){0,4}"

const entries = Object.entries(KINDS)
const asked = (isBroad: boolean): Pattern[] =>
  entries
    .filter(([, kind]) => kind.asked !== undefined && (kind.broad ?? false) === isBroad)
    .map(([name, kind]) => [name, new RegExp(`(?:${kind.asked?.replaceAll('…', FEW_WORDS)})(?!\\w)`, 'iy')])

const ASKED: readonly Pattern[] = [...asked(false), ['small', SMALL_REQUEST]]
const ASKED_BROADLY = asked(true)
const THINGS: readonly Pattern[] = entries
  .filter(([, kind]) => kind.thing !== undefined)
  .map(([name, kind]) => [name, new RegExp(`\\b(?:${kind.thing})(?!\\w)`, 'giu')])

/** The request comes early. The rest of a long prompt is mostly material to work on. */
const REQUESTS_MAX = 200
const NOUNS_MAX = 160

/**
 * Which kind of task a prompt is. What a prompt asks for: by its verb, by what it asks to make, or by what it names.
 * `whole` includes vague requests.
 */
export function findKind(request: string, whole: string): FoundKind {
  const found = kindOfRequest(request, REQUEST_START) ?? kindOfRequest(request, LATER_REQUEST_START)
  if (found && found.name !== 'other')
    return { name: found.name, asks: true, topic: undefined, isEnglish: true }
  const topic = found?.isOwn ? undefined : thingNamed(whole)
  const unknown = found || topic ? undefined : FOR_SOMETHING.exec(whole)?.[1]
  return {
    name: topic?.name ?? found?.name ?? (unknown ? 'other' : ''),
    asks: found !== undefined,
    topic: request.trim() === whole.trim() ? (topic?.words ?? unknown)?.toLowerCase() : undefined,
    isEnglish: topic !== undefined && (!INTERNATIONAL.test(topic.words) || isLast(topic.words, whole)),
  }
}

/** "Vocabulary list for Spanish 2" names something to make, even if it isn't known. */
const FOR_SOMETHING =
  /^\s*((?!(?:the|my|our|this|help|i|we|it)\b)[a-z][\w'’-]*(?: [\w'’-]{2,15}){0,3}) for [a-z\d]/i

/** "Lab safety quiz": most other languages name it first. */
function isLast(words: string, whole: string): boolean {
  return / \S+ \S+$/.test(whole.trim()) && whole.trim().endsWith(words)
}

/** Other languages have these words too. */
const INTERNATIONAL =
  /^(?:quiz|plan|e-?mail|budget|agenda|poster|image|logo|test|post|blog|app|api|sql|python|java|javascript|html|css|memo|poll|script|excel|cv|abstract|slogan|haiku|rap|workshop|seminar|feedback|curriculum|notes?|texts?|forum|tutorial|report|formulas?|icons?|vs|versus|anova|faqs?|text|statistics)s?$/i

/**
 * The kind of the first request that matches a pattern, or `other` if there are only unknown ones. `isOwn`: it says what to
 * make or starts the text, so other things are named in passing.
 */
function kindOfRequest(text: string, start: RegExp): { name: string; isOwn?: boolean } | undefined {
  let found: { name: string; isOwn?: boolean } | undefined
  for (const { 0: mark, index } of text.matchAll(start).take(REQUESTS_MAX)) {
    const begin = index + mark.length
    const lead = matchAt(REQUEST_LEAD, text, begin)
    const places = lead === undefined ? [begin] : [begin + lead.length, begin]
    const starting = (patterns: readonly Pattern[]) =>
      patterns.find(([, pattern]) => places.some((at) => matchAt(pattern, text, at) !== undefined))?.[0]
    const name =
      starting(ASKED) || places.map((at) => thingMade(text, at)).find(Boolean) || starting(ASKED_BROADLY)
    if (name) return { name }
    const isAt = (pattern: RegExp) => places.some((at) => matchAt(pattern, text, at) !== undefined)
    if (isAt(OTHER_REQUEST))
      found ??= { name: 'other', isOwn: isAt(MAKE) || (index === 0 && !isAt(VAGUE_START)) }
  }
  return found
}

/** The first thing that's named, at the head of a part of the text: "lesson plan for a unit on essays" isn't about essays. */
function thingNamed(text: string): { name: string; words: string } | undefined {
  // What follows a colon is material.
  const [start = ''] = text.trimStart().slice(0, NOUNS_MAX).split(':', 1)
  for (const part of start.split(PART_END)) {
    const nouns = part.replace(VAGUE_LEAD, '').replace(LIST_OF, '')
    const thing = thingIn(nouns, NOUN_END.exec(nouns)?.index)
    if (thing) return thing
  }
  return undefined
}

/** "I need" and "my professor wants" say nothing about the task. */
const VAGUE_START = /(?:i|we|my|our|help|be|let|get|do|go|it)\b/iy
const PART_END = /[.,;!?\n(]/
const VAGUE_LEAD = /^.{0,40}\b(?:help(?: me| us)?|assist me) (?:with|on|w\/|w) /i

/** "A list of". */
const LIST_OF = /^ ?(?:an? |some |\d{1,3} )?(?:\w{1,12} )?(?:lists?|sets?|series|bunch|couple) of /i

/** What "make me a …" asks for. "An essay on a poem" doesn't ask for a poem. */
function thingMade(text: string, at: number): string {
  const make = matchAt(MAKE, text, at)
  if (make === undefined) return ''
  const nouns = text.slice(at + make.length, at + make.length + NOUNS_MAX).replace(LIST_OF, ' ')
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
