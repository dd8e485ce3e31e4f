import { type Editor, useEditorState } from '@tiptap/react'
import { HINT } from './editor-frame.ts'
import { shortcut } from './shortcut.ts'

/** What the keys do at the caret. */
export function Hint({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { inCode, inList } = useEditorState({
    editor,
    selector: ({ editor }) => ({ inCode: editor.isActive('codeBlock'), inList: editor.isActive('listItem') }),
  })
  if (disabled) return <p className={HINT} />
  return (
    <p className={HINT}>
      {/* said aloud: here Tab does not do what it does elsewhere */}
      <span role="status">{inCode && 'Tab indents. Escape, then Tab, leaves the editor.'}</span>
      {!inCode && inList && `${shortcut('Mod+]')} and ${shortcut('Mod+[')} change the level of an item.`}
      {!inCode && !inList && 'Type # for a heading, - for a list, > for a quote.'}
    </p>
  )
}
