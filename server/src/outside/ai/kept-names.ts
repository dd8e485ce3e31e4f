import { isEnglish } from '@prompt-library/domain/text/is-english'
import { VERBS } from './is-reply.ts'
import { proseOf } from './kept-details.ts'

/** Whether the names stay: not all of them are gone, and none is replaced by another. Only English marks just names by capitals. */
export function keepsNames(original: string, rewritten: string): boolean {
  const [before, after] = [proseOf(original), proseOf(rewritten)]
  if (!isEnglish(before)) return true
  const names = namesIn(before)
  const gone = names.difference(wordsOf(after))
  if (gone.size === 0) return true
  const added = namesIn(after).difference(wordsOf(before))
  return gone.size < names.size && added.size === 0
}

/** Capitalized words inside a sentence, in lower case. */
function namesIn(prose: string): Set<string> {
  const lines = prose.split('\n').filter((line) => !line.trimStart().startsWith('#') && LOWER_CASE.test(line))
  const names = lines.flatMap((line) => line.replace(GREETING, ' ').match(NAME) ?? [])
  return new Set(names.filter((name) => !COMMON.test(name)).map((name) => name.toLowerCase()))
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu))
}

/** A line without a longer word in lower case is a title. */
const LOWER_CASE = /(?<!\p{L})\p{Ll}{4}/u
const GREETING = /\b(?:hi|hey|hello|thanks|thank you),? \p{Lu}\p{L}{0,40}/giu
const NAME = /(?<=[\p{L}\p{N},&][^\S\n]["“‘'(]?)\p{Lu}\p{L}{0,40}\p{Ll}\p{L}{0,40}(?!\p{L})/gu
/** Words that people capitalize for emphasis, and the assistants that they address. */
const COMMON = new RegExp(
  `^(?:${VERBS.split(/\s+/).join('|')}|please|thanks|not|only|and|the|it|chatgpt|claude|gemini|copilot)$`,
  'i',
)
