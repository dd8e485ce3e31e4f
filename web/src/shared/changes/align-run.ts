import type { Unit } from './split-units.ts'

/** Units of both texts that belong together. If they're the same, they differ only in whitespace. */
export interface Block {
  same: boolean
  removed: Unit[]
  added: Unit[]
}

/** About 200 ms, and more than ten rewritten pages need. */
const COMPARISONS_MAX = 500_000

/** Splits a run of removed and added units into changes, each of which makes sense alone. */
export function alignRun(removed: readonly Unit[], added: readonly Unit[]): Block[] {
  if (removed.length * added.length > COMPARISONS_MAX)
    return [{ same: false, removed: [...removed], added: [...added] }]
  const blocks: Block[] = []
  let [fromRemoved, fromAdded] = [0, 0]
  for (const [r, a] of [...similarPairs(removed, added), [removed.length, added.length] as const]) {
    blocks.push(...unpaired(removed.slice(fromRemoved, r), added.slice(fromAdded, a)))
    const [one, other] = [removed[r], added[a]]
    if (one && other) blocks.push({ same: false, removed: [one], added: [other] })
    ;[fromRemoved, fromAdded] = [r + 1, a + 1]
  }
  return blocks
}

function unpaired(removed: readonly Unit[], added: readonly Unit[]): Block[] {
  // One unit in the place of another is a replacement, even if they have nothing in common.
  if (removed.length === 1 && added.length === 1)
    return [{ same: false, removed: [...removed], added: [...added] }]
  return [
    ...groups(removed).map((units): Block => ({ same: false, removed: units, added: [] })),
    ...groups(added).map((units): Block => ({ same: false, removed: [], added: units })),
  ]
}

/** Keeps a heading or an introduction such as “Steps:” with what follows it up to the next blank line, and a table together. */
function groups(units: readonly Unit[]): Unit[][] {
  const all: Unit[][] = []
  for (const unit of units) {
    const group = all.at(-1)
    const last = group?.at(-1)
    const isNear = !/\n\s*\n/.test(unit.gap)
    const continues = last && (isLeading(last) || (isNear && (group?.some(isLeading) || isRow(last))))
    if (group && continues && unit.kind !== 'heading') group.push(unit)
    else all.push([unit])
  }
  return all
}

function isLeading({ kind, text }: Unit): boolean {
  return kind === 'heading' || (kind !== 'code' && /[:：]\**$/.test(text))
}

function isRow({ text }: Unit): boolean {
  return /^\s*\|/.test(text)
}

/** The pairs of indexes, in order, with the highest total similarity. */
function similarPairs(removed: readonly Unit[], added: readonly Unit[]): [number, number][] {
  const [ofRemoved, ofAdded] = [removed, added].map((units) => units.map(({ text }) => wordsOf(text))) as [
    Words[],
    Words[],
  ]
  const width = added.length + 1
  const scores = new Float64Array((removed.length + 1) * width)
  const at = (r: number, a: number) => scores[r * width + a] ?? 0
  const paired = new Uint8Array(scores.length)
  for (let r = removed.length - 1; r >= 0; r--)
    for (let a = added.length - 1; a >= 0; a--) {
      const score = similarity(ofRemoved[r] as Words, ofAdded[a] as Words)
      const withPair = score > 0 ? score + at(r + 1, a + 1) : 0
      const without = Math.max(at(r + 1, a), at(r, a + 1))
      if (withPair > without) paired[r * width + a] = 1
      scores[r * width + a] = Math.max(withPair, without)
    }
  const pairs: [number, number][] = []
  for (let [r, a] = [0, 0]; r < removed.length && a < added.length; ) {
    if (paired[r * width + a]) pairs.push([r++, a++])
    else if (at(r + 1, a) >= at(r, a + 1)) r++
    else a++
  }
  return pairs
}

/** How often each word occurs in a text, and how long all its words are. */
interface Words {
  counts: Map<string, number>
  length: number
}

// Scripts without spaces between words are compared by character.
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu

const STEM_MAX = 6

function wordsOf(text: string): Words {
  const counts = new Map<string, number>()
  let length = 0
  for (const [whole] of text.toLowerCase().matchAll(WORD)) {
    // “bullet” and “bullets” count as the same word.
    const word = whole.slice(0, STEM_MAX)
    counts.set(word, (counts.get(word) ?? 0) + 1)
    length += word.length
  }
  return { counts, length }
}

/** Less similar texts aren't versions of each other. */
const SHARE_MIN = 0.5

/**
 * How much text is in both, or 0 if that's less than half of the shorter one. Long words count more than “a” and “the”,
 * and a long sentence more than a short one that happens to be part of another.
 */
function similarity(one: Words, other: Words): number {
  const [small, large] = one.counts.size < other.counts.size ? [one, other] : [other, one]
  let common = 0
  for (const [word, count] of small.counts)
    common += word.length * Math.min(count, large.counts.get(word) ?? 0)
  return common < SHARE_MIN * Math.min(one.length, other.length) ? 0 : common
}
