/** How often each word occurs in a text, and how long all its words are. */
export interface Words {
  counts: Map<string, number>
  length: number
}

// Scripts without spaces between words are compared by character.
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu

export function wordsOf(text: string): Words {
  const counts = new Map<string, number>()
  let length = 0
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
    length += word.length
  }
  return { counts, length }
}

/** The part of the shorter text that is also in the longer one, from 0 to 1. Long words count more than “a” and “the”. */
export function similarity(one: Words, other: Words): number {
  const [small, large] = one.counts.size < other.counts.size ? [one, other] : [other, one]
  let common = 0
  for (const [word, count] of small.counts)
    common += word.length * Math.min(count, large.counts.get(word) ?? 0)
  return common / Math.max(Math.min(one.length, other.length), 1)
}
