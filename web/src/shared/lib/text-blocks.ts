import { PREVIEW_SOURCE_MAX } from '@prompt-library/domain/limits'
import type { PreviewBlock } from '@prompt-library/domain/rich-text/preview-text'

const BLOCKS = 'h1, h2, p, li, pre, blockquote'

/**
 * The first text blocks of a prompt's HTML, as many as a preview needs. DOMParser builds a separate document in which
 * scripts don't run.
 */
export function textBlocks(html: string): PreviewBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const blocks: PreviewBlock[] = []
  let text = ''
  let holder: Element | null = null
  let read = 0
  const endBlock = () => {
    const isHeading = holder?.matches('h1, h2')
    if (text.trim() !== '') blocks.push(isHeading ? { heading: text } : text)
    text = ''
  }
  while (read < PREVIEW_SOURCE_MAX && nodes.nextNode()) {
    const node = nodes.currentNode
    if (node instanceof Text) {
      const block = node.parentElement?.closest(BLOCKS) ?? null
      if (block !== holder) endBlock()
      holder = block
      text += node.data
      // Headings don't count, because previews leave them out.
      if (!block?.matches('h1, h2')) read += node.data.trim().length
    } else if (node instanceof HTMLBRElement) text += '\n'
  }
  endBlock()
  return blocks
}
