import type { Span } from './finding.ts'
import { oneOf } from './words.ts'

const ABBREVIATIONS = oneOf(
  'Mr,Ms,Mrs,Mx,Dr,Prof,St,Sr,Jr,Tel,Tél,vs,v,etc,e\\.g,i\\.e,al,No,no,Fig,approx,\\p{Lu}',
)
const END = new RegExp(
  String.raw`(?<!\b${ABBREVIATIONS})[.!?]["”’)\]]{0,2}(?=\s+["“(]?[\p{Lu}\p{Lo}\d*–—-])|[。！？]|\n+`,
  'gu',
)
/** Longer ones are cut, which bounds the work for each word in them. */
const LENGTH_MAX = 400

export interface Sentence extends Span {
  index: number
  /** The first sentence of the text or after an empty line. */
  startsParagraph: boolean
  /** The first sentence of its line. */
  startsLine: boolean
}

/** The sentences of a text, where a line break ends one too. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let startsParagraph = true
  let startsLine = true
  const close = (end: number) => {
    for (let from = start; from < end; from += LENGTH_MAX) {
      sentences.push({
        index: sentences.length,
        start: from,
        end: Math.min(end, from + LENGTH_MAX),
        startsParagraph,
        startsLine,
      })
      startsParagraph = false
      startsLine = false
    }
  }
  for (const match of text.matchAll(END)) {
    const isBreak = match[0].startsWith('\n')
    const end = match.index + (isBreak ? 0 : match[0].length)
    if (end > start) close(end)
    start = match.index + match[0].length
    if (isBreak) {
      startsLine = true
      startsParagraph ||= match[0].length > 1
    }
  }
  if (start < text.length) close(text.length)
  return sentences
}

const PARAGRAPH_END = /\n\s{0,20}\n/g

/** The parts of a text between empty lines. */
export function paragraphsOf(text: string): Span[] {
  const ends = [...Array.from(text.matchAll(PARAGRAPH_END), ({ index }) => index), text.length]
  return ends.map((end, index) => ({ start: ends[index - 1] ?? 0, end }))
}
