import { withoutFencedCode } from '@prompt-library/domain/text/code-fences'

/** Anything in double braces, including names that the library doesn't accept for its own fields. */
export const FIELD = /\{\{[^{}\n]{0,200}\}\}/g

/** A text without code blocks and fields, which are compared on their own. */
export function proseOf(text: string): string {
  return withoutFencedCode(text).replace(FIELD, ' ')
}
