/** Models change line breaks, capitals, and punctuation when they quote. Returns the text's own words, or undefined. */
export function findQuote(text: string, quote: string): string | undefined {
  if (text.includes(quote)) return quote
  const words = quote.match(/[\p{L}\p{M}\p{N}]+/gu)
  if (!words) return undefined
  const inText = new RegExp(`(?<!${LETTER})${words.join(`${OTHER}+`)}(?!${LETTER})`, 'iu')
  return inText.exec(text)?.[0]
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`
const OTHER = String.raw`[^\p{L}\p{M}\p{N}]`
