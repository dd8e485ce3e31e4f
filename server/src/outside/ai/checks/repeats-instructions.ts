import { OWN_TEXT } from '../ai-request.ts'

/** So many words in a row aren't the same by chance. */
const WORDS = 7

/** Whether a text has a phrase of our instructions or examples that isn't in the original. */
export function repeatsInstructions(original: string, rewritten: string): boolean {
  OWN ??= phrasesOf(OWN_TEXT)
  const repeated = phrasesOf(rewritten).intersection(OWN)
  return repeated.size > 0 && !repeated.isSubsetOf(phrasesOf(original))
}

let OWN: Set<string> | undefined

function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(WORDS - 1).map((_, index) => words.slice(index, index + WORDS).join(' ')))
}
