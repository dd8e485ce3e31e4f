import { EXAMPLES } from './examples/examples.ts'
import { kindNamed } from './kinds/kinds.ts'
import { featuresOf, headOf, stemsOf } from './request-features.ts'

/** A kind of task, and how likely it is: all of them add up to 1. */
export type LikelyKind = readonly [name: string, share: number]

/** The kinds that a request could be, the likeliest first, by how often examples of each kind have the same words (naive Bayes). */
export function likelyKinds(request: string, isPossible = (_kind: string) => true): LikelyKind[] {
  const { kinds, counts } = learned()
  const scores = kinds.map(({ name }) => (isPossible(name) ? 0 : Number.NEGATIVE_INFINITY))
  let weights = 0
  for (const [feature, weight] of featuresOf(request)) {
    const seen = counts.get(feature)
    if (seen === undefined) continue
    weights += weight
    for (const [kind, { size }] of kinds.entries())
      scores[kind] = (scores[kind] ?? 0) + weight * Math.log((seen.get(kind) ?? 0) / size + UNSEEN)
  }
  const best = Math.max(...scores)
  const caution = CAUTION * Math.min(1, MANY / weights)
  const odds = scores.map((score) => Math.exp((score - best) * caution))
  const sum = odds.reduce((total, odd) => total + odd, 0)
  return kinds
    .map(({ name }, kind): LikelyKind => [name, (odds[kind] ?? 0) / sum])
    .sort(([, one], [, other]) => other - one)
}

/** How much the word that says most about a kind speaks for it: 1 if only examples of this kind had it, and many of them. */
export function telling(request: string, name: string): number {
  const { kinds, counts } = learned()
  const kind = kinds.findIndex((one) => one.name === name)
  const shares = [...featuresOf(request).keys()].filter(isWord).map((feature) => {
    const seen = counts.get(feature)
    const all = [...(seen?.values() ?? [])].reduce((sum, count) => sum + count, FEW_SEEN)
    return (seen?.get(kind) ?? 0) / all
  })
  return Math.max(0, ...shares)
}

/** Not a pair of words, or where a word stands. */
function isWord(feature: string): boolean {
  return !/[ ^$]/.test(feature)
}

/** A word that only one or two examples have says little. */
const FEW_SEEN = 2

/**
 * The kind of what a request is about or starts with, whatever else it says: "write a quiz on the French Revolution" is about a
 * quiz, and most examples about a quiz are tests.
 */
export function kindOfHead(request: string, guesses: readonly LikelyKind[] = []): string[] {
  const { kinds, counts } = learned()
  const head = headOf(request)
  if (guesses[0]?.[0] === 'other') return []
  return [head.slice(-2).join(' '), `${head.at(-1)}$`, `^${head[0]}`].flatMap((feature) => {
    const seen = [...(counts.get(feature) ?? [])].sort(([, one], [, other]) => other - one)
    const [[kind, count] = [0, 0]] = seen
    const isClear = count >= CLEAR * seen.reduce((sum, [, more]) => sum + more, FEW)
    const { name = 'other' } = kinds[kind] ?? {}
    const isLikely = guesses.some(
      ([guess, share], at) => guess === name && share > SLIGHT && (at === 0 || feature.endsWith('$')),
    )
    return isClear && isLikely && name !== 'other' ? [name] : []
  })
}

const CLEAR = 0.65
/** One example isn’t enough. */
const FEW = 1
/** The rest of the request can rule it out. */
const SLIGHT = 0.095

/** "Krebs cycle" is like an example of flashcards, but only its topic is. */
export function namesThing(text: string, name: string): boolean {
  const { kinds, counts } = learned()
  const kind = kinds.findIndex((one) => one.name === name)
  const stems = stemsOf(text.toLowerCase())
  // What one learns or plans is a topic itself, so only the noun at the end counts.
  const isBroad = kindNamed(name).broad === true
  const telling = isBroad ? [`${stems.at(-1)}$`] : stems
  return (
    / (?:for|about|of|on) /.test(text) ||
    telling.some((feature) => (counts.get(feature)?.get(kind) ?? 0) > (isBroad ? 2 * SEEN : SEEN))
  )
}

const SEEN = 2.5

/** Whether nearly all words are in the examples, which are English. */
export function isFamiliar(request: string): boolean {
  const stems = stemsOf(request.toLowerCase())
  const known = stems.filter((stem) => learned().counts.has(stem)).length
  return known > 1 && known * 3 >= stems.length * 2
}

/** What a word counts for a kind that has no example with it. */
const UNSEEN = 0.002
/** Words depend on one another, so their scores add up to too much, and all the more if there are many. */
const CAUTION = 0.5
const MANY = 12

interface Learned {
  kinds: { name: string; size: number }[]
  /** For each feature, how much of it the examples of a kind have. */
  counts: Map<string, Map<number, number>>
}

let examplesRead: Learned | undefined

function learned(): Learned {
  examplesRead ??= readExamples()
  return examplesRead
}

function readExamples(): Learned {
  const counts: Learned['counts'] = new Map()
  const kinds = Object.entries(EXAMPLES).map(([name, text], kind) => {
    const requests = text.replace(/\s+/g, ' ').split('|')
    for (const [feature, weight] of requests.flatMap((request) => [...featuresOf(request)])) {
      const seen = counts.get(feature) ?? new Map<number, number>()
      counts.set(feature, seen.set(kind, (seen.get(kind) ?? 0) + weight))
    }
    return { name, size: requests.length }
  })
  return { kinds, counts }
}
