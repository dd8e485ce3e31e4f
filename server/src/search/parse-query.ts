import { type Word, wordsIn } from './words.ts'

/** A word, or several that must follow one another. */
export interface Term {
  words: string[]
  /** A hyphenated word without its hyphens. */
  joined: string | undefined
  /** The position in the query. */
  start: number
  end: number
  /** In quotes, or in a script without spaces. Matched exactly, without stems or synonyms. */
  isExact: boolean
}

export interface ParsedQuery {
  included: Term[]
  excluded: Term[]
}

const CHUNK = /(?<minus>(?<=^|\s)[-−](?=\S))?(?:"(?<phrase>[^"]*)"?|(?<plain>[^\s"]+))/gu

/** Parses a query. Any text is valid: `"` starts a phrase, `-` excludes, and nothing else has a special meaning. */
export function parseQuery(query: string): ParsedQuery {
  const included: Term[] = []
  const excluded: Term[] = []
  for (const { groups = {}, indices } of query.replace(/[“”„]/g, '"').matchAll(withIndices(CHUNK))) {
    const [start = 0] = indices?.groups?.['phrase'] ?? indices?.groups?.['plain'] ?? []
    const terms =
      groups['phrase'] === undefined
        ? plainTerms(groups['plain'] ?? '', start)
        : phraseTerms(groups['phrase'], start)
    const target = groups['minus'] === undefined ? included : excluded
    target.push(...terms)
  }
  return { included, excluded }
}

function withIndices(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, `${pattern.flags}d`)
}

function phraseTerms(text: string, start: number): Term[] {
  const words = [...wordsIn(text)]
  if (words.length === 0) return []
  return [
    {
      words: words.flatMap(({ parts }) => parts),
      joined: undefined,
      start,
      end: start + text.length,
      isExact: true,
    },
  ]
}

function plainTerms(text: string, start: number): Term[] {
  return runs([...wordsIn(text)]).map((run) => ({
    words: run.flatMap(({ parts }) => parts),
    joined: run[0]?.joined,
    start: start + (run[0]?.start ?? 0),
    end: start + (run.at(-1)?.end ?? 0),
    isExact: run[0]?.isUnspaced ?? false,
  }))
}

/** Adjacent characters of a script without spaces form one run. Every other word is its own run. */
function runs(words: readonly Word[]): Word[][] {
  const found: Word[][] = []
  for (const word of words) {
    const previous = found.at(-1)?.at(-1)
    if (word.isUnspaced && previous?.isUnspaced && previous.end === word.start) found.at(-1)?.push(word)
    else found.push([word])
  }
  return found
}
