import { closeHistory } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'

/** Adds each line of a text as a new paragraph at the end, selects them, and scrolls to them. One undo removes them. */
export function insertParagraph(editor: Editor, text: string): void {
  const { doc } = editor.state
  const lines = text.split(/\n+/)
  const paragraphs = lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
  const last = doc.lastChild
  // The phrase takes the place of an empty paragraph, such as that of an empty prompt.
  const blank = last?.type.name === 'paragraph' && last.content.size === 0 ? last.nodeSize : 0
  const from = doc.content.size - blank
  editor
    .chain()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .insertContentAt({ from, to: from + blank }, paragraphs)
    // Between two lines, one paragraph ends and one starts.
    .setTextSelection({ from: from + 1, to: from + 1 + lines.join('  ').length })
    .focus()
    .scrollIntoView()
    .run()
}
