import { toFieldName } from './field-name.ts'
import { FIELD_NAME } from './find-fields.ts'

/** Words in double braces that only a space, hyphen, accent, or the like keeps from being a field. */
const NEAR_FIELD = /\{\{([\p{L}\p{N}][\p{L}\p{M}\p{N} _'’?-]{0,59})\}\}/gu

export interface NearField {
  /** What is in the braces. */
  text: string
  name: string
}

/** What the author probably meant as a field: `{{Lab topic}}`, which would have to be `{{lab_topic}}`. Each once. */
export function findNearFields(text: string): NearField[] {
  const texts = Array.from(text.matchAll(NEAR_FIELD), (match) => match[1] ?? '')
  return [...new Set(texts)]
    .filter((found) => !FIELD_NAME.test(found.trim()))
    .map((found) => ({ text: found, name: toFieldName(found) }))
    .filter(({ name }) => name !== '')
}
