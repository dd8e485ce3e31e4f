// The rich-text editor: Markdown is converted while typing but not when pasted, when changes are reported, and how a new
// value replaces the content.
import { closeHistory } from '@tiptap/pm/history'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import {
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { editorExtensions } from './editor-extensions.ts'
import { editorHtml, normalizeHtml, PARSE_OPTIONS } from './editor-html.ts'
import { ignoredFields, ignoreFields } from './field-chips.ts'
import { BlankHint, Hint } from './hint.tsx'
import { insertParagraph } from './insert-paragraph.ts'
import { LinkDialog } from './link-dialog.tsx'
import { pastedHtml } from './pasted-html.ts'
import { Toolbar } from './toolbar.tsx'

export interface EditorHandle {
  /** Adds a text as a new paragraph at the end, in one undo step, and selects it. */
  insertParagraph: (text: string) => void
}

export interface RichTextEditorProps {
  ref?: Ref<EditorHandle>
  /** The accessible name. The form renders the visible label. */
  label: string
  /** HTML. A value that differs from the last `onChange` replaces the content. */
  value: string
  /** Receives the current HTML; '' if there is no text. */
  onChange: (html: string) => void
  /** Names in double braces that aren't fields and get no chip. */
  notFields?: readonly string[]
  disabled?: boolean
  required?: boolean
  describedBy?: string | undefined
  invalid?: boolean
}

const PLACEHOLDER = 'Enter your prompt...'

/** The same objects for each render: the editor would take on other ones, which draws its whole text again. */
const OPTIONS = {
  // An editor made while rendering is destroyed if its effects run more than a millisecond later.
  immediatelyRender: false,
  parseOptions: PARSE_OPTIONS,
  // The content security policy blocks injected styles; they are in editor.css.
  injectCSS: false,
  // Markdown is converted while typing, but not when pasting: a pasted __init__ stays as it is.
  enablePasteRules: ['link'],
  // Keeps a disabled editor focusable, so that a long text can be scrolled by keyboard.
  coreExtensionOptions: { tabindex: { value: '0' } },
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, disabled = false, required = false, describedBy, invalid = false } = props
  const textId = useId()
  const [linking, setLinking] = useState(false)
  const editorProps = useMemo(
    () => ({
      attributes: definedAttributes({
        id: textId,
        class: 'rich-text rich-text-input',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-placeholder': PLACEHOLDER,
        'aria-describedby': classNames(describedBy, `${textId}-blanks`),
        'aria-required': required && 'true',
        'aria-invalid': invalid && 'true',
        'aria-disabled': disabled && 'true',
      }),
      transformPastedHTML: pastedHtml,
      // Returning true skips the editor's key bindings: Ctrl+Enter submits the form around it.
      handleDOMEvents: { keydown: (_view: EditorView, event: KeyboardEvent) => isSubmitKey(event) },
      handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
        const inCode = view.state.selection.$from.parent.type.spec.code === true
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || inCode) return false
        event.preventDefault()
        setLinking(true)
        return true
      },
    }),
    [textId, label, describedBy, required, invalid, disabled],
  )
  const [start] = useState(() => ({ content: value, extensions: editorExtensions(PLACEHOLDER) }))
  /** The value that the editor's content is in step with. */
  const synced = useRef(value)
  const editor = useEditor({
    ...OPTIONS,
    ...start,
    editorProps,
    editable: !disabled,
    onUpdate: ({ editor }) => {
      const html = editorHtml(editor.state.doc)
      if (html === synced.current) return
      synced.current = html
      onChange(html)
    },
  })
  if (!editor) return <Skeleton className="h-122" />
  return <EditorFrame {...props} {...{ editor, synced, textId, linking, setLinking }} />
}

interface EditorFrameProps extends RichTextEditorProps {
  editor: Editor
  synced: RefObject<string>
  textId: string
  linking: boolean
  setLinking: (linking: boolean) => void
}

/** The editor with its toolbar and its hint, in step with the form's value. */
function EditorFrame({
  ref,
  label,
  value,
  notFields = [],
  disabled = false,
  invalid = false,
  editor,
  synced,
  textId,
  linking,
  setLinking,
}: EditorFrameProps) {
  useEffect(() => {
    if (value === synced.current) return
    synced.current = value
    if (normalizeHtml(value, editor.schema) !== editorHtml(editor.state.doc)) replaceContent(editor, value)
  }, [editor, value, synced])

  useImperativeHandle(ref, () => ({ insertParagraph: (text) => insertParagraph(editor, text) }), [editor])

  useEffect(() => {
    if (editor.isEditable === disabled) editor.setEditable(!disabled, false)
  }, [editor, disabled])

  const ignored = notFields.join(' ')
  useEffect(() => {
    if (ignoredFields(editor.state).join(' ') !== ignored)
      editor.view.dispatch(ignoreFields(editor.state, ignored.split(' ')))
  }, [editor, ignored])

  return (
    <div
      className={classNames(
        'overflow-hidden rounded-lg border border-line-strong bg-surface outline-offset-2 outline-brand-ink has-[.rich-text-input:focus-visible]:outline-3',
        invalid && 'border-danger-ink',
      )}
    >
      <Toolbar
        editor={editor}
        label={`${label} formatting`}
        controls={textId}
        disabled={disabled}
        onLink={() => setLinking(true)}
      />
      <div className="relative">
        <EditorContent editor={editor} />
        <BlankHint id={`${textId}-blanks`} editor={editor} />
      </div>
      <Hint editor={editor} disabled={disabled} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function isSubmitKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return key === 'Enter' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing
}

/** A separate undo step, so that Undo restores the previous text. */
function replaceContent(editor: Editor, html: string): void {
  editor
    .chain()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .setContent(html, { emitUpdate: false, parseOptions: PARSE_OPTIONS })
    .run()
}

/** Drops unset attributes: the editor would render them as "undefined" or "false". */
function definedAttributes(attributes: Record<string, string | false | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
