import { findFields } from '@prompt-library/domain/fields/find-fields'
import type { AnswerCheck } from './answer-check.ts'
import { FIELD } from './prose.ts'

/** Fields that are gone, renamed, or misspelled, and new ones in place of the author's own words. */
export const fields: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const before = new Set(original.match(FIELD))
    const after = new Set(rewritten.match(FIELD))
    const added = after.difference(before)
    const isLost = !before.isSubsetOf(after)
    return (
      isLost || [...added].some((field) => EMPTY.test(field)) || replacesWords(original, rewritten, added)
    )
  },
  toModel:
    'A field in double braces is missing, changed, misspelled, or put in place of words that the author wrote. Keep every field exactly as it is written, and keep those words.',
  toUser: 'The AI service changed a field in double braces. Try again.',
}

/** A name that a program wrote in place of one. */
const EMPTY = /^\{\{\s*(?:undefined|null|nan|none|placeholder)\s*\}\}$/i

/**
 * Whether a new field stands between two words that have other words between them in the original: “Explain osmosis to
 * my class” must not become “Explain {{topic}} to my class”.
 */
function replacesWords(original: string, rewritten: string, added: ReadonlySet<string>): boolean {
  if (added.size === 0) return false
  const before = wordsOf(original)
  const places = Map.groupBy(
    before.map((word, index) => ({ word, index })),
    ({ word }) => word,
  )
  const kept = new Set(wordsOf(rewritten))
  return findFields(rewritten)
    .filter(({ start, end }) => added.has(rewritten.slice(start, end)))
    .slice(0, FIELDS_MAX)
    .some(({ start, end }) => {
      const left = wordsOf(rewritten.slice(Math.max(0, start - NEAR), start)).slice(-2)
      const right = wordsOf(rewritten.slice(end, end + NEAR))[0] ?? ''
      return (places.get(left.at(-1) ?? '') ?? []).slice(0, PLACES_MAX).some(({ index }) => {
        if (left.length > 1 && before[index - 1] !== left[0]) return false
        const next = before.slice(index + 1, index + 1 + REPLACED_MAX)
        // At the end of both texts, everything after the word on the left is replaced.
        const length =
          right === '' && before.length <= index + 1 + REPLACED_MAX ? next.length : next.indexOf(right)
        return (
          length > 0 &&
          next.slice(0, length).some((word) => word.length > 3 && !kept.has(word) && !VAGUE.test(word))
        )
      })
    })
}

const FIELDS_MAX = 200
const PLACES_MAX = 50
const NEAR = 60
const REPLACED_MAX = 5
/** A field can say which one. */
const VAGUE =
  /^(?:class|course|topic|subject|texts?|paper|essay|article|school|some\p{L}{0,5}|any\p{L}{0,5}|stuff|things?|whatever|th(?:is|at|ese|ose))$/u

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []
}
