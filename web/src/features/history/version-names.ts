/** More of them would be a wall of numbers. */
const NAMED_MAX = 12

/** “Version 3”, “Versions 1 and 3”, or “Versions 1–4, 6, and 9”. The numbers are in order. */
export function versionNames(versions: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const version of versions) {
    const range = ranges.at(-1)
    if (range && version === range.last + 1) range.last = version
    else ranges.push({ first: version, last: version })
  }
  const named = ranges.slice(0, NAMED_MAX)
  const names = named.flatMap(({ first, last }) => {
    if (first === last) return [`${first}`]
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first}–${last}`]
  })
  const more = versions.filter((version) => version > (named.at(-1)?.last ?? 0)).length
  const listed = more > 0 ? [...names, `${more} more`] : names
  return `${versions.length === 1 ? 'Version' : 'Versions'} ${new Intl.ListFormat('en-US').format(listed)}`
}
