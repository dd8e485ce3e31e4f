/** Words of a list that spaces and line breaks separate. */
export const wordsOf = (list: string) => list.trim().split(/\s+/)

/** The same as alternatives of a pattern. In phrases, an underscore is a space: "how_to". */
export const oneOf = (list: string) => `(?:${wordsOf(list).join('|').replaceAll('_', ' ')})`
