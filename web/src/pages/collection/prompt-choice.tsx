import type { Collection } from '@prompt-library/contract/collections'
import { Check, Plus } from 'lucide-react'
import { categoryLook } from '../../entities/prompt/category-look.ts'
import { MarkedText } from '../../entities/prompt/marked-text.tsx'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { TextWithFields } from '../../entities/prompt/text-with-fields.tsx'
import { usePreview } from '../../entities/prompt/use-preview.ts'
import { useAddToCollection } from '../../features/collect/change-items.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { toastError } from '../../shared/ui/toast.ts'
import { nameInToast } from '../../shared/ui/undo-toast.ts'
import { useRemoveItem } from './use-remove-item.ts'

interface PromptChoiceProps {
  collection: Collection
  prompt: Prompt
  /** No more prompts can be added. */
  isFull: boolean
  onAdded: () => void
}

/** A prompt that was found, and whether the collection has it. */
export function PromptChoice({ collection, prompt, isFull, onAdded }: PromptChoiceProps) {
  const { title, title_marks = [] } = prompt
  const { icon: Icon, color } = categoryLook(prompt.category)
  const preview = usePreview(prompt)
  return (
    <li className="flex items-start gap-4 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-balance wrap-anywhere" dir="auto">
          <MarkedText text={title} marks={title_marks} />
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className={classNames('inline-flex items-center gap-1.5 text-category', color)}>
            <Icon aria-hidden className="size-4" />
            {prompt.category}
          </span>
          <span>
            By <bdi>{prompt.author_name ?? 'Unknown'}</bdi>
          </span>
          {!prompt.is_public && (
            <span>
              Private{collection.visibility !== 'private' && '. People who can’t view it won’t see it here.'}
            </span>
          )}
        </p>
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft" dir="auto">
          <TextWithFields {...preview} />
        </p>
      </div>
      <AddButton collection={collection} prompt={prompt} isFull={isFull} onAdded={onAdded} />
    </li>
  )
}

function AddButton({ collection: { token, prompt_ids = [] }, prompt, isFull, onAdded }: PromptChoiceProps) {
  const { mutateAsync, isPending: isAdding } = useAddToCollection()
  const [remove, isRemoving] = useRemoveItem({ token, prompt })
  const isIn = prompt_ids.includes(prompt.id)
  const add = async () => {
    try {
      await mutateAsync({ token, prompt_id: prompt.id })
      onAdded()
    } catch (error) {
      toastError(error, `We couldn’t add ${nameInToast(prompt.title)}. Check your connection and try again.`)
    }
  }
  const Icon = isIn ? Check : Plus
  return (
    <Button
      look={isIn ? 'soft' : 'secondary'}
      size="small"
      aria-pressed={isIn}
      title={isIn ? 'Remove from the collection' : undefined}
      busy={isAdding ? 'Adding...' : isRemoving && 'Removing...'}
      unavailable={isFull && !isIn}
      onClick={() => void (isIn ? remove() : add())}
      className="min-h-9 min-w-24 shrink-0"
    >
      <Icon aria-hidden className="size-4" />
      <span>
        {isIn ? 'Added' : 'Add'}
        <span className="sr-only"> {prompt.title}</span>
      </span>
    </Button>
  )
}
