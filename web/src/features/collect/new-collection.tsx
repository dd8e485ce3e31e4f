import { COLLECTION_NAME_MAX } from '@prompt-library/domain/limits'
import { Plus } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field } from '../../shared/ui/field.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast } from '../../shared/ui/undo-toast.ts'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { useCreateCollection } from './change-collections.ts'

interface NewCollectionProps
  extends Pick<ComponentProps<typeof NewCollectionForm>, 'promptId' | 'suggestedName' | 'onDone'> {
  userId: number
  /** The user has none yet, so there's nothing else to choose. */
  isFirst: boolean
}

/** A button that turns into a form. */
export function NewCollection({ userId, isFirst: isFirstNow, suggestedName, ...form }: NewCollectionProps) {
  // What Escape does must not change when the list is loaded again, as after a request whose answer was lost.
  const [isFirst] = useState(isFirstNow)
  const [isNaming, setIsNaming] = useState(isFirst)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    flushSync(() => setIsNaming(false))
    button.current?.focus()
  }
  return (
    // In a low window, the form can be higher than what's left for the panel.
    <div
      className={classNames(
        'sticky bottom-0 bg-surface p-1.5 [@media(max-height:30rem)]:static',
        !isFirst && 'border-t border-line',
      )}
    >
      {isNaming ? (
        <NewCollectionForm
          {...form}
          suggestedName={suggestedName}
          attemptPlace={`new-collection ${userId} ${form.promptId} attempt`}
          onCancel={isFirst ? undefined : cancel}
        />
      ) : (
        <button
          ref={button}
          type="button"
          onClick={() => setIsNaming(true)}
          className="flex w-full items-center gap-3 rounded-lg px-2.5 py-2 text-start font-medium text-brand-ink -outline-offset-2 hover:bg-brand-tint"
        >
          <Plus aria-hidden className="size-5 shrink-0" />
          New collection…
        </button>
      )}
    </div>
  )
}

interface NewCollectionFormProps {
  promptId: number
  suggestedName: string
  /** Where the tab keeps a request whose outcome is unknown, so that a retry doesn't create a second collection. */
  attemptPlace: string
  /** Without it, Escape closes the menu. */
  onCancel: (() => void) | undefined
  onDone: () => void
}

/** Creates a private collection with the prompt in it. */
function NewCollectionForm({
  promptId,
  suggestedName,
  attemptPlace,
  onCancel,
  onDone,
}: NewCollectionFormProps) {
  const [name, setName] = useState(suggestedName)
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
    },
    failed: 'We couldn’t create the collection. Check your connection.',
    onDone,
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
            setName(event.target.value)
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
