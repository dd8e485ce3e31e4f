import { withLinksAsText } from '@prompt-library/domain/rich-text/link-text'
import { blockText } from '@prompt-library/domain/rich-text/rich-block'
import { richBlocks } from './rich-blocks.ts'

/** The visible text of sanitized HTML, one line per block. Search uses it so that tag names don't match. */
export function plainText(html: string): string {
  return linesOf([...richBlocks(html)].map(blockText))
}

/** The same with the addresses of links, for a copy of a prompt. */
export function plainTextWithLinks(html: string): string {
  return linesOf([...richBlocks(html)].map(({ runs }) => blockText({ runs: withLinksAsText(runs) })))
}

function linesOf(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
