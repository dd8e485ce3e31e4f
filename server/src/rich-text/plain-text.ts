import { Parser } from 'htmlparser2'

const BLOCKS = new Set(['h1', 'h2', 'p', 'br', 'blockquote', 'pre', 'ul', 'ol', 'li'])

/** What a reader sees of cleaned HTML, one line per block: for search, so that `strong` finds no bold text. */
export function plainText(html: string): string {
  let text = ''
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    onopentag: (name) => {
      if (BLOCKS.has(name)) text += '\n'
    },
    onclosetag: (name) => {
      if (BLOCKS.has(name)) text += '\n'
    },
  })
  parser.write(html)
  parser.end()
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}
