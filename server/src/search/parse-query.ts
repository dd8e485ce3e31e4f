import { type Word, wordsIn } from './words.ts'

/** Words that must follow one another: usually a single one. */
export interface Term {
  words: string[]
  /** A hyphenated word written as one. */
  joined: string | undefined
  /** Where it is in the query. */
  start: number
  end: number
  /** Typed in quotes, or without spaces in a script that has none: matched exactly, without stems or synonyms. */
  isExact: boolean
}

export interface ParsedQuery {
  wanted: Term[]
  excluded: Term[]
}

/** More words than anyone types. The rest of a pasted text is ignored. */
const TERMS_MAX = 12

const CHUNK = /(?<minus>(?<=^|\s)[-−](?=\S))?(?:"(?<phrase>[^"]*)"?|(?<plain>[^\s"]+))/gu

/** Reads a query. Every text is a query: `"` begins a phrase, `-` excludes, and nothing else has a meaning. */
export function parseQuery(query: string): ParsedQuery {
  const wanted: Term[] = []
  const excluded: Term[] = []
  for (const { groups = {}, indices } of query.replace(/[“”„]/g, '"').matchAll(withIndices(CHUNK))) {
    const [start = 0] = indices?.groups?.['phrase'] ?? indices?.groups?.['plain'] ?? []
    const terms =
      groups['phrase'] === undefined
        ? plainTerms(groups['plain'] ?? '', start)
        : phraseTerms(groups['phrase'], start)
    const target = groups['minus'] === undefined ? wanted : excluded
    target.push(...terms)
  }
  return { wanted: wanted.slice(0, TERMS_MAX), excluded: excluded.slice(0, TERMS_MAX) }
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

/** Characters without spaces between them belong together; every other word is by itself. */
function runs(words: readonly Word[]): Word[][] {
  const found: Word[][] = []
  for (const word of words) {
    const previous = found.at(-1)?.at(-1)
    if (word.isUnspaced && previous?.isUnspaced && previous.end === word.start) found.at(-1)?.push(word)
    else found.push([word])
  }
  return found
}
