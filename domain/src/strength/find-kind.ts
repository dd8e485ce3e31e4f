import { kindNamed, neutralOf } from './kinds/kinds.ts'
import { isFamiliar, kindOfHead, type LikelyKind, likelyKinds, namesThing, telling } from './likely-kinds.ts'
import { STATEMENT } from './request-forms.ts'
import { OTHER_REQUEST, REQUEST_LEAD, REQUEST_START, SMALL_REQUEST, SNIPPET } from './request-patterns.ts'

interface FoundKind {
  /** The name of a kind, a neutral one if none is likely enough. */
  name: string
  /** Says what to do. */
  asks: boolean
  /** Only names what to make: "flashcards krebs cycle". */
  isNamed: boolean
  isEnglish: boolean
}

/**
 * A kind counts if its share times the share of its most telling word is this large: many words that are a bit more usual for a
 * kind don't add up to one that says what's wanted.
 */
const SURE = 0.08
/** Below this share, a kind is one of several. */
const LIKELY = 0.25
/** What looks like a small question, or a part of a short text, is another kind only if that's at least this certain. */
const VERY_SURE = 0.1
/** The share of all kinds that are alike. */
const CLEAR = 0.35
/** Many kinds that are hardly likely don't add up to one that is. */
const SLIGHT = 0.04
/** A text of so few words that names nothing known is only a topic. */
const TOPIC_WORDS = 5
/** A text of this many words has its requests among other sentences. A shorter one is a single request. */
export const LONG = 40
/** The request comes early. The rest of a long prompt is mostly material to work on. */
const REQUESTS_MAX = 200
const READ_MAX = 12
/** "How do I fix it?" says little without the rest. */
const CLAUSE_WORDS = 5
const REQUEST_LENGTH = 200

/** Which kind of task a prompt is. `whole` includes vague requests such as "help me with my essay". */
export function findKind(request: string, whole: string): FoundKind {
  const requests = requestsIn(request)
  const words = whole.trim().split(/\s+/, LONG).length
  const isShort = words < LONG
  const texts = isShort
    ? [
        whole,
        ...requests
          .map((text) => text.split(CLAUSE_END, 1).join(''))
          .filter((text) => text.trim().split(/\s+/, CLAUSE_WORDS).length === CLAUSE_WORDS),
      ]
    : requests.length > 0
      ? requests.slice(0, READ_MAX)
      : [whole.slice(0, REQUEST_LENGTH)]
  const guesses = texts.map((text) => likelyKinds(text, (name) => kindNamed(name).sign?.test(whole) ?? true))
  const [likely, certainty = 0] =
    guesses
      .map(
        ([[name, share] = ['other', 1]], at) =>
          [name, share < LIKELY ? 0 : share * telling(texts[at] ?? '', name)] as const,
      )
      .find(([name, sure], at) => name !== 'other' && sure >= (isShort && at > 0 ? VERY_SURE : SURE)) ?? []
  const isOwn = request.trim() === whole.trim()
  const asks = requests.length > 0 || (isOwn && words > 2 && PLEASE.test(whole))
  const names = isOwn && !asks && !whole.includes('?')
  const isBare = names && words <= TOPIC_WORDS
  const best =
    isBare && likely && !namesThing(whole, likely)
      ? undefined
      : (likely ?? texts.flatMap((text, at) => kindOfHead(text, guesses[at]))[0])
  const isNamed = best !== undefined && names
  const isSmall =
    (certainty < VERY_SURE || kindNamed(best ?? '').broad) &&
    requests.some((text) => matchesAt(SMALL_REQUEST, text))
  const name = isSmall || SNIPPET.test(whole) ? 'small' : (best ?? neutralKind(guesses[0] ?? []))
  // "Vocabulary list for Spanish 2" names something to make, even if it isn't known.
  // "My roommate keeps me awake" asks for nothing.
  const isTopic =
    (STATEMENT.test(whole) && !whole.includes('?')) ||
    ((name === 'other' || (isBare && best === undefined && !NAMES_TEXT.has(name))) &&
      words <= TOPIC_WORDS &&
      !/\w (?:about|for|from) [a-z\d]/i.test(whole))
  // "Help with regression" says no more than its topic.
  const isOnlyHelp = request.trim() === '' && words <= TOPIC_WORDS
  return {
    name:
      name === 'other' && (isOnlyHelp || (isTopic && isOwn && !asks && !STATEMENT.test(whole)))
        ? 'topic'
        : name,
    asks: asks || (isOwn && !isTopic),
    isNamed,
    isEnglish: isFamiliar(whole.slice(0, REQUEST_LENGTH)),
  }
}

/** "Museum labels" names something to make. */
const NAMES_TEXT: ReadonlySet<string> = new Set(['writing', 'planning'])

/** "Dutch version please". */
const PLEASE = /\b(?:please|pls|plz)\b/i

/** If it isn't sure which kind it is, the kinds that need about the same share a neutral one. */
function neutralKind(guesses: readonly LikelyKind[]): string {
  const shares = new Map<string, number>()
  for (const [name, share] of guesses) {
    if (share < SLIGHT) break
    const neutral = neutralOf(name)
    shares.set(neutral, (shares.get(neutral) ?? 0) + share)
  }
  return [...shares].find(([, share]) => share >= CLEAR)?.[0] ?? 'other'
}

/** The sentences that ask for something. */
function requestsIn(text: string): string[] {
  return Array.from(text.matchAll(REQUEST_START).take(REQUESTS_MAX), ({ 0: mark, index }) => {
    const begin = index + mark.length
    const [sentence = ''] = text.slice(begin, begin + REQUEST_LENGTH).split(SENTENCE_END, 1)
    return sentence
  }).filter((sentence) => {
    REQUEST_LEAD.lastIndex = 0
    const lead = REQUEST_LEAD.exec(sentence)?.[0] ?? ''
    return matchesAt(OTHER_REQUEST, sentence.slice(lead.length))
  })
}

/** What follows is mostly material or details. */
const CLAUSE_END = /[,:;]/

const SENTENCE_END = /(?<=[.!?])\s|\n/

function matchesAt(sticky: RegExp, text: string): boolean {
  sticky.lastIndex = 0
  return sticky.test(text)
}
