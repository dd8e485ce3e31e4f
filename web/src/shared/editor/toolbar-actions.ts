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
  /** Whether a toggle is active at the cursor; missing for actions that aren't toggles. */
  isOn?: (editor: Editor) => boolean
  /** Whether the action is available at the cursor; always, if missing. */
  isPossible?: (editor: Editor) => boolean
}

const outsideCode = (editor: Editor) => !editor.isActive('codeBlock')

export const TOOLBAR: readonly (readonly ToolbarAction[])[] = [
  [
    {
      name: 'Heading 1',
      icon: Heading1,
      run: (chain) => chain.toggleHeading({ level: 1 }),
      isOn: (editor) => editor.isActive('heading', { level: 1 }),
    },
    {
      name: 'Heading 2',
      icon: Heading2,
      run: (chain) => chain.toggleHeading({ level: 2 }),
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
    },
  ],
  [
    {
      name: 'Bold',
      icon: Bold,
      run: (chain) => chain.toggleBold(),
      isOn: (editor) => editor.isActive('bold'),
      isPossible: outsideCode,
    },
    {
      name: 'Italic',
      icon: Italic,
      run: (chain) => chain.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
      isPossible: outsideCode,
    },
    {
      name: 'Underline',
      icon: Underline,
      run: (chain) => chain.toggleUnderline(),
      isOn: (editor) => editor.isActive('underline'),
      isPossible: outsideCode,
    },
    {
      name: 'Link',
      icon: Link,
      isOn: (editor) => editor.isActive('link'),
      isPossible: outsideCode,
    },
  ],
  [
    {
      name: 'Quote',
      icon: TextQuote,
      run: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'Code block',
      icon: SquareCode,
      run: (chain) => chain.toggleCodeBlock(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
  ],
  [
    {
      name: 'Numbered list',
      icon: ListOrdered,
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'Bulleted list',
      icon: List,
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
  ],
  [
    {
      name: 'Insert field',
      icon: Braces,
      run: (chain) => chain.command(insertField),
    },
  ],
  [
    {
      name: 'Undo',
      icon: Undo2,
      run: (chain) => chain.undo(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'Redo',
      icon: Redo2,
      run: (chain) => chain.redo(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
]
