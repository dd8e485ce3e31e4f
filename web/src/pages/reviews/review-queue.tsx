import type { ReviewedPrompt } from '@prompt-library/contract/reviews'
import { REVIEWS_MAX } from '@prompt-library/domain/limits'
import type { ReviewQueue as Queue } from '@prompt-library/domain/prompts/reviews'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useRenewReviews } from '../../features/review/api.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { singleKeys } from '../../shared/lib/single-keys.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { toastError, toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { queueQuery } from './api.ts'
import { focusBeside } from './focus-beside.ts'
import { PagedQueue } from './paged-queue.tsx'
import { QueueRow } from './queue-row.tsx'
import { QUEUE_TEXTS } from './queue-texts.ts'

/** Reviewed prompts to look at again. */
export function ReviewQueue({ queue }: { queue: Queue }) {
  const [{ page }] = useListAddress({})
  const query = useQuery(queueQuery(queue, page))
  const prompts = query.data?.prompts ?? []
  const { about, empty } = QUEUE_TEXTS[queue]
  const list = useRef<HTMLUListElement>(null)
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const { mutateAsync, isPending, variables = [] } = useRenewReviews()
  const hasKeys = singleKeys.use()
  const chosen = prompts.filter(({ id }) => chosenIds.includes(id))

  const renew = async (renewed: readonly ReviewedPrompt[]) => {
    if (isPending) return
    const focus = focusBeside(
      list.current,
      renewed.map((one) => prompts.indexOf(one)),
    )
    try {
      const answer = await mutateAsync(renewed.map(({ id, revision }) => ({ id, revision })))
      setChosenIds([])
      focus()
      report(answer)
    } catch (error) {
      toastError(error, 'We couldn’t renew the review. Check your connection.')
    }
  }
  const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) => {
    if (key.toLowerCase() !== 'g' || altKey || ctrlKey || metaKey || repeat || !hasKeys) return
    const row = (target as HTMLElement).closest<HTMLElement>('[data-prompt-id]')
    const focused = prompts.find(({ id }) => id === Number(row?.dataset['promptId']))
    if (focused) void renew([focused])
  }
  const toggle = (id: number) =>
    setChosenIds((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))
  return (
    <PagedQueue
      ref={list}
      onKeyDown={onKeyDown}
      query={query}
      pageSize={REVIEWS_MAX}
      status={(total) => `${countOf(total, 'prompt')}. ${about}`}
      failed="We couldn’t load the reviews."
      empty={<EmptyState icon={CircleCheck} title={empty} />}
      tools={
        <div className="mb-3 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
          <label className="flex min-h-9 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.length === prompts.length}
              onChange={({ target }) => setChosenIds(target.checked ? prompts.map(({ id }) => id) : [])}
              className="size-5 shrink-0 accent-brand"
            />
            Select all
          </label>
          {chosen.length > 0 && (
            <Button
              look="soft"
              size="small"
              className="min-h-9"
              busy={isPending && 'Saving...'}
              onClick={() => renew(chosen)}
            >
              {countOf(chosen.length, 'prompt')} still good
            </Button>
          )}
          {hasKeys && (
            <p className="text-sm text-ink-soft max-sm:hidden sm:ms-auto">
              <Key>J</Key> next, <Key>K</Key> previous, <Key>Enter</Key> read, <Key>G</Key> still good
            </p>
          )}
        </div>
      }
    >
      {prompts.map((prompt) => (
        <li key={prompt.id}>
          <QueueRow
            prompt={prompt}
            chosen={chosenIds.includes(prompt.id)}
            busy={isPending && variables.some(({ id }) => id === prompt.id)}
            onChoose={() => toggle(prompt.id)}
            onRenew={() => renew([prompt])}
          />
        </li>
      ))}
    </PagedQueue>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 font-sans">{children}</kbd>
  )
}

function report({ renewed, skipped }: { renewed: number[]; skipped: number[] }): void {
  if (renewed.length > 0)
    toastSuccess(renewed.length === 1 ? 'Review renewed.' : `${renewed.length} reviews renewed.`)
  if (skipped.length > 0)
    toastFailure(
      skipped.length === 1
        ? 'A prompt changed while you were reading it, so its review wasn’t renewed. Read it again.'
        : `${skipped.length} prompts changed while you were reading, so their reviews weren’t renewed. Read them again.`,
    )
}
