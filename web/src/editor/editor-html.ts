import { createDocument, getHTMLFromFragment } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'

/** Two spaces in a row, or at the start of a line, are part of what a person wrote. */
export const PARSE_OPTIONS = { preserveWhitespace: true } as const

/** The HTML of a document, without the empty lines at its end; '' when it holds no text. */
export function editorHtml(doc: Node): string {
  if (doc.textContent.trim() === '') return ''
  return getHTMLFromFragment(doc.content, doc.type.schema).replace(/(?:<p><\/p>)+$/, '')
}

/** The same HTML as the editor would give it back. */
export function asEditorHtml(html: string, schema: Schema): string {
  return editorHtml(createDocument(html, schema, PARSE_OPTIONS))
}
