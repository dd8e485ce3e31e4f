import type { AnswerCheck } from './answer-check.ts'

/** A few words can become a paragraph. Otherwise, more than three times as much is too much. */
const WORDS_MIN = 175
const GROWTH_MAX = 3
const WORD_LENGTH = 8

export const tooLong: AnswerCheck = {
  fails: ({ original, rewritten }) =>
    sizeOf(rewritten) > Math.max(WORDS_MIN * WORD_LENGTH, GROWTH_MAX * sizeOf(original)) ||
    countWords(rewritten) > Math.max(WORDS_MIN, GROWTH_MAX * countWords(original)),
  toModel:
    'It is far too long for this prompt. Keep the length in proportion, and add only what the task needs.',
  toUser: 'The AI service made the prompt far too long. Try again.',
}

function sizeOf(text: string): number {
  return text.replace(/\s+/g, ' ').length
}

function countWords(text: string): number {
  return text.match(/[^\s]+/g)?.length ?? 0
}
