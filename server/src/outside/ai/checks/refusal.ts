import type { AnswerCheck } from './answer-check.ts'
import { QUOTED } from './prose.ts'

/** The model declines, which small models do for harmless prompts, too. */
export const refusal: AnswerCheck = {
  fails: ({ original, rewritten }) =>
    (OPENING.test(rewritten) && !OPENING.test(original)) ||
    // What the assistant should say is quoted.
    (ANYWHERE.test(rewritten.replace(QUOTED, ' ')) && !ANYWHERE.test(original)),
  toModel: 'It addresses the author. "enhanced_prompt" must contain only the improved prompt.',
  toUser: 'The AI service declined to rewrite this prompt. Change the prompt or try again.',
}

const CANNOT =
  "(?:can(?:['’]?t|not| not)|won['’]?t|will not|am (?:not able|unable)|['’]m (?:not able|unable))"

const OPENING = new RegExp(
  `^\\W{0,3}(?:(?:i(?:['’]?m| am) )?(?:very |so |really )?sorry|i ?${CANNOT}|i must decline|i apologi[sz]e|my apologies|unfortunately,? (?:i|this)|as an? (?:ai|artificial intelligence|(?:large )?language)\\b[^,.\\n]{0,20}, ?i\\b|en tant que (?:mod|ia)|(?:cannot|can['’]t|unable to) (?:comply|help|assist|process|fulfil)|request denied|i['’]d rather not|i decline|(?:this|your) (?:request|prompt) (?:cannot|can['’]t|can not|violates|is not allowed|is inappropriate)|lo siento|desolée?|je suis désolée?|je ne peux pas|es tut mir leid|entschuldigung|no puedo|mi dispiace|desculpe|不好意思|抱歉|很抱歉|对不起|申し訳)`,
  'i',
)

const ANYWHERE = new RegExp(
  `\\bi ?${CANNOT} (?:be able to )?(?:help|assist|rewrite|improve|fulfil|comply|provide|support|do (?:that|this)|create|generate|write|edit|complete|process|engage|answer)|\\bi(?:['’]m| am) (?:just |only )?an ai\\b|\\bas an ai (?:language )?model\\b|\\b(?:against|violates?) (?:my|our) (?:guidelines|policy|policies|rules|content)|\\bi (?:have to|must) (?:decline|refuse)|\\bnot (?:something|comfortable) i can|\\bi(?:['’]m| am) not comfortable\\b`,
  'i',
)
