// Which kind of task a request is, by how often examples of each kind have the same words (naive Bayes).
import KIND_EXAMPLES from './kind-examples.json' with { type: 'json' }
import { KIND_NAMES, type KindName } from './kind-names.ts'
import { FORMS, type FormName, type TaskName } from './kinds.ts'
import { featuresOf, stemsOf } from './request-features.ts'

/** What a request most likely is. */
export interface Reading {
  /** Undefined unless it's sure. */
  kind: KindName | undefined
  /** A kind or, roughly, a form. Undefined if none is likely. */
  task: TaskName | undefined
  /** Looks like a short question with one short answer. */
  isSmall: boolean
}

/** A kind is sure if its share times the share of its most telling word is this large. */
const SURE = 0.3
const LIKELY = 0.45
/** Forms have several kinds of examples, some of which are closer to others. */
const FORM_LIKELY = 0.55
const SMALL_MIN = 0.3

export function readKind(request: string): Reading {
  const shares = sharesOf(request)
  const shareOf = (name: string) => shares.get(name) ?? 0
  const best = KIND_NAMES.reduce((one, other) => (shareOf(other) > shareOf(one) ? other : one))
  const isLikely = shareOf(best) >= LIKELY
  return {
    kind: shareOf(best) * telling(request, best) >= SURE ? best : undefined,
    task: isLikely
      ? best
      : FORM_NAMES.find((form) => sumOf(shares, FORMS[form].of.split(', ')) >= FORM_LIKELY),
    isSmall: shareOf('small') >= SMALL_MIN,
  }
}

const FORM_NAMES = Object.keys(FORMS) as FormName[]

function sumOf(shares: ReadonlyMap<string, number>, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (shares.get(name) ?? 0), 0)
}

/** Whether nearly all words are in the examples, which are English. */
export function isFamiliar(request: string): boolean {
  const stems = stemsOf(request)
  const known = stems.filter((stem) => learned().counts.has(stem)).length
  return known > 1 && known * 3 >= stems.length * 2
}

/** How likely each kind is. All shares add up to 1. */
function sharesOf(request: string): Map<string, number> {
  const { sizes, counts } = learned()
  const seen = [...featuresOf(request)].flatMap((feature) => counts.get(feature) ?? [])
  const scores = Array.from(sizes, ([name, size]) =>
    seen.reduce((sum, count) => sum + Math.log((count.get(name) ?? 0) / size + UNSEEN), 0),
  )
  const best = Math.max(...scores)
  const caution = CAUTION * Math.min(1, MANY / seen.length)
  const odds = scores.map((score) => Math.exp((score - best) * caution))
  const total = odds.reduce((sum, odd) => sum + odd, 0)
  return new Map([...sizes.keys()].map((name, index) => [name, (odds[index] ?? 0) / total]))
}

/** How much the word that says most about a kind speaks for it: 1 if only examples of this kind had it, and many of them. */
function telling(request: string, kind: string): number {
  const { counts } = learned()
  const isWord = (feature: string) => !/[ ^$]/.test(feature)
  const shares = [...featuresOf(request)].filter(isWord).map((feature) => {
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
  /** For each feature, how many examples of a kind have it. */
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
    for (const feature of requests.flatMap((request) => [...featuresOf(request)])) {
      const seen = counts.get(feature) ?? new Map<string, number>()
      counts.set(feature, seen.set(name, (seen.get(name) ?? 0) + 1))
    }
  }
  return { sizes, counts }
}
