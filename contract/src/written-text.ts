import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'

/** What someone writes, over several lines. */
export function writtenText(max: number, subject: string) {
  return z.string().check(z.overwrite(withoutHiddenText), z.trim(), atMost(max, subject))
}

/** A title or a name. `missing` is the sentence if there is none. */
export function writtenName(max: number, subject: string, missing: string) {
  return z
    .string(missing)
    .check(
      z.overwrite(oneLine),
      z.minLength(1, missing),
      z.refine(hasVisibleText, missing),
      atMost(max, subject),
    )
}
