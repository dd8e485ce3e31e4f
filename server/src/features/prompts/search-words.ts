// The same as in the database, whose index of words this has to fit: `search_words` in migration 0008.
const BETWEEN_WORDS = /[^0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\ufeff\uff10-\uff19\uff21-\u{10ffff}]+/u

interface SearchWords {
  /** The words of a text that is searched for, one after the other. */
  words: string[]
  /** Whether the first is the start of a word, and the last the end of one; or else they may be the rest or part of one. */
  startsWord: boolean
  endsWord: boolean
}

/** A text is in a prompt only if its words are, side by side; the first and the last may be parts of words there. */
export function searchWords(text: string): SearchWords {
  const words = text.split(BETWEEN_WORDS)
  const startsWord = words[0] === ''
  const endsWord = words.at(-1) === ''
  return { words: words.filter((word) => word !== ''), startsWord, endsWord }
}
