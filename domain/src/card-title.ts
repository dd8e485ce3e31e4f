import { CARD_TITLE_MAX } from './limits.ts'

/** A title as a card shows it: cut at 60 characters plus an ellipsis when longer. */
export function cardTitle(title: string): string {
  const characters = splitCharacters(title)
  if (characters.length <= CARD_TITLE_MAX) return title
  return `${characters.slice(0, CARD_TITLE_MAX).join('').trimEnd()}…`
}

/** By what a reader sees as one character, so that a cut never splits an emoji or an accented letter. */
function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
