import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Braces,
  Heading1,
  Heading2,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  SquareCode,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import { useId } from 'react'
import { insertField } from './insert-field.ts'
import { ariaShortcut, EDITOR_KEYS, shortcut } from './shortcut.ts'

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
      className="flex flex-wrap gap-x-1.5 gap-y-1 border-b border-line bg-sunken p-1.5"
    >
      {TOOLBAR.map((group) => (
        <Base.Group key={group[0]?.name} className="flex gap-0.5">
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
              className="inline-flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink -outline-offset-3 transition-colors duration-150 hover:bg-line aria-pressed:bg-brand-soft aria-pressed:text-brand-ink aria-pressed:inset-ring-1 aria-pressed:inset-ring-brand-ink data-disabled:cursor-default data-disabled:bg-transparent data-disabled:opacity-40"
            >
              <action.icon aria-hidden className="size-5" />
              {action.isLabeled && action.name}
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

interface ToolbarAction {
  name: keyof typeof EDITOR_KEYS
  icon: LucideIcon
  /** What no icon says. */
  isLabeled?: true
  /** Missing for Link, which opens a dialog instead. */
  run?: (chain: ChainedCommands) => ChainedCommands
  /** What a toggle sets: it's on where this is active. Missing for actions that aren't toggles. */
  sets?: readonly [name: string, attributes?: object]
  /** Code can't have it. */
  notInCode?: true
  /** Whether the action is available at the cursor; always, if missing. */
  isPossible?: (editor: Editor) => boolean
}

const TOOLBAR: readonly (readonly ToolbarAction[])[] = [
  [
    {
      name: 'Heading 1',
      icon: Heading1,
      sets: ['heading', { level: 1 }],
      run: (chain) => chain.toggleHeading({ level: 1 }),
    },
    {
      name: 'Heading 2',
      icon: Heading2,
      sets: ['heading', { level: 2 }],
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
  ],
  [
    { name: 'Bold', icon: Bold, sets: ['bold'], notInCode: true, run: (chain) => chain.toggleBold() },
    { name: 'Italic', icon: Italic, sets: ['italic'], notInCode: true, run: (chain) => chain.toggleItalic() },
    {
      name: 'Underline',
      icon: Underline,
      sets: ['underline'],
      notInCode: true,
      run: (chain) => chain.toggleUnderline(),
    },
    { name: 'Link', icon: Link, sets: ['link'], notInCode: true },
  ],
  [
    { name: 'Quote', icon: TextQuote, sets: ['blockquote'], run: (chain) => chain.toggleBlockquote() },
    { name: 'Code block', icon: SquareCode, sets: ['codeBlock'], run: (chain) => chain.toggleCodeBlock() },
  ],
  [
    {
      name: 'Numbered list',
      icon: ListOrdered,
      sets: ['orderedList'],
      run: (chain) => chain.toggleOrderedList(),
    },
    { name: 'Bulleted list', icon: List, sets: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  ],
  [{ name: 'Add blank', icon: Braces, isLabeled: true, run: (chain) => chain.command(insertField) }],
  [
    { name: 'Undo', icon: Undo2, run: (chain) => chain.undo(), isPossible: (editor) => editor.can().undo() },
    { name: 'Redo', icon: Redo2, run: (chain) => chain.redo(), isPossible: (editor) => editor.can().redo() },
  ],
]
