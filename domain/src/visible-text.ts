/** Whether there is anything to see: spaces, line breaks and characters without a form do not count. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/**
 * A title or a name as it is kept: on one line, composed, and without what can make it look like another one. That is
 * what turns the direction of the text around it, and what has no form; joiners stay, which many scripts and emoji need.
 */
export function oneLine(text: string): string {
  return (
    withoutHiddenTags(text)
      // the character of code 0 stays, to be refused: no editor makes it
      .replace(/(?!\0)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
      .replace(/[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .normalize('NFC')
  )
}

/**
 * Without the tag characters, a copy of ASCII that no screen shows: in a prompt they would be orders to an AI service that
 * nobody sees who copies it. Only the flags of some countries are made of them.
 */
export function withoutHiddenTags(text: string): string {
  return text.replace(
    /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u{E0000}-\u{E007F}]/gu,
    '$1',
  )
}
