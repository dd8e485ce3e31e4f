import { COLLECTION_NAME_MAX } from '@prompt-library/domain/limits'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useAttempt } from '../../shared/lib/use-attempt.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast } from '../../shared/ui/undo-toast.ts'
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
  const create = useCreateCollection()
  const [failure, setFailure] = useState<string>()
  const attempt = useAttempt(attemptPlace)
  const isMounted = useIsMounted()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { name: name.trim(), prompt_id: promptId }
    if (body.name === '') return setFailure('Enter a name.')
    try {
      const { name } = await create.mutateAsync({ ...body, idempotencyKey: attempt.keyFor(body) })
      attempt.settle()
      toastSuccess(`Created ${nameInToast(name)} and added this prompt.`)
      onRename('')
      if (isMounted()) onDone()
    } catch (error) {
      const sentence = sentenceFor(error, 'We couldn’t create the collection. Check your connection.')
      if (isMounted()) setFailure(sentence)
      else toastFailure(sentence)
    }
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !onCancel) return
    // Otherwise, it would also close the menu.
    event.stopPropagation()
    onCancel()
  }
  return (
    <form onSubmit={submit} onKeyDown={cancelOnEscape} noValidate className="flex flex-col gap-3 p-2.5">
      <Field label="Name of the new collection" hint="Only you can see it." error={failure}>
        <Input
          ref={input}
          maxLength={COLLECTION_NAME_MAX}
          value={name}
          onChange={(event) => {
            onRename(event.target.value)
            setFailure(undefined)
          }}
        />
      </Field>
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button look="plain" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="small" busy={create.isPending && 'Creating...'}>
          Create
        </Button>
      </div>
    </form>
  )
}
