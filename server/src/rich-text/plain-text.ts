import { withLinksAsText } from '@prompt-library/domain/rich-text/link-text'
import { blockText, type TextBlock } from '@prompt-library/domain/rich-text/rich-block'
import { Parser } from 'htmlparser2'

const BLOCKS = new Set(['h1', 'h2', 'p', 'blockquote', 'pre', 'ul', 'ol', 'li'])

/** The visible text of sanitized HTML, one line per block. Search uses it so that tag names don't match. */
export function plainText(html: string): string {
  return linesOf(textBlocks(html).map(blockText))
}

/** The same with the addresses of links, for a copy of a prompt. */
export function plainTextWithLinks(html: string): string {
  return linesOf(textBlocks(html).map(({ runs }) => blockText({ runs: withLinksAsText(runs) })))
}

function linesOf(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The blocks of sanitized HTML. Without formatting but links, because nothing on the server needs it. */
export function textBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let runs: { text: string; bold: boolean; href: string | undefined }[] = []
  let href: string | undefined
  const add = (text: string) => {
    const last = runs.at(-1)
    if (last?.href === href && last) last.text += text
    else runs.push({ text, bold: false, href })
  }
  const endBlock = (name: string) => {
    if (runs.some(({ text }) => text.trim() !== ''))
      blocks.push({ kind: name === 'h1' || name === 'h2' ? 'heading' : 'paragraph', runs })
    runs = []
  }
  const parser = new Parser({
    ontext: add,
    onopentag: (name, attributes) => {
      if (name === 'br') add('\n')
      if (name === 'a') href = attributes['href']
      // Text before a nested block is a separate block.
      if (BLOCKS.has(name)) endBlock('')
    },
    onclosetag: (name) => {
      if (name === 'a') href = undefined
      if (BLOCKS.has(name)) endBlock(name)
    },
  })
  parser.write(html)
  parser.end()
  endBlock('')
  return blocks
}
