// How long texts are cut: between words, never inside an emoji, with an ellipsis.

/** Truncates a text to a number of visible characters and adds an ellipsis if it was longer. */
export function cutText(text: string, maximum: number): string {
  return cutToFit(text, { characters: maximum })
}

interface Room {
  /** Counts grapheme clusters, so an emoji or an accented letter is never split. */
  characters?: number
  /** Maximum `length` of the result, including the ellipsis. */
  length?: number
  /** Truncates between words if there are several. */
  atWord?: boolean
}

/** Truncates a text to both limits and adds an ellipsis if it was longer. */
export function cutToFit(
  text: string,
  { characters = Number.POSITIVE_INFINITY, length = Number.POSITIVE_INFINITY, atWord = false }: Room,
): string {
  if (text.length <= Math.min(characters, length)) return text
  // Made here, not once: the first one on a page costs a phone 100 ms, and few texts are cut.
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
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

/** The longest emoji have 15 code units. Segmenting a grapheme cluster that is pages long would take seconds. */
const CHARACTER_LENGTH_MAX = 32

/** The first `length` code units of a text, without splitting a surrogate pair. */
export function openingOf(text: string, length: number): string {
  if (text.length <= length) return text
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(length - 1))
  return text.slice(0, isHalf ? length - 1 : length)
}
