/** A text of so many characters at most, with an ellipsis where it was longer. */
export function cutText(text: string, maximum: number): string {
  return cutToFit(text, { characters: maximum })
}

interface Room {
  /** By what a reader sees as one character, so that a cut never splits an emoji or an accented letter. */
  characters?: number
  /** Of the whole, the way `length` counts, with the ellipsis. */
  length?: number
  /** Whether it is cut between words, where there are several. */
  atWord?: boolean
}

/** A text that has room, with an ellipsis where it was longer. */
export function cutToFit(
  text: string,
  { characters = Number.POSITIVE_INFINITY, length = Number.POSITIVE_INFINITY, atWord = false }: Room,
): string {
  const opening = openingOf(text, Math.min(characters * CHARACTER_LENGTH_MAX, length + 1))
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes.segment(opening)) {
    const next = index + segment.length
    const fits = next === text.length ? next <= length : next + 1 <= length
    if (!fits || count === characters) break
    end = next
    count += 1
  }
  if (end === text.length) return text
  const space = atWord && text[end] !== ' ' ? text.lastIndexOf(' ', end) : -1
  return `${text.slice(0, space > 0 ? space : end).trimEnd()}…`
}

/** The longest emoji have 15. A character that goes on for pages is not read to its end, which would take seconds. */
const CHARACTER_LENGTH_MAX = 32

/** So much of a text, without half a character at its end. */
export function openingOf(text: string, length: number): string {
  if (text.length <= length) return text
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(length - 1))
  return text.slice(0, isHalf ? length - 1 : length)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
