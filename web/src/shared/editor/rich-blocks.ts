import { type NodeReader, readBlocks } from '@prompt-library/domain/rich-text/read-blocks'
import type { RichBlock } from '@prompt-library/domain/rich-text/rich-block'

/** The blocks of a prompt's HTML, read as they are needed. DOMParser creates an inert document, so no script runs. */
export function richBlocks(html: string): Generator<RichBlock> {
  return readBlocks<Node>(new DOMParser().parseFromString(html, 'text/html').body, DOM_NODES)
}

const DOM_NODES: NodeReader<Node> = {
  textOf: (node) => (node instanceof Text ? node.data : undefined),
  nameOf: (node) => (node instanceof Element ? node.localName : undefined),
  childrenOf: (node) => node.childNodes,
  attributeOf: (node, name) => (node as Element).getAttribute(name),
}
