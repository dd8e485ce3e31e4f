/**
 * A count in a sentence that stays true while the count grows: 137 is "100+", 64 is "60+". Under ten there is nothing to
 * boast of, and the sentence does without.
 */
export function roundedDownCount(count: number): string | undefined {
  if (count < 10) return undefined
  const step = count < 100 ? 10 : 100
  return `${(Math.floor(count / step) * step).toLocaleString('en-US')}+`
}
