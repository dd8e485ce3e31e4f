// Counts in sentences: "1 field", "1,204 fields", "More than 1,000 prompts found".

/** "1 field", "1,204 fields" */
export function countOf(count: number, noun: string): string {
  return `${groupedCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** "1 person", "12 people" */
export function countOfPeople(count: number): string {
  return count === 1 ? '1 person' : `${groupedCount(count)} people`
}

/** "24 prompts found", "More than 1,000 prompts found" */
export function countFound({ total, more }: { total: number; more: boolean }, noun: string): string {
  return `${more ? 'More than ' : ''}${countOf(total, noun)} found`
}

/** "1,204". A page's first call of `toLocaleString` costs a phone 100 ms. */
export function groupedCount(count: number): string {
  const digits = String(count)
  const first = digits.slice(0, digits.length % 3)
  return [first, ...(digits.slice(first.length).match(/\d{3}/g) ?? [])].filter(Boolean).join(',')
}
