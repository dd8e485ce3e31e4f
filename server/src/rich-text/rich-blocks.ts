import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { type NodeReader, type ReadOptions, readBlocks } from '@prompt-library/domain/rich-text/read-blocks'
import type { RichBlock } from '@prompt-library/domain/rich-text/rich-block'
import { parseDocument } from 'htmlparser2'

/** The blocks of a prompt's sanitized HTML, with lists, quotes, and code. */
export function richBlocks(html: string, options?: ReadOptions): Generator<RichBlock> {
  return readBlocks<ParsedNode>(parseDocument(html), PARSED_NODES, options)
}

/** A prompt as Markdown, with bold, italic, and code, and backslashes before what only looks like it. Underline and strikethrough are left out. */
export function promptMarkdown(html: string): string {
  return promptPlainText(richBlocks(html, { hasInlineMarks: true }), undefined, { isMarkdown: true })
}

/** What a node of the parser has, depending on its type. */
interface ParsedNode {
  type: string
  data?: string
  name?: string
  children?: readonly ParsedNode[]
  attribs?: Record<string, string>
}

const PARSED_NODES: NodeReader<ParsedNode> = {
  textOf: ({ type, data }) => (type === 'text' ? data : undefined),
  nameOf: ({ name }) => name,
  childrenOf: ({ children = [] }) => children,
  attributeOf: ({ attribs }, name) => attribs?.[name],
}
