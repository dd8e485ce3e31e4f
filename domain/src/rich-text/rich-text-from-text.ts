import { escapeHtml } from '../text/escape-html.ts'
import { CODE_LANGUAGE } from './code-language.ts'
import { splitCodeSpans } from './code-spans.ts'
import { putEscapesBack, setEscapesAside, unescapeLineStart } from './markdown-escapes.ts'

/**
 * How pasted and imported Markdown becomes rich text. Converts Markdown to the editor's HTML: headings, paragraphs,
 * nested lists, block quotes, code blocks, bold, italic, inline code, and links. All other characters are kept
 * literally, and so is a text of nothing but marks, such as ">".
 */
export function richTextFromText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, '    ').split('\n')
  const html = blocksToHtml(lines, 0)
  if (html.replace(/<[^<>]*>/g, '').trim() !== '') return html
  const typed = lines.map((line) => escapeHtml(line.trim())).filter(Boolean)
  return typed.length === 0 ? '' : `<p>${typed.join('<br>')}</p>`
}

/**
 * How deep lists and quotes can be nested. Deeper markers are shown as typed. The server allows 50 nested tags, and each
 * list uses two. Every level reads its lines again, so without a limit a long text could take minutes.
 */
const DEPTH_MAX = 16

function blocksToHtml(lines: readonly string[], depth: number): string {
  let html = ''
  let at = 0
  while (at < lines.length) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1
      continue
    }
    const block = readBlock(lines, at, depth)
    html += block.html
    at = block.end
  }
  return html
}

interface Block {
  html: string
  end: number
}

function readBlock(lines: readonly string[], start: number, depth: number): Block {
  const line = lines[start] ?? ''
  const heading = HEADING.exec(line)
  if (heading) {
    const level = heading[1]?.length === 1 ? 1 : 2
    return { html: `<h${level}>${inline((heading[2] ?? '').trimEnd())}</h${level}>`, end: start + 1 }
  }
  if (FENCE.test(line)) return readCode(lines, start)
  if (QUOTE.test(line) && depth < DEPTH_MAX) return readQuote(lines, start, depth)
  if (listItem(line) && depth < DEPTH_MAX) return readList(lines, start, depth)
  return readParagraph(lines, start, depth)
}

const HEADING = /^(#{1,6})\s+(\S.*)$/s
const FENCE = /^\s*(`{3,})\s*([^`\s]*)[^`]*$/
const QUOTE = /^\s*>\s?/
const ITEM = /^(\s*)(?:[-*•]|(\d{1,9})[.)])\s+(.*)$/s

function readCode(lines: readonly string[], start: number): Block {
  const [, fence = '', language = ''] = FENCE.exec(lines[start] ?? '') ?? []
  const indent = indentOf(lines[start] ?? '')
  const isEnd = (line: string) => /^`+$/.test(line.trim()) && line.trim().length >= fence.length
  const end = endOfRun(lines, start, (line) => !isEnd(line))
  const code = lines.slice(start + 1, end).map((line) => line.slice(Math.min(indent, indentOf(line))))
  const named = CODE_LANGUAGE.test(`language-${language}`) ? ` class="language-${language}"` : ''
  return { html: `<pre><code${named}>${escapeHtml(code.join('\n'))}</code></pre>`, end: end + 1 }
}

function readQuote(lines: readonly string[], start: number, depth: number): Block {
  const end = endOfRun(lines, start, (line) => QUOTE.test(line))
  const inner = lines.slice(start, end).map((line) => line.replace(QUOTE, ''))
  return { html: `<blockquote>${blocksToHtml(inner, depth + 1)}</blockquote>`, end }
}

function readParagraph(lines: readonly string[], start: number, depth: number): Block {
  const end = endOfRun(lines, start, (line) => line.trim() !== '' && !startsBlock(line, depth))
  const text = lines.slice(start, end).map((line) => inline(unescapeLineStart(line.trim())))
  return { html: `<p>${text.join('<br>')}</p>`, end }
}

function startsBlock(line: string, depth: number): boolean {
  if (HEADING.test(line) || FENCE.test(line)) return true
  return depth < DEPTH_MAX && (QUOTE.test(line) || listItem(line) !== undefined)
}

function readList(lines: readonly string[], start: number, depth: number): Block {
  const first = listItem(lines[start] ?? '')
  if (!first) throw new Error('readList was called on a line that is not a list item')
  let html = ''
  let at = start
  while (at < lines.length) {
    const item = listItem(lines[at] ?? '')
    if (!item || item.indent !== first.indent || item.ordered !== first.ordered) break
    const end = endOfItem(lines, at, first.indent)
    html += `<li><p>${inline(item.text)}</p>${blocksToHtml(lines.slice(at + 1, end), depth + 1)}</li>`
    at = nextItem(lines, end)
  }
  const begin = first.ordered && first.number !== 1 ? ` start="${first.number}"` : ''
  return { html: first.ordered ? `<ol${begin}>${html}</ol>` : `<ul>${html}</ul>`, end: at }
}

/** An item includes every following line that is indented deeper than its marker. */
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

/** Blank lines between two items don't end the list. */
function nextItem(lines: readonly string[], from: number): number {
  let next = from
  while (next < lines.length && lines[next]?.trim() === '') next += 1
  return listItem(lines[next] ?? '') ? next : from
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
  let end = start + 1
  while (end < lines.length && belongs(lines[end] ?? '')) end += 1
  return end
}

function inline(text: string): string {
  return splitCodeSpans(text)
    .map(({ kind, text: part }) =>
      kind === 'code' ? `<code>${escapeHtml(part)}</code>` : putEscapesBack(formatted(setEscapesAside(part))),
    )
    .join('')
}

/** Links are set aside first: `_` in an address isn't formatting. */
function formatted(text: string): string {
  const links: string[] = []
  const rest = text.replaceAll(LINK_PLACE, '').replace(LINK, (_link, label: string, address: string) => {
    links.push(`<a href="${escapeHtml(address)}">${emphasis(escapeHtml(label))}</a>`)
    return LINK_PLACE
  })
  return emphasis(escapeHtml(rest)).replaceAll(LINK_PLACE, () => links.shift() ?? '')
}

/** The object replacement character, which means nothing in a text. */
const LINK_PLACE = '\ufffc'
const LINK = /\[([^[\]]+)\]\(((?:https?:\/\/|mailto:|tel:)[^\s()<>]+)\)/gi

// `*` and `_` are formatting only at word boundaries, so "2 * 3 * 4" and {{course_name}} stay as they are.
function emphasis(html: string): string {
  const strong = wrap(html, { open: /\*\*(?=\S)/g, close: /(?<=\S)\*\*/g, tag: 'strong' })
  return wrap(strong, {
    open: /(?<![\w*])\*(?=[^\s*])/g,
    close: /(?<=[^\s*])\*(?![\w*])/g,
    tag: 'em',
  }).replace(/(?<![\w{])_(?=[^\s_])([^_{}]+?)(?<=[^\s_])_(?![\w}])/g, '<em>$1</em>')
}

/**
 * Replaces each pair of markers with a tag. A single regular expression for the pair would take quadratic time, because it
 * scans to the end of the line for every marker that is never closed.
 */
function wrap(text: string, { open, close, tag }: { open: RegExp; close: RegExp; tag: string }): string {
  let html = ''
  let at = 0
  for (;;) {
    open.lastIndex = at
    const start = open.exec(text)
    if (!start) break
    const inside = start.index + start[0].length
    // At least one character must be between the markers.
    close.lastIndex = inside + 1
    const end = close.exec(text)
    if (!end) break
    html += `${text.slice(at, start.index)}<${tag}>${text.slice(inside, end.index)}</${tag}>`
    at = end.index + end[0].length
  }
  return html + text.slice(at)
}
