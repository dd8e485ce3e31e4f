/** The rows of a list, each with something in place of what it lacks. What is no list is an empty one. */
export function rowsWithFallbacks(json: unknown, fallbacks: Record<string, unknown>): unknown[] {
  if (Array.isArray(json)) return json.map((row) => withFallbacks(row, fallbacks))
  console.warn('The server didn’t return a list:', json)
  return []
}

/** A row that lacks an optional field must not hide all the others, which one answer that fails its schema would. */
export function withFallbacks(row: unknown, fallbacks: Record<string, unknown>): unknown {
  if (typeof row !== 'object' || row === null) return row
  const given = Object.entries(row).filter(([, value]) => value !== undefined && value !== null)
  return { ...fallbacks, ...Object.fromEntries(given) }
}

/** A time as the contract has it; null for what is none, which is shown as unknown. */
export function readTime(value: unknown): string | null {
  // Date would make something of almost any text
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
