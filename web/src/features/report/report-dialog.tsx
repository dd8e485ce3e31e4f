import { REPORT_NOTE_MAX } from '@prompt-library/domain/limits'
import { REASON_NAMES, REPORT_REASONS, type ReportReason } from '@prompt-library/domain/prompts/reports'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useState } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useChange } from '../../shared/lib/change.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { RadioField } from '../../shared/ui/radio-field.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'

/** The dialog that reports someone else's prompt to the people who look after the library. */
export function ReportDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const report = useChange('PUT /api/prompts/:prompt_id/report')
  const isTooLong = note.trim().length > REPORT_NOTE_MAX
  const form = useSubmit({
    isInvalid: !reason || isTooLong,
    send: async () => reason && report.mutateAsync({ prompt_id: prompt.id, reason, note }),
    done: 'Thanks. You’ll get a notification once it has been handled.',
    failed: 'We couldn’t send the report. Check your connection.',
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="small"
      title="Report this prompt"
      subtitle={prompt.title}
      action="Send report"
      busy={form.isPending && 'Sending...'}
    >
      <PageTitle>{`Report ${prompt.title}`}</PageTitle>
      <RadioField
        label="What’s wrong with it?"
        choices={REASONS}
        value={reason}
        error={form.isTried && !reason ? 'Choose a reason.' : undefined}
        onChange={setReason}
      />
      <Field
        label="What should we know?"
        optional
        hint="Please don’t repeat private data. The author isn’t told who reported the prompt."
        error={isTooLong ? `Notes can be up to ${groupedCount(REPORT_NOTE_MAX)} characters.` : undefined}
      >
        <Textarea
          rows={3}
          value={note}
          readOnly={form.isPending}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </FormDialog>
  )
}

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }))
