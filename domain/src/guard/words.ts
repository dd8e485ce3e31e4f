// How lists of words become patterns.

/** Words and phrases, separated by commas or line breaks, as the alternatives of a pattern. */
export const oneOf = (list: string): string =>
  `(?:${list
    .split(/,(?!\d*\})|\n/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .join('|')})`

/** A pattern for any of the words by themselves, in any case. */
export const wordsOf = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${oneOf(list)}(?![\p{L}\d])`, 'iu')

/** A pattern for a text that is nothing but one of the words. */
export const onlyOneOf = (list: string): RegExp => new RegExp(`^${oneOf(list)}$`, 'iu')
