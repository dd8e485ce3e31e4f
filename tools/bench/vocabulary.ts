import { readStarterPrompts } from '../../server/src/seeds/starter-prompts.ts'
import { randomNumbers } from '../../server/src/testing/random-numbers.ts'

/**
 * Returns this many words, most frequent first: the words of the starter prompts, then generated ones with the same letter
 * sequences. The result is always the same.
 */
export function vocabulary(size: number): string[] {
  const known = wordsByFrequency(readStarterPrompts().map(({ text }) => text))
  const words = new Set(known.slice(0, size))
  const makeWord = wordMaker(known)
  while (words.size < size) words.add(makeWord())
  return [...words]
}

function wordsByFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}

/** Generates words letter by letter, based on the previous two; `^` and `$` mark a word's start and end. */
function wordMaker(known: readonly string[]): () => string {
  const next = new Map<string, string>()
  for (const word of known)
    for (const [, pair = '', letter = ''] of `^^${word}$`.matchAll(/(?=(..)(.))/g))
      next.set(pair, (next.get(pair) ?? '') + letter)
  const random = randomNumbers(7)
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '$'
  return () => {
    for (;;) {
      let word = '^^'
      while (!word.endsWith('$')) word += pick(next.get(word.slice(-2)) ?? '$')
      if (word.length > 7 && word.length < 19) return word.slice(2, -1)
    }
  }
}
