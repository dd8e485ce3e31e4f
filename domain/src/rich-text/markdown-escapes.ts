// Backslashes that keep the characters of a text from being Markdown. Only where they would be: “2 * 3” and “snake_case” need
// none. A backslash anywhere else is a backslash.

/** What could open bold, italic, or code, or end the text of a link. After a backslash, it needs another. */
const MARK = /`|(?<![\w*])\*(?![\s*])|\*(?=\*)|(?<=[\\*])\*|(?<![\w{])_(?![\s_])|(?<=\\)_|\](?=\()/g

export function escapeMarks(text: string): string {
  return text.replace(MARK, '\\$&')
}

/** A line of a paragraph that would be a heading, a quote, or an item. */
const BLOCK_START = /^(?=\\*(?:#{1,6}\s|[-*•]\s|>))/
const NUMBERED_START = /^(\d{1,9})(?=\\*[.)]\s)/

export function escapeLineStart(line: string): string {
  return line.replace(BLOCK_START, '\\').replace(NUMBERED_START, '$1\\')
}

export function unescapeLineStart(line: string): string {
  return line.replace(/^\\(?=\\*(?:#{1,6}\s|[-*•]\s|>))/, '').replace(/^(\d{1,9})\\(?=\\*[.)]\s)/, '$1')
}

/** They mean nothing in a text, and Unicode never will give them a meaning. */
const PLACES: Record<string, string> = { '*': '\ufdd0', _: '\ufdd1', '`': '\ufdd2', ']': '\ufdd3' }
const MARKS = new Map(Object.entries(PLACES).map(([mark, place]) => [place, mark]))

/** Sets the escaped characters aside while the others are read. */
export function setEscapesAside(text: string): string {
  return text
    .replace(/[\ufdd0-\ufdd3]/g, '')
    .replace(
      /(?<!\\)\\+([*_`]|\](?=\())/g,
      (escaped, mark: string) => escaped.slice(1, -1) + (PLACES[mark] ?? mark),
    )
}

export function putEscapesBack(html: string): string {
  return html.replace(/[\ufdd0-\ufdd3]/g, (place) => MARKS.get(place) ?? '')
}
