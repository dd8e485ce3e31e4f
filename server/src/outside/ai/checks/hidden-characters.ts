import type { AnswerCheck } from './answer-check.ts'

/** Characters that nobody sees but that an AI reads. Single stray ones are removed later, but a hidden text is no accident. */
export const hiddenCharacters: AnswerCheck = {
  fails: ({ original, rewritten }) =>
    count(rewritten, TEXT_IN_DISGUISE) > count(original, TEXT_IN_DISGUISE) ||
    count(rewritten, INVISIBLE) > count(original, INVISIBLE) + STRAY_MAX,
  toModel: 'It contains invisible characters. Write visible text only.',
  toUser: 'The AI service hid characters in the prompt. Try again.',
}

/** Tag characters, which can spell out a whole text, and marks that show letters in another order than machines read them. */
const TEXT_IN_DISGUISE = /[\u{E0020}-\u{E007F}\u202A-\u202E]/gu
/** Single joiners are part of Persian, of Hindi, and of emoji, and marks for the direction of Arabic. */
const INVISIBLE = /[\u00AD\u200B\u2060-\u2064\u2066-\u2069\uFEFF]|[\u200C-\u200F]{2}/gu
const STRAY_MAX = 2

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
