import type { AnswerCheck } from './answer-check.ts'

/** The model declines, which small models do for harmless prompts, too. */
export const refusal: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const opens = (text: string) => OPENING.some((pattern) => pattern.test(text))
    return opens(rewritten) && !opens(original)
  },
  toModel: 'It addresses the author. "enhanced_prompt" must contain only the improved prompt.',
  toUser: 'The AI service declined to rewrite this prompt. Change the prompt or try again.',
}

const CANNOT =
  "(?:can(?:['’]?t|not| not)|won['’]?t|will not|am (?:not able|unable)|['’]m (?:not able|unable))"

const OPENING: readonly RegExp[] = [
  /^\W{0,3}(?:(?:i(?:['’]?m| am) )?(?:very |so |really )?sorry|i must decline|i apologi[sz]e|my apologies)/i,
  new RegExp(`^\\W{0,3}i ?${CANNOT}`, 'i'),
  /^\W{0,3}unfortunately,? (?:i|this)|^\W{0,3}(?:request denied|i['’]d rather not|i decline)/i,
  /^\W{0,3}as an? (?:ai|artificial intelligence|(?:large )?language)\b[^,.\n]{0,20}, ?i\b/i,
  /^\W{0,3}(?:cannot|can['’]t|unable to) (?:comply|help|assist|process|fulfil)/i,
  /^\W{0,3}(?:this|your) (?:request|prompt) (?:cannot|can['’]t|can not|violates|is not allowed|is inappropriate)/i,
  /^\W{0,3}(?:lo siento|no puedo|desolée?|je suis désolée?|je ne peux pas|en tant que (?:mod|ia))/i,
  /^\W{0,3}(?:es tut mir leid|entschuldigung|mi dispiace|desculpe|不好意思|抱歉|很抱歉|对不起|申し訳)/i,
]
