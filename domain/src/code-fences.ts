import { closeCodeBlock } from './close-code-block.ts'

/** A block of code that was left open, in backticks or tildes, would swallow all that follows: it is closed. */
export function closeFences(text: string): string {
  const closed = closeCodeBlock(text)
  const { open } = readFences(closed)
  return open === '' ? closed : `${closed}\n${open}`
}

/** The text without its blocks of code: a comment in one is no heading, and a name in it no word of the prompt. */
export function withoutFencedCode(text: string): string {
  return readFences(text).prose.join('\n')
}

export function hasFencedCode(text: string): boolean {
  return FENCE.test(text)
}

const FENCE = /^[^\S\n]*(?:```|~~~)/m

/** Backticks count within tildes too, as they do in the editor. */
function readFences(text: string): { prose: string[]; open: string } {
  const prose: string[] = []
  let inBackticks = false
  let tildes = ''
  for (const line of text.split('\n')) {
    const [, fence = ''] = /^\s*(```|~~~+)/.exec(line) ?? []
    if (fence === '```') inBackticks = !inBackticks
    else if (fence !== '' && !inBackticks) tildes = fenceAfter(tildes, fence)
    else if (!inBackticks && tildes === '') prose.push(line)
  }
  return { prose, open: tildes }
}

/** A block of four tildes is not closed by three: it can show a block in a block. */
function fenceAfter(open: string, fence: string): string {
  if (open === '') return fence
  return fence.length >= open.length ? '' : open
}
