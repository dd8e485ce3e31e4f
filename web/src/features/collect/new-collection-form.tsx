import { COLLECTION_NAME_MAX } from '@prompt-library/domain/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { collectionQuery } from '../../entities/collection/api.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { collectionKeys } from '../../shared/lib/query-keys.ts'
import { useAttempt } from '../../shared/lib/use-attempt.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { toastFailure } from '../../shared/ui/toast.ts'
import { nameInToast, toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useCreateCollection, useDeleteCollection } from './change-collections.ts'
import { useRemoveFromCollection } from './change-items.ts'

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
  const queryClient = useQueryClient()
  const { mutateAsync: remove } = useRemoveFromCollection()
  const { mutateAsync: deleteCollection } = useDeleteCollection()
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
      const { token, name } = await create.mutateAsync({ ...body, idempotencyKey: attempt.keyFor(body) })
      attempt.settle()
      const shown = nameInToast(name)
      toastWithUndo(`Created ${shown} and added this prompt.`, async () => {
        // Other prompts may have been added since.
        const { prompt_count } = await queryClient.fetchQuery({ ...collectionQuery(token), staleTime: 0 })
        if (prompt_count > 1) {
          await remove({ token, prompt_id: promptId })
          return `Removed from ${shown}.`
        }
        await deleteCollection({ token })
        // Its page may be open.
        void queryClient.resetQueries({ queryKey: collectionKeys.one(token) })
        return `Deleted ${shown}.`
      })
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
