// Which kind of task a request is, by how often examples of each kind have the same words (naive Bayes). The examples of
// other kinds keep a request from being taken for one of those in kinds.ts.
import KIND_EXAMPLES from './kind-examples.json' with { type: 'json' }
import { isKindName, type KindName } from './kind-names.ts'
import { featuresOf, stemsOf } from './request-features.ts'

/** A kind counts if its share times the share of its most telling word is this large. Otherwise, a guess would do harm. */
const SURE = 0.25
const SHARE_MIN = 0.3

/** The kind that a request surely is. */
export function findKind(request: string): KindName | undefined {
  const { name, share, kind } = likeliest(request)
  const isSure = share >= SHARE_MIN && share * telling(request, kind) >= SURE
  return isSure && isKindName(name) ? name : undefined
}

/** Whether a request looks like a short question with one short answer. */
export function isSmallQuestion(request: string): boolean {
  const { name, share } = likeliest(request)
  return name === 'small' && share >= SHARE_MIN
}

/** Whether nearly all words are in the examples, which are English. */
export function isFamiliar(request: string): boolean {
  const stems = stemsOf(request.toLowerCase())
  const known = stems.filter((stem) => learned().counts.has(stem)).length
  return known > 1 && known * 3 >= stems.length * 2
}

interface Guess {
  name: string
  kind: number
  /** All shares add up to 1. */
  share: number
}

function likeliest(request: string): Guess {
  const { kinds, counts } = learned()
  const scores = kinds.map(() => 0)
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
  const kind = scores.indexOf(best)
  const share = 1 / odds.reduce((total, odd) => total + odd, 0)
  return { name: kinds[kind]?.name ?? '', kind, share }
}

/** How much the word that says most about a kind speaks for it: 1 if only examples of this kind had it, and many of them. */
function telling(request: string, kind: number): number {
  const { counts } = learned()
  const isWord = (feature: string) => !/[ ^$]/.test(feature)
  const shares = [...featuresOf(request).keys()].filter(isWord).map((feature) => {
    const seen = counts.get(feature)
    const all = [...(seen?.values() ?? [])].reduce((sum, count) => sum + count, FEW_SEEN)
    return (seen?.get(kind) ?? 0) / all
  })
  return Math.max(0, ...shares)
}

/** What a word counts for a kind that has no example with it. */
const UNSEEN = 0.002
/** Words depend on one another, so their scores add up to too much, and all the more if there are many. */
const CAUTION = 0.5
const MANY = 12
/** A word that only one or two examples have says little. */
const FEW_SEEN = 2

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
  const kinds = Object.entries(KIND_EXAMPLES).map(([name, requests], kind) => {
    for (const [feature, weight] of requests.flatMap((request) => [...featuresOf(request)])) {
      const seen = counts.get(feature) ?? new Map<number, number>()
      counts.set(feature, seen.set(kind, (seen.get(kind) ?? 0) + weight))
    }
    return { name, size: requests.length }
  })
  return { kinds, counts }
}
