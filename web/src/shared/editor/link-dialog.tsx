import type { Editor } from '@tiptap/react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormButtons } from '../ui/form-buttons.tsx'
import { Input } from '../ui/input.tsx'
import { typedAddress } from './link-address.ts'

/** Links the selected text, or inserts the address if nothing is selected. Edits or removes the link at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const formId = useId()
  const [isLink] = useState(() => editor.isActive('link'))
  const [typed, setTyped] = useState<string>(() => editor.getAttributes('link')['href'] ?? '')
  const [refused, setRefused] = useState(false)

  const save = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles this event to the form around the editor, which must not submit.
    event.stopPropagation()
    const href = typedAddress(typed)
    if (!href) {
      setRefused(true)
      document.getElementById(`${formId}-address`)?.focus()
      return
    }
    const text = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }
    if (isLink || !editor.state.selection.empty)
      editor.chain().extendMarkRange('link').setLink({ href }).run()
    // Text typed after the link must not become part of it.
    else editor.chain().insertContent(text).unsetMark('link').run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title="Link"
      footer={
        <>
          {isLink && (
            <Button look="secondary" className="mr-auto" onClick={remove}>
              Remove link
            </Button>
          )}
          <FormButtons form={formId} action="Save link" onCancel={onClose} />
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Field
          label="Address"
          id={`${formId}-address`}
          required
          hint="For example, example.edu/syllabus or an email address"
          error={refused ? 'Enter a web address, email address, or phone number (tel:+1555…).' : undefined}
        >
          <Input inputMode="url" dir="ltr" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
