/** A short name for a file or command: lowercase letters, digits, and single hyphens. `fallback` if a title has none of them. */
export function slug(
  title: string,
  { max, fallback = 'prompt' }: { max: number; fallback?: string },
): string {
  const words = title
    .slice(0, 1_000)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, max).replace(/-$/, '') || fallback
}

/** Makes names unique by a number at their end. */
export function uniqueSlugs({ max }: { max: number }): (title: string) => string {
  const used = new Map<string, number>()
  return (title) => {
    const name = slug(title, { max: max - UNIQUE_DIGITS })
    let number = used.get(name) ?? 0
    let unique: string
    do {
      number += 1
      unique = number === 1 ? name : `${name}-${number}`
    } while (number > 1 && used.has(unique))
    used.set(name, number)
    if (unique !== name) used.set(unique, 1)
    return unique
  }
}

/** Room for a hyphen and the number of each prompt in a large library. */
const UNIQUE_DIGITS = 8

/** “Study plan” for `study-plan`. */
export function titleFromSlug(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
