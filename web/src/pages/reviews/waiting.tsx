import { REPORTS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readNumber } from '../../entities/prompt/open-prompt.ts'
import { useCloseDialog, useDialogState } from '../../shared/lib/dialog-history.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { EmptyState } from '../../shared/ui/message.tsx'
import { focusBeside } from './focus-beside.ts'
import { PagedQueue } from './paged-queue.tsx'
import { waitingQuery } from './waiting-api.ts'
import { WaitingDialog } from './waiting-dialog.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** The URL parameter of the open prompt, so that Back closes it. */
const OPEN = 'waiting'

/** Prompts that wait until a curator approves them. */
export function Waiting() {
  const [{ page }] = useListAddress({})
  const query = useQuery(waitingQuery(page))
  const { prompts, total } = query.data ?? { prompts: [], total: 0 }
  const list = useRef<HTMLUListElement>(null)
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [params] = useSearchParams()
  const opened = readNumber(params.get(OPEN))
  const dialogState = useDialogState({ overDialog: opened !== undefined })
  const addressWith = (id: number | undefined) => {
    const after = new URLSearchParams(search)
    if (id === undefined) after.delete(OPEN)
    else after.set(OPEN, String(id))
    return { pathname, search: after.toString() }
  }
  const close = useCloseDialog(addressWith(undefined))
  const index = prompts.findIndex(({ prompt_id }) => prompt_id === opened)
  const place = (page - 1) * REPORTS_PAGE_SIZE + index + 1
  const moveBy = (step: 1 | -1) => {
    const to = index === -1 ? undefined : prompts[index + step]
    // In place of the one before, so that Back closes the dialog.
    const go = () =>
      void navigate(addressWith(to?.prompt_id), { replace: true, state, preventScrollReset: true })
    return to && go
  }
  return (
    <>
      <PagedQueue
        ref={list}
        query={query}
        pageSize={REPORTS_PAGE_SIZE}
        status={(total) => `${countOf(total, 'prompt')}, longest waiting first`}
        failed="We couldn’t load the waiting prompts."
        empty={
          <EmptyState icon={CircleCheck} title="No prompts are waiting">
            <p>Your own prompts aren’t listed here: another curator or an admin approves them.</p>
          </EmptyState>
        }
      >
        {prompts.map((prompt) => (
          <li key={prompt.prompt_id}>
            <WaitingRow
              prompt={prompt}
              link={{ to: addressWith(prompt.prompt_id), state: dialogState, preventScrollReset: true }}
            />
          </li>
        ))}
      </PagedQueue>
      {opened !== undefined && (
        <WaitingDialog
          id={opened}
          listed={prompts[index]}
          position={
            index === -1 ? undefined : `${place.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
          }
          onPrevious={moveBy(-1)}
          onNext={moveBy(1)}
          onClose={close}
          onDecide={() => focusBeside(list.current, [index])}
        />
      )}
    </>
  )
}
