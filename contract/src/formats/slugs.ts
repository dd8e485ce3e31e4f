/** Names for files or commands made from titles: lowercase letters, digits, and single hyphens. Each name is given once. */
export function uniqueSlugs({ max }: { max: number }): (title: string) => string {
  const given = new Set<string>()
  const numbers = new Map<string, number>()
  return (title) => {
    const name = slug(title, max - NUMBER_LENGTH)
    let number = (numbers.get(name) ?? 0) + 1
    while (given.has(numbered(name, number))) number += 1
    numbers.set(name, number)
    given.add(numbered(name, number))
    return numbered(name, number)
  }
}

const numbered = (name: string, number: number) => (number === 1 ? name : `${name}-${number}`)

/** A hyphen and the number of each prompt in a large library. */
const NUMBER_LENGTH = 8

/** Titles in other alphabets have none of these letters. */
function slug(title: string, max: number): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, max).replace(/-$/, '') || 'prompt'
}

/** “Study plan” for `study-plan`. */
export function titleFromSlug(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
