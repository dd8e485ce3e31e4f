/** Formats a number with about two significant digits. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2)
}
