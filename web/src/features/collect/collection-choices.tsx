import type { Answer } from '@prompt-library/contract/call'
import type { listCollectionsForPrompt } from '@prompt-library/contract/collections'
import type { CollectionVisibility } from '@prompt-library/domain/collections/permissions'
import { Check, LoaderCircle } from 'lucide-react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast, toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useAddToCollection, useRemoveFromCollection } from './change-items.ts'
import { useRemoveItem } from './use-remove-item.ts'

type Choice = Answer<typeof listCollectionsForPrompt>[number]

interface CollectionChoicesProps {
  prompt: Pick<Prompt, 'id' | 'title'>
  collections: readonly Choice[]
  onDone: () => void
}

/** Each collection as a button that's pressed if it has the prompt. */
export function CollectionChoices({ prompt, collections, onDone }: CollectionChoicesProps) {
  const { addTo, adding } = useAddTo(prompt.id)
  const { remove, removing } = useRemoveItem()
  const choose = async (choice: Choice) => {
    const { token, contains_prompt } = choice
    const collection = nameInToast(choice.name)
    const isDone = contains_prompt
      ? await remove({ token, prompt_id: prompt.id, title: prompt.title, collection })
      : await addTo(token, collection)
    if (isDone) onDone()
  }
  return (
    <ul className="p-1.5">
      {collections.map((collection) => (
        <li key={collection.token}>
          <ChoiceButton
            collection={collection}
            isBusy={[adding?.token, removing?.token].includes(collection.token)}
            onPress={() => choose(collection)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Adds the prompt to a collection. The message offers to undo it. */
function useAddTo(prompt_id: number) {
  const { mutateAsync: add, isPending, variables } = useAddToCollection()
  const { mutateAsync: remove } = useRemoveFromCollection()
  const [act] = useConfirmedAction()
  const addTo = (token: string, name: string) =>
    act({
      change: () => add({ token, prompt_id }),
      done: (isAdded) => {
        if (!isAdded) return toastSuccess(`This prompt is already in ${name}.`)
        toastWithUndo(`Added to ${name}.`, async () =>
          (await remove({ token, prompt_id })).removed
            ? `Removed from ${name}.`
            : `This prompt is no longer in ${name}.`,
        )
      },
      failed: `We couldn’t add this prompt to ${name}. Check your connection.`,
    })
  return { addTo, adding: isPending ? variables : undefined }
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
