// How code blocks in a text are found, left out, and closed.

/** Closes an open code block, which would otherwise include everything that follows. */
export function closeFences(text: string): string {
  const { open } = readFences(text)
  return open === '' ? text : `${text}\n${open}`
}

/** The text without its code blocks, so that comments in code aren't read as headings. */
export function withoutFencedCode(text: string): string {
  return readFences(text).prose.join('\n')
}

/** The lines of each code block, without its fences. */
export function fencedCode(text: string): string[] {
  return readFences(text).blocks
}

export function hasFencedCode(text: string): boolean {
  return FENCE.test(text)
}

const FENCE = /^[ \t]*(?:```|~~~)/m

/**
 * The text outside code blocks, the blocks, and the fence still open at the end. A backtick block can contain tildes and
 * vice versa.
 */
function readFences(text: string): { prose: string[]; blocks: string[]; open: string } {
  const prose: string[] = []
  const blocks: string[][] = []
  let open = ''
  for (const line of text.split('\n')) {
    // A line such as ```x = 1``` is inline code.
    const [, fence = ''] = /^\s*(```(?=`*[^`]*$)|~~~+)/.exec(line) ?? []
    const wasOpen = open !== ''
    if (fence !== '') open = fenceAfter(open, fence)
    if (wasOpen && open !== '') blocks.at(-1)?.push(line)
    else if (open !== '') blocks.push([])
    else if (fence === '') prose.push(line)
  }
  return { prose, blocks: blocks.map((lines) => lines.join('\n')), open }
}

/** Four tildes aren't closed by three, so a code block can contain another one. */
function fenceAfter(open: string, fence: string): string {
  if (open === '') return fence
  return fence[0] === open[0] && fence.length >= open.length ? '' : open
}
