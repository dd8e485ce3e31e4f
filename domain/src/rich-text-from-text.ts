import { escapeHtml } from './escape-html.ts'

/**
 * Turns structured plain text (the Markdown that prompts are usually written in) into the HTML that the editor
 * makes: headings, paragraphs, nested lists, block quotes, code blocks, bold, italic and inline code. Every other
 * character stands for itself.
 */
export function richTextFromText(text: string): string {
  return blocksToHtml(text.replace(/\r\n?/g, '\n').replace(/\t/g, '    ').split('\n'))
}

function blocksToHtml(lines: readonly string[]): string {
  let html = ''
  let at = 0
  while (at < lines.length) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1
      continue
    }
    const block = readBlock(lines, at)
    html += block.html
    at = block.end
  }
  return html
}

interface Block {
  html: string
  end: number
}

function readBlock(lines: readonly string[], start: number): Block {
  const line = lines[start] ?? ''
  const heading = HEADING.exec(line)
  if (heading) {
    const level = heading[1]?.length === 1 ? 1 : 2
    return { html: `<h${level}>${inline(heading[2] ?? '')}</h${level}>`, end: start + 1 }
  }
  if (FENCE.test(line)) return readCode(lines, start)
  if (QUOTE.test(line)) return readQuote(lines, start)
  if (listItem(line)) return readList(lines, start)
  return readParagraph(lines, start)
}

const HEADING = /^(#{1,6})\s+(.+?)\s*$/
const FENCE = /^\s*```/
const QUOTE = /^\s*>\s?/
const ITEM = /^(\s*)(?:[-*•]|(\d{1,9})[.)])\s+(.*)$/

function readCode(lines: readonly string[], start: number): Block {
  const closing = lines.findIndex((line, index) => index > start && FENCE.test(line))
  const end = closing === -1 ? lines.length : closing
  const code = lines.slice(start + 1, end).join('\n')
  return { html: `<pre><code>${escapeHtml(code)}</code></pre>`, end: end + 1 }
}

function readQuote(lines: readonly string[], start: number): Block {
  const end = endOfRun(lines, start, (line) => QUOTE.test(line))
  const inner = lines.slice(start, end).map((line) => line.replace(QUOTE, ''))
  return { html: `<blockquote>${blocksToHtml(inner)}</blockquote>`, end }
}

function readParagraph(lines: readonly string[], start: number): Block {
  const end = endOfRun(lines, start, (line) => line.trim() !== '' && !startsBlock(line))
  const text = lines.slice(start, Math.max(end, start + 1)).map((line) => inline(line.trim()))
  return { html: `<p>${text.join('<br>')}</p>`, end: Math.max(end, start + 1) }
}

function startsBlock(line: string): boolean {
  return HEADING.test(line) || FENCE.test(line) || QUOTE.test(line) || listItem(line) !== undefined
}

function readList(lines: readonly string[], start: number): Block {
  const first = listItem(lines[start] ?? '')
  if (!first) throw new Error('readList was called on a line that is no list item')
  let html = ''
  let at = start
  while (at < lines.length) {
    const item = listItem(lines[at] ?? '')
    if (!item || item.indent !== first.indent || item.ordered !== first.ordered) break
    const end = endOfItem(lines, at, first.indent)
    html += `<li><p>${inline(item.text)}</p>${blocksToHtml(lines.slice(at + 1, end))}</li>`
    at = nextItem(lines, end)
  }
  const begin = first.ordered && first.number !== 1 ? ` start="${first.number}"` : ''
  return { html: first.ordered ? `<ol${begin}>${html}</ol>` : `<ul>${html}</ul>`, end: at }
}

/** An item holds every following line that is indented deeper than its own mark. */
function endOfItem(lines: readonly string[], start: number, indent: number): number {
  let end = start + 1
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    if (indentOf(line) <= indent) break
    end = at + 1
  }
  return end
}

/** Blank lines between two items of one list do not end it. */
function nextItem(lines: readonly string[], from: number): number {
  const next = lines.findIndex((line, index) => index >= from && line.trim() !== '')
  return next !== -1 && listItem(lines[next] ?? '') ? next : from
}

function listItem(line: string) {
  const match = ITEM.exec(line)
  if (!match) return undefined
  const [, indent = '', number, text = ''] = match
  return {
    indent: indent.length,
    ordered: number !== undefined,
    number: Number(number ?? 0),
    text: text.trim(),
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

function endOfRun(lines: readonly string[], start: number, belongs: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index > start && !belongs(line))
  return end === -1 ? lines.length : end
}

function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      /^`[^`]+`$/.test(part) ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : emphasis(escapeHtml(part)),
    )
    .join('')
}

// `*` and `_` count as marks only where a word begins and ends: "2 * 3 * 4" stays arithmetic, {{course_name}} a name
function emphasis(html: string): string {
  return html
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?![\w*])/g, '<em>$1</em>')
    .replace(/(?<![\w{])_(?=[^\s_])([^_{}]+?)(?<=[^\s_])_(?![\w}])/g, '<em>$1</em>')
}
