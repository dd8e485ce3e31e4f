/** What stays of formatting pasted from Word or the web: only what the editor supports. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(stylesAsData(html), 'text/html')
  removeNames(body)
  // Copied from this editor, so it needs no conversion.
  if (html.includes('data-pm-slice')) return body.innerHTML
  convertWordLists(body)
  convertTables(body)
  convertHeadings(body)
  convertCodeLines(body)
  convertStyles(body)
  for (const empty of body.querySelectorAll('p')) {
    if (empty.textContent.trim() === '' && !empty.querySelector('br')) empty.remove()
  }
  return body.innerHTML
}

/** DOM clobbering: a form field named like a DOM property hides that property, and the editor would crash. */
function removeNames(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[id], [name]')) {
    for (const name of ['id', 'name']) Element.prototype.removeAttribute.call(element, name)
  }
}

/** Renames style attributes: the content security policy blocks them and logs an error for each. */
function stylesAsData(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style>|$)/gi, '')
    .replace(/<[a-z][^>]*(?:>|$)/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
}

const HEADINGS = [
  { from: 'p.MsoTitle', to: 'h1' },
  { from: 'p.MsoSubtitle, h3, h4, h5, h6', to: 'h2' },
]

function convertHeadings(body: HTMLElement): void {
  for (const { from, to } of HEADINGS) {
    for (const element of body.querySelectorAll(from)) {
      const heading = body.ownerDocument.createElement(to)
      heading.append(...element.childNodes)
      element.replaceWith(heading)
    }
  }
}

/** Many pages wrap each line of code in an element, but a code block can hold only text. */
function convertCodeLines(body: HTMLElement): void {
  for (const code of body.querySelectorAll('pre')) {
    for (const lineBreak of code.querySelectorAll('br')) lineBreak.replaceWith('\n')
    for (const line of code.querySelectorAll('div, p, li')) line.append('\n')
    code.textContent = code.textContent.replace(/\n$/, '')
  }
}

// The lookbehinds exclude Word's own styles that end with the same names, such as mso-bidi-font-weight.
const MARKS = [
  { tag: 'strong', style: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i },
  { tag: 'em', style: /(?<![\w-])font-style:\s*italic/i },
  { tag: 'u', style: /(?<![\w-])text-decoration[\w-]*:[^;]*underline/i },
  { tag: 's', style: /(?<![\w-])text-decoration[\w-]*:[^;]*line-through/i },
]

const NOT_MARKED = /(?<![\w-])font-(?:weight|style):\s*(?:normal|[1-5]00)/i

/** Replaces inline styles with bold, italic, underline, and strikethrough elements. */
function convertStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    element.removeAttribute('data-style')
    if (element.matches('b, strong, i, em') && NOT_MARKED.test(style))
      element.replaceWith(...element.childNodes)
    if (!element.matches('span, font')) continue
    for (const { tag, style: pattern } of MARKS) {
      // Links are always underlined, and headings are always bold.
      const isImplied =
        (tag === 'u' && element.closest('a')) || (tag === 'strong' && element.closest('h1, h2'))
      if (!pattern.test(style) || isImplied) continue
      const mark = body.ownerDocument.createElement(tag)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
}

const BLOCKS = 'p, div, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6, table'

/**
 * Pasted tables: each row becomes a line with " | " between its cells. Cells with blocks, as in a page layout, are
 * unwrapped.
 */
function convertTables(body: HTMLElement): void {
  // Innermost first, so that a nested table is already text when its row is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows].map((row) => [...row.cells])
    table.replaceWith(
      ...rows.flatMap((cells) => (cells.every(isText) ? [line(cells)] : cells.flatMap(blocks))),
    )
  }
}

function isText(cell: HTMLTableCellElement): boolean {
  return cell.querySelectorAll(BLOCKS).length <= 1 && !cell.querySelector('ul, ol, pre')
}

function line(cells: readonly HTMLTableCellElement[]): Element {
  const paragraph = document.createElement('p')
  for (const cell of cells) {
    if (cell.textContent.trim() === '') continue
    if (paragraph.hasChildNodes()) paragraph.append(' | ')
    const block = cell.querySelector(BLOCKS)
    if (block) block.replaceWith(...block.childNodes)
    paragraph.append(...cell.childNodes)
  }
  return paragraph
}

function blocks(cell: HTMLTableCellElement): Element[] {
  const block = document.createElement('div')
  block.append(...cell.childNodes)
  return [block]
}

/** Word marks list items only with styles on paragraphs. This turns them into real lists. */
function convertWordLists(body: HTMLElement): void {
  // The currently open lists, outermost first.
  let open: HTMLElement[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const level = Number(/level(\d+)/.exec(styleOf(paragraph))?.[1])
    if (!level) continue
    const marker = takeMarker(paragraph)
    if (paragraph.previousElementSibling !== open[0]) open = []
    open = open.slice(0, level)
    // Switching between bullets and numbers starts a new list.
    if (open.length === level && open.at(-1)?.localName !== marker.list) open.pop()
    if (open.length < level) open.push(newList(paragraph, marker, open))
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
  }
}

interface Marker {
  list: 'ul' | 'ol'
  number: number
}

/** Removes and parses the "1." or "·" that Word puts before the text. */
function takeMarker(paragraph: HTMLElement): Marker {
  const span = [...paragraph.querySelectorAll('span')].find((part) =>
    /mso-list:\s*ignore/i.test(styleOf(part)),
  )
  const text = span?.textContent.trim() ?? ''
  span?.remove()
  // A bullet may be the letter "o" in a symbol font, but it's never followed by a period or parenthesis.
  return { list: /^\(?\w+[.)]/.test(text) ? 'ol' : 'ul', number: Number.parseInt(text, 10) || 1 }
}

function newList(
  before: HTMLElement,
  { list: kind, number }: Marker,
  open: readonly HTMLElement[],
): HTMLElement {
  const list = document.createElement(kind)
  if (number !== 1) list.setAttribute('start', String(number))
  const item = open.at(-1)?.lastElementChild
  if (item) item.append(list)
  else before.before(list)
  return list
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}
