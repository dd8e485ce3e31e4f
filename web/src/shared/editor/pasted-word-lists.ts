/** Word marks list items only with styles on paragraphs. This turns them into real lists. */
export function convertWordLists(body: HTMLElement): void {
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
