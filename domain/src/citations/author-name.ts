// How a display name is read for a citation: with one comma, "Ruiz, Ana" becomes "Ruiz, A." in APA; any other name stays
// whole.
import { oneLine } from '../text/visible-text.ts'

/** A person, whose family name citations put first, or any other name, which stays whole. */
export type AuthorName = { family: string; given: string } | { whole: string }

/** Reads a display name. Undefined if it's empty. Only one comma says for certain which part is the family name: "van Dyke, Jane". */
export function readAuthorName(displayName: string | null): AuthorName | undefined {
  const text = oneLine(displayName ?? '')
  if (text === '') return undefined
  const [family, given, ...more] = text.split(',').map((part) => part.trim())
  return family && given && more.length === 0 ? { family, given } : { whole: text }
}

/** "Lovelace, Ada King", as in MLA and Chicago. */
export function fullName(name: AuthorName): string {
  return 'whole' in name ? name.whole : `${name.family}, ${name.given}`
}

/** "Lovelace, A. K.", as in APA. Only words that start with a capital are shortened: "Beethoven, L. van". */
export function nameWithInitials(name: AuthorName): string {
  if ('whole' in name) return name.whole
  const initials = name.given
    .replace(/(?<![\p{L}\p{M}’'])(\p{Lu}\p{M}*)[\p{L}\p{M}’']*\.?/gu, '$1.')
    .replace(/\.(?=\p{L})/gu, '. ')
  return `${name.family}, ${initials}`
}
