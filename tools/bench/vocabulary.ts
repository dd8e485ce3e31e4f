import { readStarterPrompts } from '../../server/src/db/seeds/starter-prompts.ts'
import { randomNumbers } from '../../server/src/testing/random-numbers.ts'

/**
 * So many words, the most frequent first: those of the starter prompts by how often they stand there, then made-up ones
 * whose letters follow each other as in these. The same each time.
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

/** Makes words letter by letter, each chosen by the two before it; `^` and `$` are a word's ends. */
function wordMaker(known: readonly string[]): () => string {
  const next = new Map<string, string>()
  for (const word of known)
    for (const [, pair = '', letter = ''] of `^^${word}$`.matchAll(/(?=(..)(.))/g))
      next.set(pair, (next.get(pair) ?? '') + letter)
  const chance = randomNumbers(7)
  const pick = (letters: string) => letters[Math.floor(chance() * letters.length)] ?? '$'
  return () => {
    for (;;) {
      let word = '^^'
      while (!word.endsWith('$')) word += pick(next.get(word.slice(-2)) ?? '$')
      if (word.length > 7 && word.length < 19) return word.slice(2, -1)
    }
  }
}
