// The only reader of the lines of a prompt's HTML in the DOM.

/** The text nodes of a line. Formatting can split it into several. */
export interface TextLine {
  nodes: Text[]
  inCode: boolean
}

const BLOCKS = 'h1, h2, p, li, pre, blockquote'

/** The lines of text below `root`: of each block, or of each part of it between two line breaks. */
export function textLines(root: Element | DocumentFragment): TextLine[] {
  const lines: TextLine[] = []
  const walker = (root.ownerDocument ?? document).createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  )
  let block: Element | null | undefined
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.nodeName === 'BR') block = undefined
    if (node.nodeType !== Node.TEXT_NODE) continue
    const parent = node.parentElement?.closest(BLOCKS) ?? null
    if (parent !== block || lines.length === 0)
      lines.push({ nodes: [], inCode: Boolean(node.parentElement?.closest('pre')) })
    block = parent
    lines.at(-1)?.nodes.push(node as Text)
  }
  return lines
}

/** Removes a node, and the formatting around it that has nothing left in it. Without `keepsBlocks`, empty blocks go, too. */
export function removeWithEmpty(node: ChildNode, { keepsBlocks }: { keepsBlocks: boolean }): void {
  const parent = node.parentElement
  node.remove()
  const isKept = !parent?.parentElement || (keepsBlocks && parent.matches(BLOCKS))
  if (parent && !isKept && parent.childNodes.length === 0) removeWithEmpty(parent, { keepsBlocks })
}
