/** Whether the database can store a text: neither U+0000 nor half of a surrogate pair fits into PostgreSQL's text and jsonb. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The text with what can't be stored taken out. */
export function storableText(text: string): string {
  return isStorable(text) ? text : text.replaceAll('\0', '').toWellFormed()
}
