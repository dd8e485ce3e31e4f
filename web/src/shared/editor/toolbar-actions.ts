// The buttons of the editor's toolbar, in order.
import type { ChainedCommands, Editor } from '@tiptap/core'
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
import type { EDITOR_KEYS } from './editor-keys.ts'
import { insertField } from './insert-field.ts'

export interface ToolbarAction {
  name: keyof typeof EDITOR_KEYS
  icon: LucideIcon
  /** Missing for Link, which opens a dialog instead. */
  run?: (chain: ChainedCommands) => ChainedCommands
  /** What a toggle sets: it's on where this is active. Missing for actions that aren't toggles. */
  sets?: readonly [name: string, attributes?: object]
  /** Code can't have it. */
  notInCode?: true
  /** Whether the action is available at the cursor; always, if missing. */
  isPossible?: (editor: Editor) => boolean
}

export const TOOLBAR: readonly (readonly ToolbarAction[])[] = [
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
  [{ name: 'Insert field', icon: Braces, run: (chain) => chain.command(insertField) }],
  [
    { name: 'Undo', icon: Undo2, run: (chain) => chain.undo(), isPossible: (editor) => editor.can().undo() },
    { name: 'Redo', icon: Redo2, run: (chain) => chain.redo(), isPossible: (editor) => editor.can().redo() },
  ],
]
