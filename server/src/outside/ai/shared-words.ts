/** The share of the original's words that are in the rewritten text, from 0 to 1. Undefined if the original has none. */
export function sharedWords(original: string, rewritten: string, minLength: number): number | undefined {
  const before = stems(original, minLength)
  if (before.size === 0) return undefined
  return before.intersection(stems(rewritten, minLength)).size / before.size
}

/** The beginnings of words, because endings change. Words in other scripts can be short. */
export function stems(text: string, minLength: number): Set<string> {
  const found = new Set<string>()
  for (const { segment, isWordLike } of words.segment(text.toLowerCase())) {
    if (isWordLike && (segment.length >= minLength || !/\p{ASCII}/u.test(segment)))
      found.add(segment.slice(0, 5))
  }
  return found
}

const words = new Intl.Segmenter('en', { granularity: 'word' })
