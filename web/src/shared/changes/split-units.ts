/** The smallest text that a change replaces: a sentence, a line that isn't prose, or a line of code. */
export interface Unit {
  /** The whitespace before it. */
  gap: string
  text: string
  kind: 'sentence' | 'line' | 'heading' | 'code' | 'fence'
}

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/
const HEADING = /^ {0,3}#{1,6}\s/
/** A list item, a quote, a table row, a rule, or indented text. Splitting these would break their meaning. */
const WHOLE_LINE = /^(?:\s*(?:[-*+•]|\d{1,3}[.)])\s|\s*[>|]|\s|(?:[-*_]\s*){3,}$)/

/**
 * Splits a text into sentences and lines. Joining the gaps and texts of all units gives the text again; `end` is the
 * whitespace after the last unit.
 */
export function splitUnits(text: string): { units: Unit[]; end: string } {
  const units: Unit[] = []
  let gap = ''
  let fence: string | undefined
  for (const [index, whole] of text.split('\n').entries()) {
    if (index > 0) gap += '\n'
    const line = whole.trimEnd()
    const kind = kindOf(line, fence)
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

/** The marks of the fence that is open after a unit, if any. */
export function fenceAfter(
  { kind, text }: Pick<Unit, 'kind' | 'text'>,
  open: string | undefined,
): string | undefined {
  if (kind !== 'fence') return open
  return open === undefined ? FENCE.exec(text)?.[1] : undefined
}

function kindOf(line: string, openFence: string | undefined): Unit['kind'] {
  const [, marks = '', info = ''] = FENCE.exec(line) ?? []
  if (openFence !== undefined) return marks.startsWith(openFence) && info === '' ? 'fence' : 'code'
  // Backticks in the rest of the line make it inline code.
  if (marks !== '' && !(marks.startsWith('`') && info.includes('`'))) return 'fence'
  if (HEADING.test(line)) return 'heading'
  return WHOLE_LINE.test(line) ? 'line' : 'sentence'
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesOf(line: string): string[] {
  // A text can have a hundred thousand empty lines, and segmenting each takes longer than skipping it.
  if (line === '') return []
  return [...segmenter.segment(line)].map(({ segment }) => segment)
}
