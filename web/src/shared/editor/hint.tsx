import { type Editor, useEditorState } from '@tiptap/react'
import { shortcut } from './shortcut.ts'

const HINT = 'min-h-8.25 border-t border-line bg-sunken px-4 py-1.5 text-xs leading-5 text-ink-soft'

/** What an empty editor says about blanks. It isn't its placeholder, which screen readers read with the name. */
export function BlankHint({ id, editor }: { id: string; editor: Editor }) {
  const isEmpty = useEditorState({ editor, selector: ({ editor }) => editor.isEmpty })
  const inEditor = 'pointer-events-none absolute inset-x-4 top-12 reading-width text-sm text-ink-soft'
  return (
    <p id={id} className={isEmpty ? inEditor : 'sr-only'}>
      For what changes each time, type [course] or choose Add blank. People fill in the blanks when they use
      your prompt.
    </p>
  )
}

/** The line below the editor that explains the keys available at the cursor. */
export function Hint({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { inCode, inList } = useEditorState({
    editor,
    selector: ({ editor }) => ({ inCode: editor.isActive('codeBlock'), inList: editor.isActive('listItem') }),
  })
  if (disabled) return <p className={HINT} />
  return (
    <p className={HINT}>
      {/* Announced to screen readers, because Tab works differently here. */}
      <span role="status">{inCode && 'Tab indents. Press Escape, then Tab to leave the editor.'}</span>
      {!inCode &&
        inList &&
        `Press ${shortcut('Mod+]')} to indent an item, ${shortcut('Mod+[')} to outdent it.`}
      {!inCode && !inList && 'Type # for a heading, - for a list, > for a quote.'}
    </p>
  )
}
