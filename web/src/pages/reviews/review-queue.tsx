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
import { classNames } from '../../shared/ui/class-names.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { EmptyState, ErrorState, StaleNotice } from '../../shared/ui/message.tsx'
import { Paged } from '../../shared/ui/paged.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { toastError, toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { queueQuery } from './api.ts'
import { QueueRow } from './queue-row.tsx'
import { QUEUE_TEXTS } from './queue-texts.ts'

/** Reviewed prompts to look at again. */
export function ReviewQueue({ queue }: { queue: Queue }) {
  const [{ page }, change] = useListAddress({})
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useQuery(queueQuery(queue, page))
  const { about, empty } = QUEUE_TEXTS[queue]
  return (
    <>
      <p role="status" className={data?.total === 0 ? 'sr-only' : 'mb-4 text-ink-soft'}>
        {isPending && 'Loading...'}
        {data && (data.total === 0 ? empty : `${countOf(data.total, 'prompt')}. ${about}`)}
      </p>
      {isPending && [1, 2, 3].map((number) => <Skeleton key={number} className="mb-3 h-24 rounded-xl" />)}
      {isError && data && <StaleNotice onRetry={refetch} />}
      {isError && !data && (
        <ErrorState title="We couldn’t load the reviews." error={error} onRetry={refetch} />
      )}
      {data && (
        <Paged
          page={page}
          pageSize={REVIEWS_MAX}
          total={data.total}
          settled={!isPlaceholderData}
          onPage={(next, options) => change({ page: next }, options)}
        >
          {data.total === 0 ? (
            <EmptyState icon={CircleCheck} title={empty} />
          ) : (
            <Rows prompts={data.prompts} busy={isPlaceholderData} />
          )}
        </Paged>
      )}
    </>
  )
}

function Rows({ prompts, busy }: { prompts: readonly ReviewedPrompt[]; busy: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const { mutateAsync, isPending, variables = [] } = useRenewReviews()
  const hasKeys = singleKeys.use()
  const chosen = prompts.filter(({ id }) => chosenIds.includes(id))

  const renew = async (renewed: readonly ReviewedPrompt[]) => {
    if (isPending) return
    const focus = focusAfter(renewed)
    try {
      const answer = await mutateAsync(renewed.map(({ id, revision }) => ({ id, revision })))
      setChosenIds([])
      focus()
      report(answer)
    } catch (error) {
      toastError(error, 'We couldn’t renew the review. Check your connection.')
    }
  }
  /** Moves keyboard focus to the next row that stays, or else the one before. */
  const focusAfter = (gone: readonly ReviewedPrompt[]) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-prompt-id]') ?? [])]
    const isGone = (index: number) => gone.some(({ id }) => id === prompts[index]?.id)
    const last = prompts.findLastIndex((_, index) => isGone(index))
    const order = [...rows.keys()].toSorted((one, other) => Number(one < last) - Number(other < last))
    const beside = order.filter((index) => !isGone(index)).map((index) => rows[index])[0]
    return () => {
      const title = beside?.querySelector<HTMLElement>('h2 a')
      if (title?.isConnected) title.focus()
      else focusMain()
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
    <>
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
      <ul
        ref={list}
        aria-busy={busy}
        onKeyDown={onKeyDown}
        className={classNames('flex flex-col gap-3', busy && 'opacity-50')}
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
      </ul>
    </>
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
