import type { ReportCase, ReportState } from '@prompt-library/contract/reports'
import { REPORTS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { EmptyState, ErrorState, StaleNotice } from '../../shared/ui/message.tsx'
import { Paged } from '../../shared/ui/paged.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { reportsQuery, useHandleReport } from './api.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Decision } from './decisions.ts'
import { ReportRow } from './report-row.tsx'

/** Reported prompts, one entry each. */
export function Reported({ state }: { state: ReportState }) {
  const [{ page }, change] = useListAddress({})
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useQuery(reportsQuery(state, page))
  const isOpen = state === 'open'
  return (
    <>
      <p role="status" className={data?.total === 0 ? 'sr-only' : 'mb-4 text-ink-soft'}>
        {isPending && 'Loading reports...'}
        {data &&
          (data.total === 0
            ? 'No reports'
            : `${countOf(data.total, 'prompt')}, ${isOpen ? 'longest waiting' : 'last handled'} first`)}
      </p>
      {isPending && [1, 2, 3].map((number) => <Skeleton key={number} className="mb-3 h-40 rounded-xl" />)}
      {isError && data && <StaleNotice onRetry={refetch} />}
      {isError && !data && (
        <ErrorState title="We couldn’t load the reports." error={error} onRetry={refetch} />
      )}
      {data && (
        <Paged
          page={page}
          pageSize={REPORTS_PAGE_SIZE}
          total={data.total}
          settled={!isPlaceholderData}
          onPage={(next, options) => change({ page: next }, options)}
        >
          {data.total > 0 && <Rows cases={data.cases} busy={isPlaceholderData} />}
          {data.total === 0 &&
            (isOpen ? (
              <EmptyState icon={CircleCheck} title="No reported prompts">
                <p>
                  Signed-in people can report a prompt from its menu. It appears here until someone handles
                  it.
                </p>
              </EmptyState>
            ) : (
              <EmptyState icon={Flag} title="Nothing handled yet" />
            ))}
        </Paged>
      )}
    </>
  )
}

function Rows({ cases, busy }: { cases: readonly ReportCase[]; busy: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  const handle = useHandleReport()
  const [decided, setDecided] = useState<{ case: ReportCase; decision: Decision }>()

  /** Moves keyboard focus to the next row, or else the one before, when this one is gone. */
  const focusBeside = (id: number) => {
    const index = cases.findIndex((one) => one.id === id)
    const rows = list.current?.querySelectorAll('article')
    const beside = rows?.[index + 1] ?? rows?.[index - 1]
    return () => (beside?.isConnected ? beside.focus() : focusMain())
  }
  const dismiss = async (reportCase: ReportCase) => {
    const focus = focusBeside(reportCase.id)
    try {
      await handle.mutateAsync({ case: reportCase, action: 'dismiss' })
    } catch (error) {
      return toastError(error, 'We couldn’t dismiss the reports. Check your connection.')
    }
    focus()
    toastSuccess('Reports dismissed.')
  }
  const isBusy = (id: number) => handle.isPending && handle.variables.case.id === id
  return (
    <>
      <ul ref={list} aria-busy={busy} className={classNames('flex flex-col gap-3', busy && 'opacity-50')}>
        {cases.map((one) => (
          <li key={one.id}>
            <ReportRow
              reportCase={one}
              busy={isBusy(one.id)}
              onDismiss={() => dismiss(one)}
              onDecide={(decision) => setDecided({ case: one, decision })}
            />
          </li>
        ))}
      </ul>
      {decided && (
        <DecisionDialog
          key={`${decided.case.id} ${decided.decision.action}`}
          title={decided.case.title}
          decision={decided.decision}
          hint="Say what’s wrong, and what would fix it. Don’t mention who reported the prompt."
          missing="Tell the author why."
          send={(message) =>
            handle.mutateAsync({ case: decided.case, action: decided.decision.action, message })
          }
          onClose={() => setDecided(undefined)}
          onDone={focusBeside(decided.case.id)}
        />
      )}
    </>
  )
}
