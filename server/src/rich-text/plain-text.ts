import type { PreviewBlock } from '@prompt-library/domain/rich-text/preview-text'
import { Parser } from 'htmlparser2'

const BLOCKS = new Set(['h1', 'h2', 'p', 'blockquote', 'pre', 'ul', 'ol', 'li'])
const HEADINGS = new Set(['h1', 'h2'])

/** The visible text of sanitized HTML, one line per block. Search uses it so that tag names don't match. */
export function plainText(html: string): string {
  return textBlocks(html)
    .flatMap((block) => (typeof block === 'string' ? block : block.heading).split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The text of each block of sanitized HTML. A line break within a block is `\n`. */
export function textBlocks(html: string): PreviewBlock[] {
  const blocks: PreviewBlock[] = []
  let text = ''
  const endBlock = (name: string) => {
    if (text.trim() !== '') blocks.push(HEADINGS.has(name) ? { heading: text } : text)
    text = ''
  }
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    onopentag: (name) => {
      if (name === 'br') text += '\n'
      // Text before a nested block is a separate block.
      else if (BLOCKS.has(name)) endBlock('')
    },
    onclosetag: (name) => {
      if (BLOCKS.has(name)) endBlock(name)
    },
  })
  parser.write(html)
  parser.end()
  endBlock('')
  return blocks
}
