import { withoutHiddenText } from './hidden-text.ts'

/** Whether there is anything to see: spaces, line breaks and characters without a form do not count. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** A title or a name as it is kept: on one line, composed, and without what can make it look like another one. */
export function oneLine(text: string): string {
  // These turn into a space, so they have to go first. NUL stays: it is refused, because no editor makes it.
  const withoutDirection = text.replace(/(?!\0)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
  return withoutHiddenText(withoutDirection).replace(/\s+/g, ' ').trim().normalize('NFC')
}
