const BLOCKS = 'h1, h2, p, li, pre, blockquote'

/** The text of a prompt's HTML, one string per block. The browser's parser builds a document of its own, in which nothing runs. */
export function textBlocks(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const leaves = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
  const blocks = leaves.length > 0 ? leaves : [body]
  return blocks.map((block) => block.textContent.trim()).filter((text) => text !== '')
}
