import type { Editor } from '@tiptap/react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Input } from '../ui/field.tsx'
import { typedAddress } from './link-address.ts'

/** Makes a link of what is selected, or of its own address where nothing is; changes or removes the one at the caret. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const formId = useId()
  const [isLink] = useState(() => editor.isActive('link'))
  const [typed, setTyped] = useState<string>(() => editor.getAttributes('link')['href'] ?? '')
  const [refused, setRefused] = useState(false)

  const save = (event: FormEvent) => {
    event.preventDefault()
    // the form around the editor must not take it for its own
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
    // what is written after it is no part of it
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
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save link
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Field
          label="Address"
          id={`${formId}-address`}
          required
          hint="Such as example.edu/syllabus, or an e-mail address."
          error={
            refused
              ? 'Please give the address of a web page, an e-mail address, or a telephone number as tel:+1555….'
              : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              dir="ltr"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
