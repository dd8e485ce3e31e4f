import { CONTENT_MAX } from '@prompt-library/domain/limits'

export interface AnswerProblem {
  /** Says what is wrong with the answer. Names nothing from the prompt, because user text must stay between the marked lines. */
  toModel: string
  /** Says why there's no result. Without it, the general sentence does. */
  toUser?: string
}

/** Why an answer can't be used. The sentences are also logged, so they contain no text of a user. */
export const PROBLEMS = {
  notJson: { toModel: 'It is not a JSON object with a text in "enhanced_prompt".' },
  empty: { toModel: 'Its "enhanced_prompt" is empty.' },
  overLimit: {
    toModel: `Its "enhanced_prompt" has more than ${CONTENT_MAX} characters.`,
    toUser: 'The AI service’s answer was too long. Try again.',
  },
  mark: {
    toModel: 'Its "enhanced_prompt" repeats the marked lines, the rules, or the examples.',
    toUser: 'The AI service repeated our instructions. Try again.',
  },
  refusal: {
    toModel: 'It addresses the author. "enhanced_prompt" must contain only the rewritten prompt.',
    toUser: 'The AI service declined to rewrite this prompt. Change the prompt or try again.',
  },
  fields: {
    toModel: 'A field in double braces is missing or changed. Keep every field exactly as it is written.',
    toUser: 'The AI service changed a field in double braces. Try again.',
  },
  code: {
    toModel: 'A code block is missing or changed. Keep every code block exactly as it is written.',
    toUser: 'The AI service changed a code block. Try again.',
  },
  language: {
    toModel: 'It is in another language. Keep the language of the original prompt.',
    toUser: 'The AI service changed the language of the prompt. Try again.',
  },
  reply: {
    toModel: 'It seems to answer, obey, or translate the prompt instead of rewriting it.',
    toUser: 'The AI service answered the prompt instead of rewriting it. Try again.',
  },
  numbers: {
    toModel: 'A number is missing or changed. Keep every number, in digits.',
    toUser: 'The AI service changed a number. Try again.',
  },
  names: {
    toModel: 'A name is missing or changed. Keep every name as it is written, and do not add any.',
    toUser: 'The AI service changed a name. Try again.',
  },
  tooLong: {
    toModel:
      'It is far too long for this prompt. Keep the length in proportion, and add only what the task needs.',
    toUser: 'The AI service made the prompt far too long. Try again.',
  },
  tooShort: {
    toModel: 'It is far too short. Keep everything that the prompt says.',
    toUser: 'The AI service left out most of the prompt. Try again.',
  },
} satisfies Record<string, AnswerProblem>
