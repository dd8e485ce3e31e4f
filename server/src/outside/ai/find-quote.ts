/**
 * Finds quotes in a text. Models change line breaks, capitals, and punctuation when they quote, so the function returns the
 * text's own words. It returns undefined if they aren't in the text.
 */
export function createQuoteFinder(text: string): (quote: string) => string | undefined {
  let textWords: Words | undefined
  return (quote) => {
    if (text.includes(quote)) return quote
    const { joined, places } = readWords(quote)
    if (places.length === 0) return undefined
    textWords ??= readWords(text)
    const index = textWords.joined.indexOf(joined)
    if (index < 0) return undefined
    const first = textWords.joined.slice(0, index).split(' ').length - 1
    return text.slice(textWords.places[first]?.start, textWords.places[first + places.length - 1]?.end)
  }
}

interface Words {
  /** In lowercase, each with a space before and after it. */
  joined: string
  places: { start: number; end: number }[]
}

function readWords(text: string): Words {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  return {
    joined: ` ${words.map(([word]) => word.toLowerCase()).join(' ')} `,
    places: words.map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
  }
}
