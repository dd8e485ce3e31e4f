import type { AnswerCheck } from './answer-check.ts'
import { FIELD } from './prose.ts'

/** Fields that are gone, renamed, or misspelled, and new ones without a name. */
export const fields: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const before = new Set(original.match(FIELD))
    const after = new Set(rewritten.match(FIELD))
    const added = after.difference(before)
    return !before.isSubsetOf(after) || [...added].some((field) => EMPTY.test(field))
  },
  toModel:
    'A field in double braces is missing, changed, or misspelled. Keep every field exactly as it is written.',
  toUser: 'The AI service changed a field in double braces. Try again.',
}

/** A name that a program wrote in place of one. */
const EMPTY = /^\{\{\s*(?:undefined|null|nan|none|placeholder)\s*\}\}$/i
