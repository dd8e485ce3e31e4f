import { fenceAfter, type LineKind, lineKind } from './line-kind.ts'

/** The smallest text that a change replaces: a sentence, a line that isn't prose, or a line of code. */
export interface Unit {
  /** The whitespace before it. */
  gap: string
  text: string
  kind: LineKind
}

/**
 * Where a text is cut to compare it: into sentences and lines. Joining the gaps and texts of all units gives the text
 * again; `end` is the whitespace after the last unit.
 */
export function splitUnits(text: string): { units: Unit[]; end: string } {
  const units: Unit[] = []
  let gap = ''
  let fence: string | undefined
  for (const [index, whole] of text.split('\n').entries()) {
    if (index > 0) gap += '\n'
    const line = whole.trimEnd()
    const kind = lineKind(line, fence)
    fence = fenceAfter({ kind, text: line }, fence)
    for (const part of kind === 'sentence' ? sentencesOf(line) : [line]) {
      const content = part.trimEnd()
      if (content === '') {
        gap += part
        continue
      }
      units.push({ gap, text: content, kind })
      gap = part.slice(content.length)
    }
    gap += whole.slice(line.length)
  }
  return { units, end: gap }
}

// Made on first use: it costs a phone 100 ms.
let segmenter: Intl.Segmenter | undefined

function sentencesOf(line: string): string[] {
  // A text can have a hundred thousand empty lines, and segmenting each takes longer than skipping it.
  if (line === '') return []
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  return [...segmenter.segment(line)].map(({ segment }) => segment)
}
