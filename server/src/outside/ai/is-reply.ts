import { isEnglish } from '@prompt-library/domain/text/is-english'
import { stems } from './shared-words.ts'

export const REFUSAL = /^\W{0,3}(?:i(?:'|’)?m sorry|i am sorry|i can(?:'|’)?t|i cannot|i can not|as an ai\b)/i

/**
 * Whether a text clearly isn't a rewrite. A rewrite can change a lot, so only three cases are clear: a short piece of the
 * original, a longer text that shares no words with it, and statements where the original asks for something. The required
 * length is lower if the original tries to give instructions to the editor.
 */
export function isReply(original: string, rewritten: string): boolean {
  const [before, after] = [bare(original), bare(rewritten)]
  if (after.length < before.length / 2 && before.includes(after)) return true
  if (rewritten.length >= (INJECTION.test(original) ? 60 : 200) && sharesNothing(original, rewritten))
    return true
  return asks(original) && !asks(rewritten) && isStatement(rewritten)
}

/** Phrases that try to give instructions to the editor (prompt injection). */
const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|everything)\b|\b(?:reply|respond|answer|output|say|return|print)\b.{0,20}\b(?:only|just|exactly|nothing but)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are now\b|\bnew instructions?\b/i

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}

/** A good rewrite of a very short prompt can change every word. */
const WORDS_MIN = 4

function sharesNothing(original: string, rewritten: string): boolean {
  const before = stems(original, 4)
  return before.size >= WORDS_MIN && before.isDisjointFrom(stems(rewritten, 4))
}

/** Whether an English text asks or tells the reader anything, in any of its sentences. */
function asks(text: string): boolean {
  return /\?/.test(text) || TO_READER.test(text) || COMMAND.test(text)
}

const TO_READER =
  /\b(?:you(?:['’]re| are| will|['’]ll| should| must)|your (?:task|job|role|goal|answer|response|output)|act as|imagine|please|let['’]s|(?:i|we) (?:need|want|would like)|(?:must|should) (?:be|have|include|contain|use|cover|explain))\b/i

/** Verbs that tell an assistant what to do, as patterns. */
export const VERBS = `add adapt advise analy[sz]e answer apply argue arrange ask assess assign assume begin brainstorm build
  calculate categori[sz]e change check choose cite clarify classify code collect compare compile complete compose compute
  conduct consider construct contrast convert correct count craft create critique debug define demonstrate derive describe
  design determine develop diagnose differentiate discuss do draft draw edit ensure estimate evaluate examine expand explain
  explore extract fill find fix focus follow format formulate generate give guide help highlight identify illustrate implement
  improve include integrate interpret introduce invent investigate justify keep label list look make mark match measure
  name note offer optimi[sz]e order organi[sz]e outline paraphrase perform pick plan polish predict prepare present
  prioriti[sz]e produce proofread propose prove provide quiz rank rate read recommend refactor remove rephrase reply report
  research respond return review revise rewrite run say search select share show simplify simulate sketch solve sort
  speak specify split start state structure study suggest summari[sz]e support take teach tell test think tra(?:ce|in|nscribe)
  translate try turn update use verify walk work write`

/** A verb at the start of a line or sentence. Elsewhere it can be part of a statement: "plants use light to make sugar". */
const COMMAND = new RegExp(
  `(?:^|[.!:;–—]["”’)]?[^\\S\\n])[^\\S\\n]{0,8}(?:(?:[-*•>#]{1,6}|\\d{1,3}[.)])[^\\S\\n]{1,3})?(?:\\*\\*)?(?:as an? [^,\\n]{2,80}, |(?:now|then|first|next|also|finally),? )?(?:${VERBS.split(/\s+/).join('|')})\\b`,
  'im',
)

/** A sentence in English with a period. "Haiku about dogs, three lines" can still be a prompt. */
function isStatement(text: string): boolean {
  return text.length >= STATEMENT_MIN && /[.!]/.test(text) && isEnglish(text)
}

const STATEMENT_MIN = 25
