import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { isOrdinary } from './english-words.ts'
import { proseOf } from './prose.ts'

/** A text that stops in the middle of a sentence. */
export const ending: AnswerCheck = {
  fails: ({ original, rewritten }) =>
    (isCutOff(rewritten) && !isCutOff(original) && !endsAlike(original, rewritten)) ||
    endsInWord(original, rewritten),
  toModel: 'It ends in the middle of a sentence. Write the whole prompt.',
  toUser: 'The AI service’s answer has no end. Try again.',
}

function isCutOff(text: string): boolean {
  const end = text.trimEnd().slice(-END_MAX)
  if (UNFINISHED.test(end) || OPEN_BRACKET.test(end)) return true
  const lines = proseOf(text).trimEnd().split('\n')
  const last = lines.at(-1)?.trim() ?? ''
  const rest = lines.slice(0, -1).join('\n')
  const [sentence = ''] = last.split(/[.!?]["”’)]?\s/).slice(-1)
  const others = `${rest}\n${last.slice(0, last.length - sentence.length)}`
  // A list item, a label, or a short line needs no period. A long sentence does, if the others have one.
  const isProse = !/^(?:[-*•#>|]|\d{1,3}[.)])/.test(last) && sentence.split(/\s+/).length >= SENTENCE_MIN
  return (
    isProse && /\p{L}$/u.test(sentence) && /\p{Ll}[.!?]["”’)]?(?:\s|$)/u.test(others) && isEnglish(others)
  )
}

/** Whether the last word is none, such as "exerc", and only there. */
function endsInWord(original: string, rewritten: string): boolean {
  const [, before = '', word = ''] =
    /^([\s\S]*[^\p{L}\p{M}\p{N}_'’.@/-])(\p{Ll}{1,20})$/u.exec(rewritten.trimEnd()) ?? []
  if (word === '' || isOrdinary(word) || VARIABLE.test(word) || !isEnglish(before)) return false
  const known = `${original} ${before}`.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return !known.includes(word)
}

const VARIABLE = /^[ainpxyz]$/
const END_MAX = 200
const SENTENCE_MIN = 6
const OPEN_BRACKET = /\([^)\n]{0,150}$|\{\{[^{}\n]{0,100}$/
/** Words and marks that need something after them. */
const UNFINISHED =
  /(?:[,;(“‘–—-]|\b(?:the|an?|and|or|your|their|its|my|our|because|including|such|und|oder|der|das|el|los|las|y|le|les|et|des))$/i

/** The author's own last words can be unfinished, too. */
function endsAlike(original: string, rewritten: string): boolean {
  const tail = original.trimEnd().slice(-12)
  return rewritten.trimEnd().endsWith(tail)
}
