// How similar two sentences are, so that one is shown as a rewrite of the other.

/** How often each word occurs in a text, and how long all its words are. */
export interface Words {
  counts: Map<string, number>
  length: number
}

// Scripts without spaces between words are compared by character.
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu

const STEM_MAX = 6

export function wordsOf(text: string): Words {
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
export function similarity(one: Words, other: Words): number {
  const [small, large] = one.counts.size < other.counts.size ? [one, other] : [other, one]
  let common = 0
  for (const [word, count] of small.counts)
    common += word.length * Math.min(count, large.counts.get(word) ?? 0)
  return common < SHARE_MIN * Math.min(one.length, other.length) ? 0 : common
}
