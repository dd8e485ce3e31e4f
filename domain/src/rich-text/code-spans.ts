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
  const nextByLength = closingRuns(runs)
  const parts: { kind: 'text' | 'code'; text: string }[] = []
  let at = 0
  for (const { index, length } of runs) {
    if (index < at) continue
    // A backslash keeps the first backtick from opening code.
    const isEscaped = line[index - 1] === '\\' && index > at
    const [open, fence] = isEscaped ? [index + 1, length - 1] : [index, length]
    const closing = fence > 0 ? nextByLength(fence, open) : undefined
    if (closing === undefined) continue
    if (open > at) parts.push({ kind: 'text', text: line.slice(at, open) })
    parts.push({ kind: 'code', text: codeIn(line.slice(open + fence, closing)) })
    at = closing + fence
  }
  if (at < line.length) parts.push({ kind: 'text', text: line.slice(at) })
  return parts
}

interface Run {
  index: number
  length: number
}

/** Finds the next run of a length after a place. Places only grow, so the runs of each length are walked once. */
function closingRuns(runs: readonly Run[]): (length: number, after: number) => number | undefined {
  const byLength = Map.groupBy(runs, ({ length }) => length)
  const passed = new Map<number, number>()
  return (length, after) => {
    const sameLength = byLength.get(length) ?? []
    let next = passed.get(length) ?? 0
    while (next < sameLength.length && (sameLength[next]?.index ?? 0) <= after) next += 1
    passed.set(length, next)
    return sameLength[next]?.index
  }
}

/** The spaces that set backticks in the code apart from the fence. */
function codeIn(text: string): string {
  return text.includes('`') && /^ .* $/s.test(text) ? text.slice(1, -1) : text
}
