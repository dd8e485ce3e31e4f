/** One line of a CSV file by RFC 4180, safe to open in a spreadsheet. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: unknown): string {
  const text = harmless(asText(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

/** A spreadsheet takes a text that begins so for a formula, and would run it; the apostrophe makes it a text. */
function harmless(text: string): string {
  const number = /^-?\d+(\.\d+)?$/.test(text)
  return /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) && !number ? `'${text}` : text
}
