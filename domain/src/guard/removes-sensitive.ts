import { findSensitive } from './find-sensitive.ts'

interface Options {
  idMasks: readonly string[]
}

/**
 * Whether the texts before have private data that those after don't, or have less often. Moving it from one text to
 * another doesn't remove it.
 */
export function removesSensitive(
  before: readonly string[],
  after: readonly string[],
  options: Options,
): boolean {
  const current = countValues(after, options)
  return [...countValues(before, options)].some(([key, count]) => count > (current.get(key) ?? 0))
}

/** An email address in capitals is the same one, and a line may be broken elsewhere. */
function countValues(texts: readonly string[], options: Options): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const { kind, start, end } of text === '' ? [] : findSensitive(text, options)) {
      const key = `${kind} ${text.slice(start, end).toLowerCase().replace(/\s+/g, ' ')}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return counts
}
