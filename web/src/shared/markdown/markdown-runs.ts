import { fenceAfter, type LineKind, lineKind } from '../changes/line-kind.ts'

/** A piece of a text that is drawn in one way. All pieces in order are the text. */
export interface Run {
  /** `mark` is Markdown that isn't drawn itself, such as `## `. `bullet` is drawn as one. */
  look: 'plain' | 'heading' | 'strong' | 'mark' | 'bullet'
  text: string
}

const LINE_START = /^([^\S\n]*)(#{1,6}[^\S\n]+|[-*+][^\S\n]+)/
const STRONG = /(\*\*)(?=[^\s*])([^*\n]*[^\s*])(\*\*)/

/** Splits a Markdown text by how it's drawn: headings, list items, and bold words. Everything else is drawn as it's written. */
export function markdownRuns(text: string, startsLine = true): Run[] {
  const runs: Run[] = []
  let fence: string | undefined
  for (const [index, line] of (text.match(/[^\n]*\n|[^\n]+/g) ?? []).entries()) {
    // The rest of the last line can be in the next piece: "## " starts a heading.
    const whole = line.endsWith('\n') ? line.trimEnd() : line
    const kind = startsLine || index > 0 ? lineKind(whole, fence) : 'sentence'
    fence = fenceAfter({ kind, text: whole }, fence)
    for (const run of runsOfLine(line, kind, startsLine || index > 0)) add(runs, run)
  }
  return runs
}

function* runsOfLine(line: string, kind: LineKind, startsLine: boolean): Generator<Run> {
  if (kind === 'code' || kind === 'fence') return yield { look: 'plain', text: line }
  const isHeading = kind === 'heading'
  const [found = '', indent = '', mark = ''] = (startsLine && LINE_START.exec(line)) || []
  // A line that is indented like code has no heading.
  const isDrawn = mark.startsWith('#') ? isHeading : mark !== ''
  if (isDrawn && isHeading) yield { look: 'mark', text: found }
  else if (isDrawn) {
    yield { look: 'plain', text: indent }
    yield { look: 'bullet', text: mark }
  }
  // Three pieces for each bold text, and one for what is between them.
  const rest = (isDrawn ? line.slice(found.length) : line).split(STRONG)
  for (const [index, text] of rest.entries()) {
    const isMark = index % 4 === 1 || index % 4 === 3
    const look = isHeading ? 'heading' : index % 4 === 2 ? 'strong' : 'plain'
    yield { look: isMark ? 'mark' : look, text }
  }
}

function add(runs: Run[], { look, text }: Run): void {
  const last = runs.at(-1)
  if (text === '') return
  if (last?.look === look && look !== 'bullet') last.text += text
  else runs.push({ look, text })
}
