import { REPORT_NOTE_MAX } from '@prompt-library/domain/limits'
import { REASON_NAMES, REPORT_REASONS, type ReportReason } from '@prompt-library/domain/prompts/reports'
import { type FormEvent, useId, useState } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'

/** The dialog that reports someone else's prompt to the people who look after the library. */
export function ReportDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const formId = useId()
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutateAsync, isPending, error } = useChange('PUT /api/prompts/:prompt_id/report')
  const length = note.trim().length
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!reason || length > REPORT_NOTE_MAX || isPending) return
    // The error is shown in the form, which keeps what was written.
    const isSent = await mutateAsync({ prompt_id: prompt.id, reason, note }).catch(() => undefined)
    if (!isSent) return
    toastSuccess('Thanks. You’ll get a notification once it has been handled.')
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title="Report this prompt"
      subtitle={prompt.title}
      footer={
        <FormButtons form={formId} action="Send report" busy={isPending && 'Sending...'} onCancel={onClose} />
      }
    >
      <PageTitle>{`Report ${prompt.title}`}</PageTitle>
      <form id={formId} onSubmit={send} noValidate className="flex flex-col gap-5">
        <Reasons value={reason} onChange={setReason} isMissing={isTried && !reason} />
        <Field
          label="What should we know?"
          optional
          hint="Please don’t repeat private data. The author isn’t told who reported the prompt."
          error={
            length > REPORT_NOTE_MAX
              ? `Notes can be up to ${REPORT_NOTE_MAX.toLocaleString('en-US')} characters.`
              : undefined
          }
        >
          <Textarea
            rows={3}
            value={note}
            readOnly={isPending}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {error && (
          <ErrorBox>{sentenceFor(error, 'We couldn’t send the report. Check your connection.')}</ErrorBox>
        )}
      </form>
    </Dialog>
  )
}

interface ReasonsProps {
  value: ReportReason | undefined
  onChange: (value: ReportReason) => void
  isMissing: boolean
}

function Reasons({ value, onChange, isMissing }: ReasonsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={isMissing ? id : undefined}>
      <legend className="mb-1.5 font-medium">What’s wrong with it?</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className="flex min-h-9 items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
            className="size-5 shrink-0 accent-brand"
          />
          {REASON_NAMES[reason]}
        </label>
      ))}
      {isMissing && (
        <p id={id} role="alert" className="mt-1 text-sm text-danger-ink">
          Choose a reason.
        </p>
      )}
    </fieldset>
  )
}
