import { Toolbar as Base } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { useId } from 'react'
import { GROUP, TOOL, TOOLBAR_FRAME } from './editor-frame.ts'
import { EDITOR_KEYS } from './editor-keys.ts'
import { ariaShortcut, shortcut } from './shortcut.ts'
import { TOOLBAR, type ToolbarAction } from './toolbar-actions.ts'

interface ToolbarProps {
  editor: Editor
  label: string
  /** The id of the text area that the buttons format. */
  controls: string
  disabled: boolean
  /** Opens the link dialog. */
  onLink: () => void
}

/** The editor's toolbar. A single tab stop; arrow keys move between the buttons. */
export function Toolbar({ editor, label, controls, disabled, onLink }: ToolbarProps) {
  const helpId = useId()
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      TOOLBAR.flat().map(({ sets, notInCode, isPossible }) => ({
        on: sets && editor.isActive(...sets),
        possible: (isPossible?.(editor) ?? true) && !(notInCode && editor.isActive('codeBlock')),
      })),
  })
  const actions = TOOLBAR.flat()
  const stateOf = (action: ToolbarAction) => states[actions.indexOf(action)]
  return (
    <Base.Root
      aria-label={label}
      aria-describedby={helpId}
      aria-controls={controls}
      className={TOOLBAR_FRAME}
    >
      {TOOLBAR.map((group) => (
        <Base.Group key={group[0]?.name} className={GROUP}>
          {group.map((action) => (
            <Base.Button
              key={action.name}
              aria-label={action.name}
              aria-keyshortcuts={ariaShortcut(EDITOR_KEYS[action.name])}
              aria-pressed={stateOf(action)?.on}
              aria-haspopup={action.run ? undefined : 'dialog'}
              title={`${action.name} (${shortcut(EDITOR_KEYS[action.name])})`}
              disabled={disabled || !stateOf(action)?.possible}
              // Keeps the cursor in place and a phone's keyboard open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => (action.run ? action.run(editor.chain().focus()).run() : onLink())}
              className={TOOL}
            >
              <action.icon aria-hidden className="size-5" />
            </Base.Button>
          ))}
        </Base.Group>
      ))}
      <p id={helpId} className="sr-only">
        Use the arrow keys to move between buttons. In a code block, Tab indents. Press Escape, then Tab to
        leave the editor, or press Down Arrow at the end to continue below the block. In a list, press{' '}
        {shortcut('Mod+]')} or {shortcut('Mod+[')} to indent or outdent.
      </p>
    </Base.Root>
  )
}
