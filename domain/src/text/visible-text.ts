import { withoutHiddenText } from './hidden-text.ts'

/** Whether a text has visible characters. Spaces, line breaks, and invisible characters don't count. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** Normalizes a title or name: one line, composed, and without characters that could make it look like another one. */
export function oneLine(text: string): string {
  // These become spaces, so they are replaced first. NUL is kept because validation refuses it.
  const withoutDirection = text.replace(/(?!\0)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
  return withoutHiddenText(withoutDirection).replace(/\s+/g, ' ').trim().normalize('NFC')
}
