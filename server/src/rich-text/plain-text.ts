import { linkText } from '@prompt-library/domain/rich-text/link-text'
import type { PreviewBlock } from '@prompt-library/domain/rich-text/preview-text'
import { Parser } from 'htmlparser2'

const BLOCKS = new Set(['h1', 'h2', 'p', 'blockquote', 'pre', 'ul', 'ol', 'li'])
const HEADINGS = new Set(['h1', 'h2'])

/** The visible text of sanitized HTML, one line per block. Search uses it so that tag names don't match. */
export function plainText(html: string): string {
  return linesOf(textBlocks(html))
}

/** The same with the addresses of links, for a copy of a prompt. */
export function plainTextWithLinks(html: string): string {
  return linesOf(textBlocks(html, { links: true }))
}

function linesOf(blocks: readonly PreviewBlock[]): string {
  return blocks
    .flatMap((block) => (typeof block === 'string' ? block : block.heading).split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The text of each block of sanitized HTML. A line break within a block is `\n`. */
export function textBlocks(html: string, { links = false } = {}): PreviewBlock[] {
  const blocks: PreviewBlock[] = []
  let text = ''
  let link: { before: string; href: string } | undefined
  const endLink = () => {
    if (link) text = link.before + linkText(text, link.href)
    link = undefined
  }
  const endBlock = (name: string) => {
    const href = link?.href
    endLink()
    if (text.trim() !== '') blocks.push(HEADINGS.has(name) ? { heading: text } : text)
    text = ''
    // A link can hold several blocks.
    if (href) link = { before: '', href }
  }
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    onopentag: (name, { href }) => {
      if (name === 'br') text += '\n'
      else if (name === 'a' && links && href) {
        endLink()
        link = { before: text, href }
        text = ''
      }
      // Text before a nested block is a separate block.
      else if (BLOCKS.has(name)) endBlock('')
    },
    onclosetag: (name) => {
      if (name === 'a') endLink()
      if (BLOCKS.has(name)) endBlock(name)
    },
  })
  parser.write(html)
  parser.end()
  endBlock('')
  return blocks
}
