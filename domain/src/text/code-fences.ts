/** A block of code that was left open, in backticks or tildes, would swallow all that follows: it is closed. */
export function closeFences(text: string): string {
  const { open } = readFences(text)
  return open === '' ? text : `${text}\n${open}`
}

/** The text without its blocks of code: a comment in one is no heading, and a name in it no word of the prompt. */
export function withoutFencedCode(text: string): string {
  return readFences(text).prose.join('\n')
}

export function hasFencedCode(text: string): boolean {
  return FENCE.test(text)
}

const FENCE = /^[^\S\n]*(?:```|~~~)/m

/** What is open at the end, and what stands outside of all blocks. A fence within a block of the other kind is text. */
function readFences(text: string): { prose: string[]; open: string } {
  const prose: string[] = []
  let open = ''
  for (const line of text.split('\n')) {
    const [, fence = ''] = /^\s*(```|~~~+)/.exec(line) ?? []
    if (fence !== '') open = fenceAfter(open, fence)
    else if (open === '') prose.push(line)
  }
  return { prose, open }
}

/** A block of four tildes is not closed by three: it can show a block in a block. */
function fenceAfter(open: string, fence: string): string {
  if (open === '') return fence
  return fence[0] === open[0] && fence.length >= open.length ? '' : open
}
