import { REPORT_NOTE_MAX } from '@prompt-library/domain/limits'
import { REASON_NAMES, REPORT_REASONS, type ReportReason } from '@prompt-library/domain/prompts/reports'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useState } from 'react'
import { useChange } from '../../shared/lib/change.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { RadioField } from '../../shared/ui/radio-field.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { useGuardedNote } from '../guard/use-guarded-note.ts'

interface ReportDialogProps {
  target: { prompt_id: number } | { token: string }
  /** Of the prompt, or the name of the collection. */
  title: string
  onClose: () => void
}

/** The dialog that reports someone else's prompt or collection to the people who look after the library. */
export function ReportDialog({ target, title, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const reportPrompt = useChange('PUT /api/prompts/:prompt_id/report')
  const reportCollection = useChange('PUT /api/collections/:token/report')
  const [checkNote, guardDialog, isChecking] = useGuardedNote({ warmUp: true })
  const isTooLong = note.trim().length > REPORT_NOTE_MAX
  const form = useSubmit({
    isInvalid: !reason || isTooLong,
    send: async () => {
      const checked = await checkNote(note, {
        notice: 'Curators and admins can read this note.',
        action: ACTION,
      })
      if (!reason || checked === undefined) return undefined
      setNote(checked)
      return 'token' in target
        ? reportCollection.mutateAsync({ ...target, reason, note: checked })
        : reportPrompt.mutateAsync({ ...target, reason, note: checked })
    },
    done: 'Thanks. You’ll get a notification once it has been handled.',
    failed: 'We couldn’t send the report. Check your connection.',
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="small"
      title={'token' in target ? 'Report this collection' : 'Report this prompt'}
      subtitle={title}
      action={ACTION}
      busy={isChecking ? 'Checking...' : form.isPending && 'Sending...'}
    >
      <PageTitle>{`Report ${title}`}</PageTitle>
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
        hint="Please don’t repeat private data. The author isn’t told who reported it."
        error={isTooLong ? `Notes can be up to ${groupedCount(REPORT_NOTE_MAX)} characters.` : undefined}
      >
        <Textarea
          rows={3}
          value={note}
          readOnly={form.isPending}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {guardDialog}
    </FormDialog>
  )
}

const ACTION = 'Send report'
const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }))
