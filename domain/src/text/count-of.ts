/** "1 field", "1,204 fields" */
export function countOf(count: number, noun: string): string {
  return `${groupedCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** "1,204". A page's first call of `toLocaleString` takes a browser 10 ms, and few counts need it. */
export function groupedCount(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en-US')
}
