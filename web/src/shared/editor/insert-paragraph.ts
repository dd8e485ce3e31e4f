import { closeHistory } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'

/** Adds a text as a new paragraph, selects it, and scrolls to it. One undo removes it. */
export function insertParagraph(editor: Editor, text: string, place: 'start' | 'end'): void {
  const { doc } = editor.state
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
  const edge = place === 'start' ? doc.firstChild : doc.lastChild
  // The phrase takes the place of an empty paragraph, such as that of an empty prompt.
  const blank = edge?.type.name === 'paragraph' && edge.content.size === 0 ? edge.nodeSize : 0
  const from = place === 'start' ? 0 : doc.content.size - blank
  editor
    .chain()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .insertContentAt({ from, to: from + blank }, paragraph)
    .setTextSelection({ from: from + 1, to: from + 1 + text.length })
    .focus()
    .scrollIntoView()
    .run()
}
