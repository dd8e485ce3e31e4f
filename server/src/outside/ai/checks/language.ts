import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { proseOf } from './prose.ts'
import { sharedWords, stems } from './words.ts'

/**
 * One text is English and the other isn't, or neither is and they share too few words. Texts that share most words
 * are in the same language even if one of them looks different: it can be very short, or quote what it wants translated.
 */
export const language: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const [before, after] = [proseOf(original), proseOf(rewritten)]
    const isBeforeEnglish = isEnglish(before)
    const shared = sharedWords(before, after, 3) ?? 1
    if (isBeforeEnglish !== isEnglish(after)) return shared < SAME_LANGUAGE
    if (isBeforeEnglish) return hasForeignParagraph(original, rewritten)
    return stems(before, 3).size >= WORDS_MIN && shared < SAME_FOREIGN_LANGUAGE
  },
  toModel: 'It is in another language. Keep the language of the original prompt.',
  toUser: 'The AI service changed the language of the prompt. Try again.',
}

/** A translation keeps names and words with the same root, which are less than half of it. */
const SAME_LANGUAGE = 0.6

/** A good rewrite of a short prompt keeps a third of its words. Related languages can share more, so some of them pass. */
const SAME_FOREIGN_LANGUAGE = 0.3
const WORDS_MIN = 3

/** A long paragraph in another language that isn't in an English prompt. */
function hasForeignParagraph(original: string, rewritten: string): boolean {
  return rewritten
    .split('\n')
    .filter((line) => line.length >= PARAGRAPH_MIN && !original.includes(line.trim()))
    .some((line) => !isEnglish(line, true) && (sharedWords(line, original, 4) ?? 1) < SAME_LANGUAGE)
}

const PARAGRAPH_MIN = 60
