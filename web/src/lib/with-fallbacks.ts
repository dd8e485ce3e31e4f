/** The rows of a list with missing values filled in. Anything that isn't a list counts as an empty one. */
export function rowsWithFallbacks(json: unknown, fallbacks: Record<string, unknown>): unknown[] {
  if (Array.isArray(json)) return json.map((row) => withFallbacks(row, fallbacks))
  console.warn('The server didn’t return a list:', json)
  return []
}

/** Fills in missing values, because one row that violates the schema would make the whole response fail. */
export function withFallbacks(row: unknown, fallbacks: Record<string, unknown>): unknown {
  if (typeof row !== 'object' || row === null) return row
  const present = Object.entries(row).filter(([, value]) => value !== undefined && value !== null)
  return { ...fallbacks, ...Object.fromEntries(present) }
}

/** Converts a time to the contract's format. Returns null for anything invalid, which is shown as unknown. */
export function readTime(value: unknown): string | null {
  // Date parses almost any text.
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
