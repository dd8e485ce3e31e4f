import './editor.css'
import { closeHistory } from '@tiptap/pm/history'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { editorExtensions } from './editor-extensions.ts'
import { FRAME } from './editor-frame.ts'
import { asEditorHtml, editorHtml, PARSE_OPTIONS } from './editor-html.ts'
import { Hint } from './hint.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { pastedHtml } from './pasted-html.ts'
import { Toolbar } from './toolbar.tsx'

export interface RichTextEditorProps {
  /** The id of the text itself, for whoever wants to put the focus there. */
  id?: string
  /** Its name for assistive technology; what is seen beside it is up to the form. */
  label: string
  /** HTML. A value other than the one last given to `onChange` replaces what is written. */
  value: string
  /** The HTML of what is written now; '' when there is no text. */
  onChange: (html: string) => void
  placeholder?: string
  disabled?: boolean
  required?: boolean
  describedBy?: string | undefined
  invalid?: boolean
}

export function RichTextEditor({
  id,
  label,
  value,
  onChange,
  placeholder = 'Enter your prompt...',
  disabled = false,
  required = false,
  describedBy,
  invalid = false,
}: RichTextEditorProps) {
  const ownId = useId()
  const textId = id ?? ownId
  const [linking, setLinking] = useState(false)
  const editorProps = useMemo(
    () => ({
      attributes: given({
        id: textId,
        class: 'rich-text rich-text-input',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-placeholder': placeholder,
        'aria-describedby': describedBy,
        'aria-required': required && 'true',
        'aria-invalid': invalid && 'true',
        'aria-disabled': disabled && 'true',
      }),
      transformPastedHTML: pastedHtml,
      handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
        const inCode = view.state.selection.$from.parent.type.spec.code === true
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || inCode) return false
        event.preventDefault()
        setLinking(true)
        return true
      },
    }),
    [textId, label, placeholder, describedBy, required, invalid, disabled],
  )
  const [start] = useState(() => ({ content: value, extensions: editorExtensions(placeholder) }))
  // what the form and the editor last agreed on: the form's words for it, and the editor's
  const agreed = useRef({ value, html: value })
  const editor = useEditor({
    ...start,
    editorProps,
    parseOptions: PARSE_OPTIONS,
    editable: !disabled,
    // the page's policy allows no styles but those of its own files: they are in editor.css
    injectCSS: false,
    // Markdown that is typed takes shape before one's eyes; in what is pasted, __init__ stays what it is
    enablePasteRules: ['link'],
    // a long text that can't be changed can still be scrolled by keyboard
    coreExtensionOptions: { tabindex: { value: '0' } },
    onUpdate: ({ editor }) => {
      const html = editorHtml(editor.state.doc)
      if (html === agreed.current.html) return
      agreed.current = { value: html, html }
      onChange(html)
    },
  })

  useEffect(() => {
    const known = value === agreed.current.value
    if (!known && asEditorHtml(value, editor.schema) !== editorHtml(editor.state.doc)) {
      replaceContent(editor, value)
    }
    agreed.current = { value, html: editorHtml(editor.state.doc) }
  }, [editor, value])

  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])

  return (
    <div className={classNames(FRAME, invalid && 'border-danger-ink')}>
      <Toolbar
        editor={editor}
        label={`Formatting of ${label}`}
        controls={textId}
        disabled={disabled}
        onLink={() => setLinking(true)}
      />
      <EditorContent editor={editor} />
      <Hint editor={editor} disabled={disabled} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

/** One step of its own: undo brings back what was written before. */
function replaceContent(editor: Editor, html: string): void {
  editor
    .chain()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .setContent(html, { emitUpdate: false, parseOptions: PARSE_OPTIONS })
    .run()
}

/** Only the attributes that are set: the editor would write "undefined" and "false" into the page. */
function given(attributes: Record<string, string | false | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
