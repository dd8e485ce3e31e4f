import type { WaitingPrompt } from '@prompt-library/contract/publishing'
import { REPORTS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readNumber } from '../../entities/prompt/open-prompt.ts'
import { useCloseDialog, useDialogState } from '../../shared/lib/dialog-history.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { EmptyState, ErrorState, StaleNotice } from '../../shared/ui/message.tsx'
import { Paged } from '../../shared/ui/paged.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { waitingQuery } from './waiting-api.ts'
import { WaitingDialog } from './waiting-dialog.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** Prompts that wait until a curator approves them. */
export function Waiting() {
  const [{ page }, change] = useListAddress({})
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useQuery(waitingQuery(page))
  return (
    <>
      <p role="status" className={data?.total === 0 ? 'sr-only' : 'mb-4 text-ink-soft'}>
        {isPending && 'Loading prompts...'}
        {data &&
          (data.total === 0 ? 'No prompts' : `${countOf(data.total, 'prompt')}, longest waiting first`)}
      </p>
      {isPending && [1, 2, 3].map((number) => <Skeleton key={number} className="mb-3 h-24 rounded-xl" />)}
      {isError && data && <StaleNotice onRetry={refetch} />}
      {isError && !data && (
        <ErrorState title="We couldn’t load the waiting prompts." error={error} onRetry={refetch} />
      )}
      {data && (
        <Paged
          page={page}
          pageSize={REPORTS_PAGE_SIZE}
          total={data.total}
          settled={!isPlaceholderData}
          onPage={(next, options) => change({ page: next }, options)}
        >
          {data.total === 0 && (
            <EmptyState icon={CircleCheck} title="No prompts are waiting">
              <p>Your own prompts aren’t listed here: another curator or an admin approves them.</p>
            </EmptyState>
          )}
          <Rows prompts={data.prompts} busy={isPlaceholderData} />
        </Paged>
      )}
    </>
  )
}

/** The URL parameter of the open prompt, so that Back closes it. */
const OPEN = 'waiting'

function Rows({ prompts, busy }: { prompts: readonly WaitingPrompt[]; busy: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const opened = readNumber(params.get(OPEN))
  const state = useDialogState({ overDialog: opened !== undefined })
  const addressWith = (id: number | undefined) => {
    const after = new URLSearchParams(search)
    if (id === undefined) after.delete(OPEN)
    else after.set(OPEN, String(id))
    return { pathname, search: after.toString() }
  }
  const close = useCloseDialog(addressWith(undefined))

  /** Moves keyboard focus to the next row, or else the one before, when this one is gone. */
  const focusBeside = (id: number) => {
    const index = prompts.findIndex((one) => one.prompt_id === id)
    const rows = list.current?.querySelectorAll('article')
    const beside = rows?.[index + 1] ?? rows?.[index - 1]
    return () => (beside?.isConnected ? beside.focus() : focusMain())
  }
  return (
    <>
      <ul ref={list} aria-busy={busy} className={classNames('flex flex-col gap-3', busy && 'opacity-50')}>
        {prompts.map((prompt) => (
          <li key={prompt.prompt_id}>
            <WaitingRow
              prompt={prompt}
              onOpen={() => void navigate(addressWith(prompt.prompt_id), { state, preventScrollReset: true })}
            />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <WaitingDialog key={opened} id={opened} onClose={close} onDone={focusBeside(opened)} />
      )}
    </>
  )
}
