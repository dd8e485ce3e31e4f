/** One line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: unknown): string {
  const text = escapeFormula(asText(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

/**
 * Prevents CSV injection: a spreadsheet would run such text as a formula unless it starts with an apostrophe. A leading apostrophe
 * gets another one, so that `unescapeFormula` finds exactly what was added.
 */
function escapeFormula(text: string): string {
  return text.startsWith("'") || isFormula(text) ? `'${text}` : text
}

/** The text of a cell that `csvLine` wrote. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell
}

export function isFormula(text: string): boolean {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  return /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) && !isNumber
}
