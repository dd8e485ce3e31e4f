// Adding a co-editor to a collection.
import type { Collection } from '@prompt-library/contract/collections'
import type { Recipient } from '@prompt-library/contract/sharing'
import { COLLECTION_EDITORS_MAX } from '@prompt-library/domain/limits'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RecipientBox } from '../../entities/person/recipient-box.tsx'
import { useAddEditor } from '../../features/collect/change-collections.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'

const LABEL = 'Add a co-editor'

export function AddEditor({ collection }: { collection: Collection }) {
  const add = useAddEditor()
  const [person, setPerson] = useState<Recipient | null>(null)
  const box = useRef<HTMLInputElement>(null)
  // A new box has no text.
  const [boxes, setBoxes] = useState(0)
  const { token, editors = [] } = collection
  const isEditor = person && editors.some(({ id }) => id === person.id)
  const form = useSubmit({
    isInvalid: !person || Boolean(isEditor),
    send: async () => person && add.mutateAsync({ token, user_id: person.id }),
    done: `${isolated(person?.display_name ?? '')} is now a co-editor.`,
    failed: 'We couldn’t add this person. Check your connection and try again.',
    onDone: () => {
      flushSync(() => {
        choose(null)
        setBoxes((count) => count + 1)
      })
      box.current?.focus()
    },
    onFailed: () => box.current?.focus(),
  })

  const choose = (chosen: Recipient | null) => {
    setPerson(chosen)
    form.reset()
  }
  const problem = isEditor
    ? `${isolated(person.display_name)} is already a co-editor.`
    : person
      ? undefined
      : 'Choose a person from the list.'
  if (editors.length >= COLLECTION_EDITORS_MAX)
    return (
      <p className="rounded-lg border border-info-line bg-info-tint px-4 py-3 text-info-ink">
        A collection can have up to {COLLECTION_EDITORS_MAX} co-editors. Remove one to add someone else.
      </p>
    )
  return (
    <form {...form.props}>
      <Field
        label={LABEL}
        hint="Enter at least 2 letters of a name or email."
        error={form.isTried && !form.isPending && problem ? problem : form.failure}
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
            <Button type="submit" look="secondary" busy={form.isPending && 'Adding...'}>
              Add
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
