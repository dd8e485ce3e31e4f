import { fieldNamesIn } from '../fields/find-fields.ts'
import { CONTENT_MAX, FIELDS_MAX } from '../limits.ts'
import { groupedCount } from '../text/count-of.ts'

/** Why a prompt's HTML is more than the library saves, as a sentence that names the limit; undefined if it isn't. */
export function contentProblem(html: string): string | undefined {
  if (html.length > CONTENT_MAX)
    return `With its formatting, this prompt is ${groupedCount(html.length)} characters long. Prompts can be up to ${groupedCount(CONTENT_MAX)} characters.`
  return fieldsProblem(html)
}

/** The same for its fields alone. A name that appears several times is one field. */
export function fieldsProblem(html: string): string | undefined {
  const { length } = fieldNamesIn(html)
  return length > FIELDS_MAX
    ? `This prompt has ${groupedCount(length)} fields. Prompts can have up to ${FIELDS_MAX}.`
    : undefined
}
