// Whether an English word is a name, by a dictionary.
import { FIRST_NAMES } from '@prompt-library/domain/guard/first-names'
import dictionary from 'dictionary-en'

interface Words {
  ordinary: ReadonlySet<string>
  /** Words that are always capitalized, such as "Boston". */
  proper: ReadonlySet<string>
}

/** Takes some 30 milliseconds, so it's done when a word is looked up for the first time. */
let words: Words | undefined

function readWords(): Words {
  // Lines such as `mix/GZMDRS`.
  const all = Buffer.from(dictionary.dic)
    .toString()
    .split('\n')
    .map((line) => line.split('/')[0] ?? '')
  return {
    ordinary: new Set(all.filter((word) => /^\p{Ll}/u.test(word))),
    proper: new Set(all.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word))),
  }
}

/** Whether a word is in the dictionary without a capital, in any of its forms. */
export function isOrdinary(word: string): boolean {
  if (FIRST_NAMES.has(word)) return false
  words ??= readWords()
  const { ordinary } = words
  const lower = word.toLowerCase().replace('ise', 'ize').replace('yse', 'yze').replace('our', 'or')
  return [lower, word.toLowerCase(), ...basesOf(lower)].some((form) => ordinary.has(form))
}

/** Whether a capitalized word is a name and nothing else. */
export function isProperName(word: string): boolean {
  if (isOrdinary(word)) return false
  words ??= readWords()
  const { proper } = words
  return proper.has(word) || FIRST_NAMES.has(word)
}

function basesOf(word: string): string[] {
  const endings = [
    's',
    'es',
    'd',
    'ed',
    'ing',
    'r',
    'er',
    'ers',
    'ly',
    'ness',
    'able',
    'ment',
    'al',
    'ion',
    'ions',
  ]
  return endings
    .filter((ending) => word.endsWith(ending) && word.length > ending.length + 2)
    .flatMap((ending) => {
      const base = word.slice(0, -ending.length)
      return [base, `${base}e`, base.replace(/i$/, 'y'), base.replace(/(.)\1$/, '$1')]
    })
}
