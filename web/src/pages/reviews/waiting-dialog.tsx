import type { WaitingText } from '@prompt-library/contract/publishing'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { categoryHeader } from '../../entities/prompt/category-look.ts'
import { DataClassLine } from '../../entities/prompt/data-class-badge.tsx'
import { readNumber } from '../../entities/prompt/open-prompt.ts'
import { PromptText } from '../../entities/prompt/prompt-text.tsx'
import { Comparison } from '../../features/history/comparison.tsx'
import { useApprove, useAskForChanges, waitingTextQuery } from '../../features/review/to-do-api.ts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { useDialogParam } from '../../shared/lib/use-dialog-param.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { waitingText } from './decisions.ts'

interface WaitingDialogProps {
  id: number
  onClose: () => void
}

/** A prompt that waits for approval: its text, what changed since it was public, and the decision. */
function WaitingDialog({ id, onClose }: WaitingDialogProps) {
  const query = useQuery(waitingTextQuery(id))
  const { data, error } = query
  const isGone = error instanceof ApiError && error.status === 404
  const approve = useApprove()
  const ask = useAskForChanges()
  const [isAsking, setAsking] = useState(false)
  const [act] = useConfirmedAction()
  const isOpen = useIsMounted()
  // If it was closed, another one may be open.
  const leave = () => isOpen() && onClose()
  const approveIt = ({ revision }: WaitingText) =>
    act({
      change: () => approve.mutateAsync({ prompt_id: id, revision }),
      done: () => {
        toastSuccess('Prompt approved. It’s public now.')
        leave()
      },
      failed: 'We couldn’t approve this prompt. Check your connection.',
    })
  const askFor = async (message: string, { revision }: WaitingText) => {
    const answer = await ask.mutateAsync({ prompt_id: id, revision, message })
    leave()
    return answer
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title={data?.title ?? titleWithout(error, isGone)}
      {...(data && { headerClass: categoryHeader(data.category) })}
      above={data && <p className="text-xs font-semibold text-category">{data.category}</p>}
      footer={
        data &&
        !isGone && (
          <>
            <DataClassLine dataClass={data.text.data_class} />
            <Button
              look="secondary"
              busy={ask.isPending && ASK.busy}
              unavailable={approve.isPending}
              onClick={() => setAsking(true)}
            >
              {ASK.label}
            </Button>
            <Button
              busy={approve.isPending && 'Approving...'}
              unavailable={ask.isPending}
              onClick={() => approveIt(data)}
            >
              Approve
            </Button>
          </>
        )
      }
    >
      {isGone ? (
        <EmptyState icon={CircleCheck} title="This prompt is no longer waiting">
          <p>Someone else decided, or the author withdrew or deleted it.</p>
        </EmptyState>
      ) : (
        <QueryState
          query={query}
          failed="We couldn’t load this prompt."
          loading={<Skeleton className="h-40" />}
        >
          {(waiting) => <Reading waiting={waiting} />}
        </QueryState>
      )}
      {isAsking && data && (
        <DecisionDialog
          title={data.title}
          decision={ASK}
          hint="Say what to change. Only the author gets this message."
          missing="Tell the author what to change."
          send={(message) => askFor(message, data)}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}

function titleWithout(error: unknown, isGone: boolean): string {
  if (isGone) return 'Nothing to approve'
  return error ? 'We couldn’t load this prompt' : 'Loading...'
}

const ASK = {
  label: 'Ask for changes',
  effect:
    'This version isn’t published. Its author gets your message, and can send the prompt for approval again.',
  busy: 'Sending...',
  done: 'You asked for changes.',
}

const VIEWS = [
  { value: 'text', label: 'Prompt' },
  { value: 'changes', label: 'Changes' },
] as const

function Reading({ waiting }: { waiting: WaitingText }) {
  const { text, public_text, author_name } = waiting
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>(public_text ? 'changes' : 'text')
  return (
    <>
      <PageTitle>{waiting.title}</PageTitle>
      <div className="mb-6 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft">
          By <bdi>{author_name ?? 'Unknown'}</bdi> · {waitingText(waiting)}
        </p>
        {public_text && <SegmentedControl label="Show" choices={VIEWS} value={view} onChange={setView} />}
      </div>
      {waiting.note && (
        <p className="mb-4 wrap-anywhere" dir="auto">
          What changed: {waiting.note}
        </p>
      )}
      {public_text && view === 'changes' ? (
        <Comparison before={public_text} after={text} level={3} />
      ) : (
        <PromptText text={text} />
      )}
    </>
  )
}

/** The URL parameter of the open prompt, so that Back closes it. */
const OPEN = 'waiting'

/** Props of a link that opens a prompt that waits for approval. */
export function useWaitingLink() {
  const [, , , linkTo] = useDialogParam(OPEN)
  return (id: number) => linkTo(String(id))
}

/** The waiting prompt that the address names. */
export function OpenWaiting() {
  const [value, , close] = useDialogParam(OPEN)
  const opened = readNumber(value)
  return opened !== undefined && <WaitingDialog key={opened} id={opened} onClose={close} />
}
