import type { Span } from './finding.ts'

interface Phrase<Kind> extends Span {
  kind: Kind
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** What can be between the words of a phrase: "note taker", "note-taker", "Crohn’s". */
const JOINT = /^(?:[ \-‑'’.]|[.,] )$/
const PLURAL = /(?<=\p{L}{3})(?:(?<=[sxz]|ch|sh)es|(?<![su])s)$/u

/**
 * Finds the phrases of several lists in one pass, however long the lists are. Phrases are separated by commas or line breaks. They match
 * in any case and in the plural, except those in capitals (AIDS), which match only in capitals.
 */
export function phraseFinder<Kind extends string>(
  lists: Record<Kind, string>,
): (text: string) => Phrase<Kind>[] {
  const inCapitals = new Set(
    Object.values<string>(lists)
      .join()
      .match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu),
  )
  const keyOf = (word: string) => (inCapitals.has(word) ? word : word.toLowerCase().replace(PLURAL, ''))
  const kinds = new Map<string, Kind>()
  /** How many words the longest phrase has that begins with a word. */
  const lengths = new Map<string, number>()
  for (const kind in lists)
    for (const phrase of lists[kind].split(/[,\n]/)) {
      const [first, ...others] = (phrase.match(WORD) ?? []).map(keyOf)
      if (first === undefined) continue
      kinds.set([first, ...others].join(' '), kind)
      lengths.set(first, Math.max(1 + others.length, lengths.get(first) ?? 0))
    }
  return (text) => {
    const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
      key: keyOf(word),
      start: index,
      end: index + word.length,
    }))
    return words.flatMap(({ key, start, end: firstEnd }, first) => {
      let found: Phrase<Kind>[] = []
      let phrase = ''
      let end = firstEnd
      for (const word of words.slice(first, first + (lengths.get(key) ?? 0))) {
        if (phrase !== '' && !JOINT.test(text.slice(end, word.start))) break
        phrase = phrase === '' ? word.key : `${phrase} ${word.key}`
        end = word.end
        const kind = kinds.get(phrase)
        if (kind !== undefined) found = [{ kind, start, end }]
      }
      return found
    })
  }
}
