// How much longer or shorter than the original a rewrite can be: three times as long, or a paragraph for a few words.
import type { AnswerCheck } from './answer-check.ts'
import { bare, contentStems } from './words.ts'

/** A few words can become a paragraph. Otherwise, more than three times as much is too much. */
const WORDS_MIN = 175
const GROWTH_MAX = 3

export const tooLong: AnswerCheck = {
  fails: ({ original, rewritten }) =>
    sizeOf(rewritten) > Math.max(WORDS_MIN * WORD_LENGTH, GROWTH_MAX * sizeOf(original)) ||
    countWords(rewritten) > Math.max(WORDS_MIN, GROWTH_MAX * countWords(original)),
  toModel:
    'It is far too long for this prompt. Keep the length in proportion, and add only what the task needs.',
  toUser: 'The AI service made the prompt far too long. Try again.',
}

const WORD_LENGTH = 8

/** A wordy prompt can become much shorter, but a long one can't shrink to a few lines. */
const SHORTENED_FROM = 300
const SHRINKING_MAX = 0.3
/** Most of what a prompt is about stays, in its own words. */
const STEMS_MIN = 20
const STEMS_KEPT_MIN = 0.42

export const tooShort: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const before = sizeOf(original)
    if (before >= SHORTENED_FROM && sizeOf(rewritten) < SHRINKING_MAX * before) return true
    const [whole, part] = [bare(original), bare(rewritten)]
    if (part.length < whole.length / 2 && whole.includes(part)) return true
    const about = contentStems(original)
    const kept = about.intersection(contentStems(rewritten))
    return about.size >= STEMS_MIN && kept.size < STEMS_KEPT_MIN * about.size
  },
  toModel: 'It leaves out too much. Keep everything that the prompt says.',
  toUser: 'The AI service left out most of the prompt. Try again.',
}

function sizeOf(text: string): number {
  return text.replace(/\s+/g, ' ').length
}

function countWords(text: string): number {
  return text.match(/[^\s]+/g)?.length ?? 0
}
