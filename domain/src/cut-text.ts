/** A text of so many characters at most, with an ellipsis where it was longer. */
export function cutText(text: string, maximum: number): string {
  const characters = splitCharacters(text)
  if (characters.length <= maximum) return text
  return `${characters.slice(0, maximum).join('').trimEnd()}…`
}

/** By what a reader sees as one character, so that a cut never splits an emoji or an accented letter. */
function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
