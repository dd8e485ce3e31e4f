import type { Answer } from '@prompt-library/contract/call'
import type { listCollectionsForPrompt } from '@prompt-library/contract/collections'
import type { CollectionVisibility } from '@prompt-library/domain/collections/permissions'
import { Check, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast, toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useAddToCollection, useRemoveFromCollection } from './change-items.ts'

type Choice = Answer<typeof listCollectionsForPrompt>[number]

interface CollectionChoicesProps {
  promptId: number
  collections: readonly Choice[]
  onDone: () => void
}

/** Each collection as a button that's pressed if it has the prompt. */
export function CollectionChoices({ promptId, collections, onDone }: CollectionChoicesProps) {
  const toggle = useToggleCollected(promptId)
  const isMounted = useIsMounted()
  const [busyToken, setBusyToken] = useState<string>()
  const [failure, setFailure] = useState<string>()
  useEffect(
    () => () => {
      // On the collection's page, the row disappears with this menu; without this, keyboard focus would be lost.
      if (document.activeElement === document.body) focusMain()
    },
    [],
  )

  const choose = async (collection: Choice) => {
    setBusyToken(collection.token)
    setFailure(undefined)
    try {
      await toggle(collection)
      if (isMounted()) onDone()
    } catch (error) {
      const sentence = sentenceFor(
        error,
        `We couldn’t change ${nameInToast(collection.name)}. Check your connection.`,
      )
      if (!isMounted()) return toastFailure(sentence)
      setFailure(sentence)
      setBusyToken(undefined)
    }
  }
  return (
    <>
      {failure && (
        <p role="alert" className="px-4 pt-3 text-sm wrap-anywhere text-danger-ink">
          {failure}
        </p>
      )}
      <ul className="p-1.5">
        {collections.map((collection) => (
          <li key={collection.token}>
            <ChoiceButton
              collection={collection}
              isBusy={collection.token === busyToken}
              onPress={() => choose(collection)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const AUDIENCES: Record<CollectionVisibility, string> = {
  private: '',
  link: 'With the link',
  public: 'Public',
}

function ChoiceButton({
  collection: { name, visibility, contains_prompt: isIn },
  isBusy,
  onPress,
}: {
  collection: Choice
  isBusy: boolean
  onPress: () => void
}) {
  const Icon = isBusy ? LoaderCircle : Check
  return (
    <button
      type="button"
      data-once
      aria-pressed={isIn}
      aria-disabled={isBusy || undefined}
      title={name}
      onClick={isBusy ? undefined : onPress}
      // The scroll margins keep a focused row from being covered by the filter above and the button below.
      className="flex w-full scroll-my-16 items-center gap-3 rounded-lg px-2.5 py-2 text-start -outline-offset-2 hover:bg-brand-tint hover:text-brand-ink"
    >
      <span
        aria-hidden
        className={classNames(
          'flex size-5 shrink-0 items-center justify-center rounded border',
          isIn ? 'border-brand bg-brand text-white' : 'border-line-strong',
        )}
      >
        {(isIn || isBusy) && <Icon className={classNames('size-4', isBusy && 'animate-spin')} />}
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere" dir="auto">
        {name}
      </span>
      {AUDIENCES[visibility] && (
        <span className="shrink-0 text-sm text-ink-soft">{AUDIENCES[visibility]}</span>
      )}
    </button>
  )
}

/** Adds a prompt to a collection, or removes it if the collection has it. Undoing a removal restores its place and note. */
function useToggleCollected(promptId: number): (collection: Choice) => Promise<void> {
  const { mutateAsync: add } = useAddToCollection()
  const { mutateAsync: remove } = useRemoveFromCollection()

  return async ({ token, name: fullName, contains_prompt }) => {
    const name = nameInToast(fullName)
    const item = { token, prompt_id: promptId }
    const isAlreadyIn = `This prompt is already in ${name}.`
    const isNotIn = `This prompt is no longer in ${name}.`

    // Another tab or a co-editor may have been faster. Then there's nothing to undo.
    if (contains_prompt) {
      const { removed, before_prompt_id, note } = await remove(item)
      if (!removed) return toastSuccess(isNotIn)
      return toastWithUndo(`Removed from ${name}.`, async () =>
        (await add({ ...item, before_prompt_id, note })) ? `Added back to ${name}.` : isAlreadyIn,
      )
    }
    if (!(await add(item))) return toastSuccess(isAlreadyIn)
    return toastWithUndo(`Added to ${name}.`, async () =>
      (await remove(item)).removed ? `Removed from ${name}.` : isNotIn,
    )
  }
}
