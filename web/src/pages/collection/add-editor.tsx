// Adding a co-editor to a collection.
import type { Collection } from '@prompt-library/contract/collections'
import type { Recipient } from '@prompt-library/contract/sharing'
import { COLLECTION_EDITORS_MAX } from '@prompt-library/domain/limits'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RecipientBox } from '../../entities/person/recipient-box.tsx'
import type { useAddEditor } from '../../features/collect/change-collections.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'

const FAILED = 'We couldn’t add this person. Check your connection and try again.'
const LABEL = 'Add a co-editor'

interface AddEditorProps {
  collection: Collection
  /** Who is chosen but not added yet. */
  person: Recipient | null
  onChoose: (person: Recipient | null) => void
  add: ReturnType<typeof useAddEditor>
}

export function AddEditor({ collection, person, onChoose, add }: AddEditorProps) {
  const box = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  // A new box has no text.
  const [boxes, setBoxes] = useState(0)
  const isOpen = useIsMounted()
  const { token, editors = [] } = collection

  const choose = (chosen: Recipient | null) => {
    onChoose(chosen)
    setProblem(undefined)
    if (add.error) add.reset()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    const isEditor = person && editors.some(({ id }) => id === person.id)
    setProblem(
      isEditor
        ? `${isolated(person.display_name)} is already a co-editor.`
        : person
          ? undefined
          : 'Choose a person from the list.',
    )
    if (!person || isEditor) return box.current?.focus()
    try {
      await add.mutateAsync({ token, user_id: person.id })
      toastSuccess(`${isolated(person.display_name)} is now a co-editor.`)
      flushSync(() => {
        onChoose(null)
        setBoxes((count) => count + 1)
      })
      box.current?.focus()
    } catch (error) {
      // An open dialog shows the error at the field.
      if (!isOpen()) toastError(error, FAILED)
      box.current?.focus()
    }
  }
  if (editors.length >= COLLECTION_EDITORS_MAX)
    return (
      <p className="rounded-lg border border-info-line bg-info-tint px-4 py-3 text-info-ink">
        A collection can have up to {COLLECTION_EDITORS_MAX} co-editors. Remove one to add someone else.
      </p>
    )
  const failure = add.error && sentenceFor(add.error, FAILED)
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={LABEL}
        hint="Enter at least 2 letters of a name or email."
        error={problem ?? failure ?? undefined}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-0 flex-1 basis-56">
              <RecipientBox
                key={boxes}
                {...control}
                aria-label={LABEL}
                ref={box}
                recipient={person}
                onChoose={choose}
              />
            </div>
            <Button type="submit" look="secondary" busy={add.isPending && 'Adding...'}>
              Add
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
