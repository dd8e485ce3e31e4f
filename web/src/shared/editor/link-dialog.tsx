import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Input } from '../ui/input.tsx'
import { useSubmit } from '../ui/use-submit.ts'
import { typedAddress } from './link-address.ts'

/** Links the selected text, or inserts the address if nothing is selected. Edits or removes the link at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [isLink] = useState(() => editor.isActive('link'))
  const [typed, setTyped] = useState<string>(() => editor.getAttributes('link')['href'] ?? '')
  const href = typedAddress(typed)
  const form = useSubmit({
    isInvalid: !href,
    send: async () => href,
    done: (href) => {
      const text = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }
      if (isLink || !editor.state.selection.empty)
        editor.chain().extendMarkRange('link').setLink({ href }).run()
      // Text typed after the link must not become part of it.
      else editor.chain().insertContent(text).unsetMark('link').run()
      onClose()
    },
    failed: 'We couldn’t add the link.',
  })
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="small"
      title="Link"
      action="Save link"
      busy={false}
      extraButton={
        isLink && (
          <Button look="secondary" className="mr-auto" onClick={remove}>
            Remove link
          </Button>
        )
      }
    >
      <Field
        label="Address"
        required
        hint="For example, example.edu/syllabus or an email address"
        error={
          form.isTried && !href
            ? 'Enter a web address, email address, or phone number (tel:+1555…).'
            : undefined
        }
      >
        <Input inputMode="url" dir="ltr" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
