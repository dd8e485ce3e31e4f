// What a field can be called: how a name is made from any text, and why one is refused.
import { FIELD_NAME_MAX } from '../limits.ts'
import { FIELD_NAME } from './find-fields.ts'

/** A valid name made from any text: `broad_topic` for “Broad topic”. Empty if the text has no letters or digits. */
export function toFieldName(text: string): string {
  const trimmed = text.trim()
  if (FIELD_NAME.test(trimmed)) return trimmed.slice(0, FIELD_NAME_MAX)
  const words = trimmed
    .slice(0, 1_000)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .match(/[A-Za-z0-9]+/g)
  if (!words) return ''
  // Capitals such as IRB stay, so that the label made from the name reads “IRB number”.
  const name = words.map((word) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase())).join('_')
  const valid = /^\d/.test(name) ? `field_${name}` : name
  return valid.slice(0, FIELD_NAME_MAX).replace(/(?<!_)_+$/, '')
}

/** What is wrong with a new name for a field, as a sentence; undefined when nothing is. */
export function fieldNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Enter a name.'
  if (!FIELD_NAME.test(name))
    return 'Start the name with a letter, and use only letters, digits, and underscores.'
  if (name.length > FIELD_NAME_MAX) return `Names can be up to ${FIELD_NAME_MAX} characters.`
  if (taken.includes(name)) return `Another field is already named “${name}”.`
  return undefined
}
