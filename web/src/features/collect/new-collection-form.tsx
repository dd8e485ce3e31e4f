import { COLLECTION_NAME_MAX } from '@prompt-library/domain/limits'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast } from '../../shared/ui/undo-toast.ts'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { useCreateCollection } from './change-collections.ts'

interface NewCollectionFormProps {
  promptId: number
  name: string
  onRename: (name: string) => void
  /** Where the tab keeps a request whose outcome is unknown, so that a retry doesn't create a second collection. */
  attemptPlace: string
  /** Without it, Escape closes the menu. */
  onCancel: (() => void) | undefined
  onDone: () => void
}

/** Creates a private collection with the prompt in it. */
export function NewCollectionForm({
  promptId,
  name,
  onRename,
  attemptPlace,
  onCancel,
  onDone,
}: NewCollectionFormProps) {
  const { mutateAsync: create } = useCreateCollection()
  const isMissing = name.trim() === ''
  const form = useSubmit({
    isInvalid: isMissing,
    send: (keyFor) => {
      const body = { name: name.trim(), prompt_id: promptId }
      return create({ ...body, idempotencyKey: keyFor(body) })
    },
    done: ({ name }) => {
      toastSuccess(`Created ${nameInToast(name)} and added this prompt.`)
      onRename('')
    },
    failed: 'We couldn’t create the collection. Check your connection.',
    onDone: () => {
      // The form is still visible while it closes, without a name.
      form.reset()
      onDone()
    },
    attemptPlace,
  })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !onCancel) return
    // Otherwise, it would also close the menu.
    event.stopPropagation()
    onCancel()
  }
  return (
    <form {...form.props} onKeyDown={cancelOnEscape} className="flex flex-col gap-3 p-2.5">
      <Field
        label="Name of the new collection"
        hint="Only you can see it."
        error={form.isTried && isMissing ? 'Enter a name.' : form.failure}
      >
        <Input
          ref={input}
          maxLength={COLLECTION_NAME_MAX}
          value={name}
          onChange={(event) => {
            onRename(event.target.value)
            form.reset()
          }}
        />
      </Field>
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button look="plain" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="small" busy={form.isPending && 'Creating...'}>
          Create
        </Button>
      </div>
    </form>
  )
}
