import type { ReportCase, ReportState } from '@prompt-library/contract/reports'
import { REPORTS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { EmptyState } from '../../shared/ui/message.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { reportsQuery, useHandleReport } from './api.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Decision } from './decisions.ts'
import { focusBeside } from './focus-beside.ts'
import { PagedQueue } from './paged-queue.tsx'
import { ReportRow } from './report-row.tsx'

/** Reported prompts, one entry each. */
export function Reported({ state }: { state: ReportState }) {
  const [{ page }] = useListAddress({})
  const query = useQuery(reportsQuery(state, page))
  const cases = query.data?.cases ?? []
  const list = useRef<HTMLUListElement>(null)
  const handle = useHandleReport()
  const [decided, setDecided] = useState<{ case: ReportCase; decision: Decision }>()
  const isOpen = state === 'open'

  const focusAfter = (gone: ReportCase) => focusBeside(list.current, [cases.indexOf(gone)])
  const dismiss = async (reportCase: ReportCase) => {
    const focus = focusAfter(reportCase)
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
      <PagedQueue
        ref={list}
        query={query}
        pageSize={REPORTS_PAGE_SIZE}
        status={(total) =>
          `${countOf(total, 'prompt')}, ${isOpen ? 'longest waiting' : 'last handled'} first`
        }
        failed="We couldn’t load the reports."
        empty={
          isOpen ? (
            <EmptyState icon={CircleCheck} title="No reported prompts">
              <p>
                Signed-in people can report a prompt from its menu. It appears here until someone handles it.
              </p>
            </EmptyState>
          ) : (
            <EmptyState icon={Flag} title="Nothing handled yet" />
          )
        }
      >
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
      </PagedQueue>
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
          onDecide={() => focusAfter(decided.case)}
        />
      )}
    </>
  )
}
