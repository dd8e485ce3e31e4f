import { type Word, wordsIn } from './words.ts'

/** A typed word, or several that must follow one another. */
export interface Typed {
  words: string[]
  /** The one word, without its hyphens. Words in quotes or in a script without spaces have none and are matched exactly. */
  word: string | undefined
  /** The position in the query. */
  start: number
  end: number
}

const CHUNK = /(?<minus>(?<=^|\s)[-−](?=\S))?(?:"(?<phrase>[^"]*)"?|(?<plain>[^\s"]+))/dgu

/** How a typed search is read. Any text is valid: `"` starts a phrase, `-` excludes, and nothing else has a special meaning. */
export function parseQuery(query: string): { included: Typed[]; excluded: Typed[] } {
  const included: Typed[] = []
  const excluded: Typed[] = []
  for (const { groups = {}, indices } of query.replace(/[“”„]/g, '"').matchAll(CHUNK)) {
    const [start = 0] = indices?.groups?.['phrase'] ?? indices?.groups?.['plain'] ?? []
    const terms =
      groups['phrase'] === undefined
        ? plainTerms(groups['plain'] ?? '', start)
        : phraseTerms(groups['phrase'], start)
    if (groups['minus'] === undefined) included.push(...terms)
    else excluded.push(...terms)
  }
  return { included, excluded }
}

function phraseTerms(text: string, start: number): Typed[] {
  const words = [...wordsIn(text)].flatMap(({ parts }) => parts)
  return words.length > 0 ? [{ words, word: undefined, start, end: start + text.length }] : []
}

function plainTerms(text: string, start: number): Typed[] {
  return runs([...wordsIn(text)]).map(([first, ...rest]) => ({
    words: [first, ...rest].flatMap(({ parts }) => parts),
    word: first.isUnspaced ? undefined : (first.joined ?? first.parts[0]),
    start: start + first.start,
    end: start + (rest.at(-1) ?? first).end,
  }))
}

/** Adjacent characters of a script without spaces form one run. Every other word is its own run. */
function runs(words: readonly Word[]): [Word, ...Word[]][] {
  const found: [Word, ...Word[]][] = []
  for (const word of words) {
    const previous = found.at(-1)?.at(-1)
    if (word.isUnspaced && previous?.isUnspaced && previous.end === word.start) found.at(-1)?.push(word)
    else found.push([word])
  }
  return found
}
