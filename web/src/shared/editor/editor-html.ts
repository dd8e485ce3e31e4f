// The HTML that the editor returns.
import { createDocument, getHTMLFromFragment } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'

/** Preserves repeated and leading spaces. */
export const PARSE_OPTIONS = { preserveWhitespace: true } as const

/** A document's HTML without trailing empty paragraphs; '' if it has no text. */
export function editorHtml(doc: Node): string {
  if (doc.textContent.trim() === '') return ''
  return getHTMLFromFragment(doc.content, doc.type.schema).replace(/(?:<p><\/p>)+$/, '')
}

/** The HTML as the editor would return it, for comparisons. */
export function normalizeHtml(html: string, schema: Schema): string {
  return editorHtml(createDocument(html, schema, PARSE_OPTIONS))
}
