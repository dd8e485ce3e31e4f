import { fenceAfter, lineKind } from '../changes/line-kind.ts'

/** A piece of a text that is drawn in one way. All pieces in order are the text. */
export interface Run {
  /** `mark` is Markdown that isn't drawn itself, such as `## `. `bullet` is drawn as one. */
  look: 'plain' | 'heading' | 'strong' | 'mark' | 'bullet'
  text: string
}

/** Where in a Markdown text a piece of it starts. */
export interface Place {
  isLineStart: boolean
  /** In a heading that has started. */
  isHeading: boolean
  /** The marks of the code block it's in. */
  fence: string | undefined
}

export const START: Place = { isLineStart: true, isHeading: false, fence: undefined }
const IN_LINE: Place = { ...START, isLineStart: false }

/** After so many runs, the rest is plain. No real text has that many, and the browser would take long to draw more. */
const RUNS_MAX = 3_000

const LINE_START = /^([^\S\n]*)(#{1,6}[^\S\n]+|[-*+][^\S\n]+)/
const STRONG = /(\*\*)(?=[^\s*])([^*\n]*[^\s*])(\*\*)/

/** Splits a Markdown text by how it's drawn: headings, list items, and bold words. Everything else is drawn as it's written. */
export function markdownRuns(text: string, start: Place = START): Run[] {
  const runs: Run[] = []
  let place = start
  let done = 0
  for (const line of linesOf(text)) {
    if (runs.length > RUNS_MAX) break
    if (isPlain(line, place)) add(runs, { look: 'plain', text: line })
    else for (const run of runsOfLine(line, place)) add(runs, run)
    place = placeAfterLine(line, place)
    done += line.length
  }
  add(runs, { look: 'plain', text: text.slice(done) })
  return runs
}

/** Where the text after this one starts. */
export function placeAfter(text: string, start: Place): Place {
  return linesOf(text).reduce((place, line) => placeAfterLine(line, place), start)
}

/** Lines with their line breaks. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? []
}

/** A quick check: most lines have none of the characters that Markdown needs. */
function isPlain(line: string, { isHeading, fence }: Place): boolean {
  return !isHeading && fence === undefined && !/[#*+`~-]/.test(line)
}

function placeAfterLine(line: string, place: Place): Place {
  const isLineStart = line.endsWith('\n')
  if (isPlain(line, place)) return isLineStart ? START : IN_LINE
  const { kind, fence } = read(line, place)
  return { isLineStart, isHeading: kind === 'heading' && !isLineStart, fence }
}

function read(line: string, { isLineStart, isHeading, fence }: Place) {
  if (!isLineStart) {
    const kind = isHeading ? 'heading' : fence === undefined ? 'sentence' : 'code'
    return { kind, fence } as const
  }
  // The rest of the line can be in the next piece: "## " starts a heading.
  const text = line.endsWith('\n') ? line.trimEnd() : line
  const kind = lineKind(text, fence)
  return { kind, fence: fenceAfter({ kind, text }, fence) }
}

function* runsOfLine(line: string, place: Place): Generator<Run> {
  const { kind } = read(line, place)
  if (kind === 'code' || kind === 'fence') return yield { look: 'plain', text: line }
  const isHeading = kind === 'heading'
  const [found = '', indent = '', mark = ''] = (place.isLineStart && LINE_START.exec(line)) || []
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

function add(runs: Run[], run: Run): void {
  const look = runs.length > RUNS_MAX ? 'plain' : run.look
  const last = runs.at(-1)
  if (run.text === '') return
  if (last?.look === look && look !== 'bullet') last.text += run.text
  else runs.push({ look, text: run.text })
}
