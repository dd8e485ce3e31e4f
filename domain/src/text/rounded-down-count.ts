/** Rounds down so that a sentence stays true as the count grows: 137 is "100+", 64 is "60+". Counts under ten aren't shown. */
export function roundedDownCount(count: number): string | undefined {
  if (count < 10) return undefined
  const step = count < 100 ? 10 : 100
  return `${(Math.floor(count / step) * step).toLocaleString('en-US')}+`
}
