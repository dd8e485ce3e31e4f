// Which new blanks of an answer become fields, such as {{Your level}} or [insert topic]. Refusing the answer would cost the
// author more than a name that's a bit off.
import { toFieldName } from '@prompt-library/domain/fields/field-name'

/** Plain words in double braces, and the usual ones in brackets. `{{ user.name }}` and `{{#if user}}` belong to other languages. */
const BLANK =
  /(?<!\{)\{\{([\p{L}\p{M}\d\s_'’-]{1,80})\}\}|\[(?:insert|enter|specify|fill in)\b:?([^\][{}\n]{1,80})\](?!\()/giu

/** The text with a valid name in each new blank, or with brackets around it if it has no letters of ASCII. */
export function repairFields(rewritten: string, original: string): string {
  const known = new Set(original.match(BLANK))
  return rewritten.replace(BLANK, (found, field?: string, words?: string) => {
    const text = (field ?? words ?? '').trim()
    if (text === '' || known.has(found)) return found
    const name = toFieldName(text)
    return name === '' ? `[${text}]` : `{{${name}}}`
  })
}
