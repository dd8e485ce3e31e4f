import type { WaitingText } from '@prompt-library/contract/publishing'
import { promptFields } from '@prompt-library/domain/fields/field'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { categoryHeader } from '../../entities/prompt/category-look.ts'
import { FieldList } from '../../entities/prompt/field-list.tsx'
import { PromptContent } from '../../entities/prompt/prompt-content.tsx'
import { PromptNotes } from '../../entities/prompt/prompt-notes.tsx'
import { Comparison } from '../../features/history/comparison.tsx'
import { DataClassLine } from '../../shared/guard/data-class-line.tsx'
import { ApiError, sentenceFor } from '../../shared/lib/api-client.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { ErrorState } from '../../shared/ui/message.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { useApprove, useAskForChanges, waitingTextQuery } from './waiting-api.ts'
import { kindOf } from './waiting-row.tsx'

interface WaitingDialogProps {
  id: number
  onClose: () => void
  /** Moves the focus, because the entry is gone. */
  onDone: () => void
}

/** A prompt that waits for approval: its text, what changed since it was public, and the decision. */
export function WaitingDialog({ id, onClose, onDone }: WaitingDialogProps) {
  const { data, error, refetch } = useQuery(waitingTextQuery(id))
  const isGone = error instanceof ApiError && error.status === 404
  const approve = useApprove()
  const ask = useAskForChanges()
  const [isAsking, setAsking] = useState(false)
  const done = () => {
    onClose()
    onDone()
  }
  const approveIt = async ({ revision }: WaitingText) => {
    // The error is shown in the dialog.
    if (!(await approve.mutateAsync({ prompt_id: id, revision }).catch(() => undefined))) return
    toastSuccess('Prompt approved. It’s public now.')
    done()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title={data?.title ?? (error ? 'We couldn’t load this prompt' : 'Loading...')}
      {...(data && {
        headerClass: categoryHeader(data.category),
        above: <p className="text-xs font-semibold text-category">{data.category}</p>,
      })}
      footer={
        data &&
        !isGone && (
          <>
            <DataClassLine dataClass={data.text.data_class} />
            <Button look="secondary" disabled={approve.isPending} onClick={() => setAsking(true)}>
              Ask for changes
            </Button>
            <Button busy={approve.isPending && 'Approving...'} onClick={() => approveIt(data)}>
              Approve
            </Button>
          </>
        )
      }
    >
      {error && (isGone || !data) && (
        <ErrorState
          title={isGone ? 'This prompt is no longer waiting.' : 'We couldn’t load this prompt.'}
          error={isGone ? undefined : error}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && !isGone && (
        <>
          {approve.error && (
            <ErrorBox className="mb-6">
              {sentenceFor(approve.error, 'We couldn’t approve this prompt. Check your connection.')}
            </ErrorBox>
          )}
          <Reading waiting={data} />
        </>
      )}
      {isAsking && data && (
        <DecisionDialog
          title={data.title}
          decision={ASK}
          hint="Say what to change. Only the author gets this message."
          missing="Tell the author what to change."
          send={(message) => ask.mutateAsync({ prompt_id: id, revision: data.revision, message })}
          onClose={() => setAsking(false)}
          onDone={done}
        />
      )}
    </Dialog>
  )
}

const ASK = {
  label: 'Ask for changes',
  effect:
    'The prompt stays private. Its author gets your message, and can send the prompt for approval again.',
  busy: 'Sending...',
  done: 'The author was asked for changes.',
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
          By <bdi>{author_name ?? 'Unknown'}</bdi> · {kindOf(waiting)}
        </p>
        {public_text && <SegmentedControl label="Show" choices={VIEWS} value={view} onChange={setView} />}
      </div>
      {public_text && view === 'changes' ? (
        <Comparison
          before={public_text}
          after={text}
          names={{ before: 'Last public version', after: 'Waiting version' }}
          level={3}
        />
      ) : (
        <Text text={text} />
      )}
    </>
  )
}

function Text({ text: { html, fields: descriptions, notes, tags } }: { text: WaitingText['text'] }) {
  const fields = useMemo(() => promptFields(html, descriptions), [html, descriptions])
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15.5rem]">
      <section className="min-w-0">
        <h3 className="mb-2 text-base font-semibold">Prompt</h3>
        <PromptContent html={html} level={4} descriptions={descriptions} />
      </section>
      <div className="flex min-w-0 flex-col gap-6 text-sm">
        <PromptNotes notes={notes} />
        <FieldList fields={fields} />
        {tags.length > 0 && (
          <section>
            <h3 className="mb-1 font-semibold text-ink-soft">Tags</h3>
            <ul className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag} dir="auto" className="min-w-0 wrap-anywhere">
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
