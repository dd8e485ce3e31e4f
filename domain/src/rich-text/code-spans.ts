/** The fence around inline code: longer than any run of backticks in it, and with spaces where there are some. */
export function codeSpan(code: string): string {
  const runs = code.match(/`+/g)
  if (!runs) return `\`${code}\``
  const fence = '`'.repeat(Math.max(...runs.map(({ length }) => length)) + 1)
  return `${fence} ${code} ${fence}`
}

/** A line of Markdown in order: text, and code between two runs of equally many backticks. */
export function splitCodeSpans(line: string): { kind: 'text' | 'code'; text: string }[] {
  const runs = Array.from(line.matchAll(/`+/g), ({ index, 0: { length } }) => ({ index, length }))
  const byLength = Map.groupBy(runs, ({ length }) => length)
  const parts: { kind: 'text' | 'code'; text: string }[] = []
  let at = 0
  for (const { index, length } of runs) {
    if (index < at) continue
    // A backslash keeps the first backtick from opening code.
    const isEscaped = line[index - 1] === '\\' && index > at
    const [open, fence] = isEscaped ? [index + 1, length - 1] : [index, length]
    const closing = fence > 0 ? nextAfter(byLength.get(fence) ?? [], open) : undefined
    if (closing === undefined) continue
    if (open > at) parts.push({ kind: 'text', text: line.slice(at, open) })
    parts.push({ kind: 'code', text: codeIn(line.slice(open + fence, closing)) })
    at = closing + fence
  }
  if (at < line.length) parts.push({ kind: 'text', text: line.slice(at) })
  return parts
}

/** Drops the runs before it, because the line is read from start to end. */
function nextAfter(runs: { index: number }[], open: number): number | undefined {
  const passed = runs.findIndex(({ index }) => index > open)
  runs.splice(0, passed < 0 ? runs.length : passed)
  return runs[0]?.index
}

/** The spaces that set backticks in the code apart from the fence. */
function codeIn(text: string): string {
  return text.includes('`') && /^ .* $/s.test(text) ? text.slice(1, -1) : text
}
