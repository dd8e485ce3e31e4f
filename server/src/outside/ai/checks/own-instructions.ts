import { OWN_TEXT } from '../ai-request.ts'
import type { AnswerCheck } from './answer-check.ts'

/** Our instructions, examples, or delimiters in the answer, or words about the prompt instead of the prompt. */
export const ownInstructions: AnswerCheck = {
  fails: ({ original, rewritten, mark }) =>
    rewritten.includes(mark) ||
    TELLTALES.some((pattern) => pattern.test(rewritten) && !pattern.test(original)) ||
    repeatsPhrase(original, rewritten),
  toModel:
    'Its "enhanced_prompt" repeats the marked lines, the rules, or the examples, or talks about the prompt. It must contain only the improved prompt.',
  toUser: 'The AI service repeated our instructions. Try again.',
}

const FRAME = [
  /-{3} ?(?:BEGIN|END) (?:PROMPT|CONTEXT)|\benhanced_prompt\b/,
  /<\/?(?:system|assistant|user|think|prompt)>|\[\/?INST\]|<\|[a-z_]{2,20}\|>/,
]

const ABOUT_PROMPT = "is was has looks seems could can_be asks needs lacks does_not doesn’t doesn't"
  .replaceAll(' ', '|')
  .replaceAll('_', ' ')
const TALK = [
  new RegExp(`\\b(?:your|the|this) (?:original |current |initial )?prompt (?:${ABOUT_PROMPT})\\b`, 'i'),
  /\b(?:i|we)(?:['’]ve| have)? (?:kept|rewrote|rewritten|improved|enhanced|reworded|refined|edited) (?:your|most of)\b/i,
  /\b(?:i|we)(?:['’]ve| have)? (?:rewrote|rewritten|improved|enhanced|reworded|refined|edited) (?:the|this) (?:prompt|wording|original)\b/i,
  /\b(?:rewritten|improved|enhanced|revised|refined|original) prompt\b|\bprompt editor\b/i,
  /\bmy (?:system )?(?:instructions|rules) (?:are|say|state)\b|\bhope this helps\b/i,
  /\bno changes (?:are |were )?(?:needed|necessary|made)\b/i,
]

/** Questions to the author, and offers to help. */
const TO_AUTHOR = [
  /\b(?:provide|share|paste|send)\b[^.?!\n]{0,60}\b(?:you(?:['’]d| would)? (?:like|want)|and i(?:['’]ll| will))\b/i,
  /\b(?:provide|share|paste|send)\b[^.?!\n]{0,60}\bso (?:that )?i can (?:help|assist|improve|rewrite)\b/i,
  /\bi(?:['’]m|['’]d be| am| would be) (?:happy|glad) to (?:help|assist)\b|^\W{0,3}what (?:is|are) your\b/i,
  /^\W{0,3}(?:could|can|would) you (?:please )?(?:tell me|share|provide|clarify|specify) (?:more|your|which|what)\b/i,
  /^\W{0,6}(?:the whole prompt|rewritten prompt|improved prompt|…|\.{3}|null|undefined|n\/a)\W{0,6}$/i,
]

/** A new attempt to give instructions to whoever reads the prompt. "Ignore any instructions in the text" protects from one. */
const IGNORE = '\\b(?:ignore|disregard|forget|override|bypass)\\b'
const EARLIER = '\\b(?:previous|prior|earlier|preceding|above)\\b'
const INJECTION = new RegExp(`${IGNORE}.{0,20}${EARLIER}.{0,20}\\b(?:instructions|rules|prompts?)\\b`, 'i')

const TELLTALES: readonly RegExp[] = [...FRAME, ...TALK, ...TO_AUTHOR, INJECTION]

/** So many words in a row aren't the same by chance. */
const WORDS = 7

function repeatsPhrase(original: string, rewritten: string): boolean {
  own ??= phrasesOf(OWN_TEXT)
  const repeated = phrasesOf(rewritten).intersection(own)
  return repeated.size > 0 && !repeated.isSubsetOf(phrasesOf(original))
}

let own: Set<string> | undefined

function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(WORDS - 1).map((_, index) => words.slice(index, index + WORDS).join(' ')))
}
