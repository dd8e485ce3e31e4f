import { pastedTables } from './pasted-tables.ts'
import { wordLists } from './word-lists.ts'

/** What is pasted from Word or the web, put into words that the editor understands. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(stylesAsData(html), 'text/html')
  withoutNames(body)
  // copied from this editor, and already in its words
  if (html.includes('data-pm-slice')) return body.innerHTML
  wordLists(body)
  pastedTables(body)
  headings(body)
  codeLines(body)
  marksFromStyles(body)
  for (const empty of body.querySelectorAll('p')) {
    if (empty.textContent.trim() === '' && !empty.querySelector('br')) empty.remove()
  }
  return body.innerHTML
}

/** A form whose fields are named like its own properties can't be asked what it is, and the editor would fail over it. */
function withoutNames(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[id], [name]')) {
    for (const name of ['id', 'name']) Element.prototype.removeAttribute.call(element, name)
  }
}

/** The page's policy lets no style in, and the browser would complain of each; as data they can still be read. */
function stylesAsData(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
}

const HEADINGS = [
  { from: 'p.MsoTitle', to: 'h1' },
  { from: 'p.MsoSubtitle, h3, h4, h5, h6', to: 'h2' },
]

function headings(body: HTMLElement): void {
  for (const { from, to } of HEADINGS) {
    for (const element of body.querySelectorAll(from)) {
      const heading = body.ownerDocument.createElement(to)
      heading.append(...element.childNodes)
      element.replaceWith(heading)
    }
  }
}

/** Many pages break the lines of their code by elements, which a code block can't hold. */
function codeLines(body: HTMLElement): void {
  for (const code of body.querySelectorAll('pre')) {
    for (const lineBreak of code.querySelectorAll('br')) lineBreak.replaceWith('\n')
    for (const line of code.querySelectorAll('div, p, li')) line.append('\n')
    code.textContent = code.textContent.replace(/\n$/, '')
  }
}

// Word has many styles whose names only end like these
const MARKS = [
  { tag: 'strong', style: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i },
  { tag: 'em', style: /(?<![\w-])font-style:\s*italic/i },
  { tag: 'u', style: /(?<![\w-])text-decoration[\w-]*:[^;]*underline/i },
  { tag: 's', style: /(?<![\w-])text-decoration[\w-]*:[^;]*line-through/i },
]

const NOT_MARKED = /(?<![\w-])font-(?:weight|style):\s*(?:normal|[1-5]00)/i

/** Styles become bold, italic, underline and strike where they say so, and are gone: a heading is not bold besides. */
function marksFromStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    element.removeAttribute('data-style')
    if (element.matches('b, strong, i, em') && NOT_MARKED.test(style))
      element.replaceWith(...element.childNodes)
    if (!element.matches('span, font')) continue
    for (const { tag, style: says } of MARKS) {
      // a link is underlined anyway, and a heading is bold
      const anyway = (tag === 'u' && element.closest('a')) || (tag === 'strong' && element.closest('h1, h2'))
      if (!says.test(style) || anyway) continue
      const mark = body.ownerDocument.createElement(tag)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
}
