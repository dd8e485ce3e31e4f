import { Plus } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { NewCollectionForm } from './new-collection-form.tsx'

interface NewCollectionProps extends Pick<ComponentProps<typeof NewCollectionForm>, 'promptId' | 'onDone'> {
  userId: number
  /** The user has none yet, so there's nothing else to choose. */
  isFirst: boolean
  suggestedName: string
}

/** A button that turns into a form. */
export function NewCollection({ userId, isFirst: isFirstNow, suggestedName, ...form }: NewCollectionProps) {
  // What Escape does must not change when the list is loaded again, as after a request whose answer was lost.
  const [isFirst] = useState(isFirstNow)
  // Kept in the tab: if the session has ended, the user signs in before trying again.
  const place = `new-collection ${userId} ${form.promptId}`
  const [name = '', setName] = usePersisted(z.string(), 'tab', place)
  const [isNaming, setIsNaming] = useState(isFirst || name !== '')
  const button = useRef<HTMLButtonElement>(null)
  const show = () => {
    setName(suggestedName || undefined)
    setIsNaming(true)
  }
  const cancel = () => {
    flushSync(() => setIsNaming(false))
    setName(undefined)
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
          name={name}
          onRename={(next) => setName(next || undefined)}
          attemptPlace={`${place} attempt`}
          onCancel={isFirst ? undefined : cancel}
        />
      ) : (
        <button
          ref={button}
          type="button"
          onClick={show}
          className="flex w-full items-center gap-3 rounded-lg px-2.5 py-2 text-start font-medium text-brand-ink -outline-offset-2 hover:bg-brand-tint"
        >
          <Plus aria-hidden className="size-5 shrink-0" />
          New collection…
        </button>
      )}
    </div>
  )
}
