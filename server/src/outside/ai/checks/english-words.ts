// Whether an English sentence starts with a verb, by a dictionary.
import { FIRST_NAMES } from '@prompt-library/domain/guard/first-names'
import dictionary from 'dictionary-en'

interface Words {
  ordinary: ReadonlySet<string>
  /** Words that are always capitalized, such as "Boston". */
  proper: ReadonlySet<string>
  verbs: ReadonlySet<string>
}

/** Takes some 30 milliseconds, so it's done when a word is looked up for the first time. */
let words: Words | undefined

function readWords(): Words {
  // Lines such as `mix/GZMDRS`: the letter G says that a word can end in -ing, which only verbs do.
  const entries = Buffer.from(dictionary.dic)
    .toString()
    .split('\n')
    .map((line) => line.split('/'))
  const all = entries.map(([word = '']) => word)
  return {
    ordinary: new Set(all.filter((word) => /^\p{Ll}/u.test(word))),
    proper: new Set(all.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word))),
    verbs: new Set(entries.filter(([, flags = '']) => flags.includes('G')).map(([word = '']) => word)),
  }
}

/** Whether a sentence starts with a verb that can be a command, such as "Mix flour and water". */
export function startsWithVerb(sentence: string): boolean {
  words ??= readWords()
  const [, first = '', second = ''] = /^\P{L}{0,6}(\p{L}+)[^\p{L}\n]{1,3}(\p{L}*)/u.exec(sentence) ?? []
  return words.verbs.has(first.toLowerCase()) && !NOT_VERBS.test(first) && !FINITE.test(second)
}

/** The dictionary has these as verbs, too. */
const NOT_VERBS = /^(?:the|while|people|can|will|may|might)$/i
/** "Water is", "Light can". */
const FINITE = /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|does|do|did)$/i

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
