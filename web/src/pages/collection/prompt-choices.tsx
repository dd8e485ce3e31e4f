import type { Collection } from '@prompt-library/contract/collections'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { countPages } from '@prompt-library/domain/paging'
import { countFound } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { promptsPageQuery } from '../../entities/prompt/api.ts'
import { categoryLook } from '../../entities/prompt/category-look.ts'
import { readListParams } from '../../entities/prompt/list-params.ts'
import { MarkedText } from '../../entities/prompt/marked-text.tsx'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import type { PromptPage } from '../../entities/prompt/prompt-cache.ts'
import { TextWithFields } from '../../entities/prompt/text-with-fields.tsx'
import { usePreview } from '../../entities/prompt/use-preview.ts'
import { useAddToCollection } from '../../features/collect/change-items.ts'
import { useRemoveItem } from '../../features/collect/use-remove-item.ts'
import type { PromptSource } from '../../shared/lib/query-keys.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Pager } from '../../shared/ui/pager.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeletons } from '../../shared/ui/skeleton.tsx'
import { nameInToast } from '../../shared/ui/undo-toast.ts'
import { Correction } from '../../widgets/prompt-list/correction.tsx'

export interface PromptSearch {
  source: PromptSource
  q: string
  page: number
  /** Without correcting the spelling. */
  exact: boolean
}

interface PromptChoicesProps {
  collection: Collection
  search: PromptSearch
  /** No more prompts can be added. */
  isFull: boolean
  onChange: (changes: Partial<PromptSearch>) => void
}

/** What a list of prompts has for a search, each with a button that adds it to the collection. */
export function PromptChoices({ collection, search, isFull, onChange }: PromptChoicesProps) {
  const { source, q, page, exact } = search
  const results = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState('')
  const params = { ...readListParams(new URLSearchParams({ q }).toString()), page }
  const query = useQuery(promptsPageQuery(source, { ...params, exact: exact ? 'true' : '' }))
  const { data, isError, isPlaceholderData } = query
  const typed = q.trim()
  const goTo = (changes: Partial<PromptSearch>) => {
    onChange(changes)
    // Move scroll position and keyboard focus to the start of what is found.
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  }
  return (
    // As high as the dialog can be, so that it doesn't move while someone types.
    <div ref={results} tabIndex={-1} className="mt-3 scroll-mt-3 outline-none sm:min-h-[calc(90dvh-16rem)]">
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {!data && !isError && 'Loading prompts...'}
        {data && !isPlaceholderData && describe(data, { source, isSearch: typed !== '' })}
      </p>
      <p role="status" className="sr-only">
        {added && `Added ${added}.`}
      </p>
      {data && (data.didYouMean || data.suggestion) && (
        <Correction page={data} typed={typed} onSearch={(changes) => goTo({ ...changes, page: 1 })} />
      )}
      <QueryState
        query={query}
        failed="Failed to load prompts."
        loading={<Skeletons count={4} className="mb-3 h-22 rounded-lg" />}
      >
        {({ prompts, total }) => (
          <>
            <ul>
              {prompts.map((prompt) => (
                <PromptChoice
                  key={prompt.id}
                  collection={collection}
                  prompt={prompt}
                  isFull={isFull}
                  onAdded={() => setAdded(prompt.title)}
                />
              ))}
            </ul>
            {countPages(total, PAGE_SIZE) > 1 && (
              <div className="mt-4">
                <Pager
                  page={page}
                  pageCount={countPages(total, PAGE_SIZE)}
                  onPage={(next) => goTo({ page: next, exact })}
                />
              </div>
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}

const NONE: Record<PromptSource, string> = {
  library: 'The library has no prompts yet.',
  own: 'You have no prompts yet.',
  saved: 'You have no saved prompts yet.',
  shared: 'No one has shared a prompt with you yet.',
}

function describe(
  page: PromptPage,
  { source, isSearch }: { source: PromptSource; isSearch: boolean },
): string {
  if (page.total > 0) return countFound(page, 'prompt')
  return isSearch ? 'No prompts found. Try fewer or different words.' : NONE[source]
}

interface PromptChoiceProps {
  collection: Collection
  prompt: Prompt
  /** No more prompts can be added. */
  isFull: boolean
  onAdded: () => void
}

/** A prompt that was found, and whether the collection has it. */
function PromptChoice({ collection, prompt, isFull, onAdded }: PromptChoiceProps) {
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
  const { remove, removing } = useRemoveItem()
  const { id, title } = prompt
  const isIn = prompt_ids.includes(id)
  const [act] = useConfirmedAction()
  const add = () =>
    act({
      change: () => mutateAsync({ token, prompt_id: id }),
      done: onAdded,
      failed: `We couldn’t add ${nameInToast(title)}. Check your connection and try again.`,
    })
  const Icon = isIn ? Check : Plus
  return (
    <Button
      icon={Icon}
      look={isIn ? 'soft' : 'secondary'}
      size="small"
      aria-pressed={isIn}
      title={isIn ? 'Remove from the collection' : undefined}
      busy={isAdding ? 'Adding...' : removing && 'Removing...'}
      unavailable={isFull && !isIn}
      onClick={() => (isIn ? remove({ token, prompt_id: id, title, collection: 'the collection' }) : add())}
      className="min-h-9 min-w-24 shrink-0"
    >
      <span>
        {isIn ? 'Added' : 'Add'}
        <span className="sr-only"> {title}</span>
      </span>
    </Button>
  )
}
