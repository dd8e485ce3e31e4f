// Which kind of task a request is, by how often examples of each kind have the same words (naive Bayes).
import KIND_EXAMPLES from './kind-examples.json' with { type: 'json' }
import { isKindName, type KindName } from './kind-names.ts'
import { FORMS, type FormName } from './kinds.ts'
import { featuresOf, stemsOf } from './request-features.ts'

/** What a request most likely is. */
export interface Reading {
  /** Undefined unless it's sure. */
  kind: KindName | undefined
  /** What it is roughly. Undefined if that isn't likely either. */
  form: FormName | undefined
  /** Looks like a short question with one short answer. */
  isSmall: boolean
}

/** A kind is sure if its share is this large, or if its share times the share of its most telling word is. */
const SURE = 0.9
const SURE_IF_TELLING = 0.25
const SHARE_MIN = 0.3
const FORM_MIN = 0.5

export function readKind(request: string): Reading {
  const shares = sharesOf(request)
  const [name = '', share = 0] = [...shares].reduce(
    (best, next) => (next[1] > best[1] ? next : best),
    ['', 0],
  )
  const isLikely = share >= SHARE_MIN
  const isSure = isLikely && (share >= SURE || share * telling(request, name) >= SURE_IF_TELLING)
  return {
    kind: isSure && isKindName(name) ? name : undefined,
    form: FORM_NAMES.find((form) => sumOf(shares, FORM_KINDS[form]) >= FORM_MIN),
    isSmall: isLikely && name === 'small',
  }
}

const FORM_NAMES = Object.keys(FORMS) as FormName[]
const FORM_KINDS = Object.fromEntries(FORM_NAMES.map((name) => [name, FORMS[name].of.split(', ')]))

function sumOf(shares: ReadonlyMap<string, number>, names: readonly string[] = []): number {
  return names.reduce((sum, name) => sum + (shares.get(name) ?? 0), 0)
}

/** Whether nearly all words are in the examples, which are English. */
export function isFamiliar(request: string): boolean {
  const stems = stemsOf(request.toLowerCase())
  const known = stems.filter((stem) => learned().counts.has(stem)).length
  return known > 1 && known * 3 >= stems.length * 2
}

/** How likely each kind is. All shares add up to 1. */
function sharesOf(request: string): Map<string, number> {
  const { sizes, counts } = learned()
  const scores = new Map([...sizes.keys()].map((name) => [name, 0]))
  let weights = 0
  for (const [feature, weight] of featuresOf(request)) {
    const seen = counts.get(feature)
    if (seen === undefined) continue
    weights += weight
    for (const [name, size] of sizes)
      scores.set(name, (scores.get(name) ?? 0) + weight * Math.log((seen.get(name) ?? 0) / size + UNSEEN))
  }
  const best = Math.max(...scores.values())
  const caution = CAUTION * Math.min(1, MANY / weights)
  const odds = [...scores].map(([name, score]) => [name, Math.exp((score - best) * caution)] as const)
  const total = odds.reduce((sum, [, odd]) => sum + odd, 0)
  return new Map(odds.map(([name, odd]) => [name, odd / total]))
}

/** How much the word that says most about a kind speaks for it: 1 if only examples of this kind had it, and many of them. */
function telling(request: string, kind: string): number {
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
  /** How many examples each kind has. */
  sizes: Map<string, number>
  /** For each feature, how much of it the examples of a kind have. */
  counts: Map<string, Map<string, number>>
}

let examplesRead: Learned | undefined

function learned(): Learned {
  examplesRead ??= readExamples()
  return examplesRead
}

function readExamples(): Learned {
  const sizes: Learned['sizes'] = new Map()
  const counts: Learned['counts'] = new Map()
  for (const [name, requests] of Object.entries(KIND_EXAMPLES)) {
    sizes.set(name, requests.length)
    for (const [feature, weight] of requests.flatMap((request) => [...featuresOf(request)])) {
      const seen = counts.get(feature) ?? new Map<string, number>()
      counts.set(feature, seen.set(name, (seen.get(name) ?? 0) + weight))
    }
  }
  return { sizes, counts }
}
