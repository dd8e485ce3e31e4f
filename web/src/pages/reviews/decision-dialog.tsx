import { CURATOR_MESSAGE_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useState } from 'react'
import { useGuardedNote } from '../../features/guard/use-guarded-note.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import type { Decision } from './decisions.ts'

interface DecisionDialogProps {
  /** Of the prompt. */
  title: string
  decision: Pick<Decision, 'label' | 'effect' | 'busy' | 'done' | 'dangerous'>
  hint: string
  /** What to say if the message is missing. */
  missing: string
  send: (message: string) => Promise<unknown>
  onClose: () => void
}

/** The dialog that asks a curator what to tell the author, and says what will happen. */
export function DecisionDialog({ title, decision, hint, missing, send, onClose }: DecisionDialogProps) {
  const [message, setMessage] = useState('')
  const [checkNote, guardDialog, isChecking] = useGuardedNote({ warmUp: true })
  const { length } = message.trim()
  const isTooLong = length > CURATOR_MESSAGE_MAX
  const form = useSubmit({
    isInvalid: length === 0 || isTooLong,
    send: async () => {
      const checked = await checkNote(message, {
        notice: 'The author and curators can read this message.',
        action: decision.label,
      })
      if (checked === undefined) return undefined
      setMessage(checked)
      return send(checked)
    },
    done: decision.done,
    onDone: onClose,
    failed: 'We couldn’t save this. Check your connection.',
  })
  const problem = isTooLong
    ? `Messages can be up to ${groupedCount(CURATOR_MESSAGE_MAX)} characters.`
    : form.isTried && length === 0
      ? missing
      : undefined
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="small"
      title={decision.label}
      subtitle={title}
      action={decision.label}
      dangerous={decision.dangerous}
      busy={isChecking ? 'Checking...' : form.isPending && decision.busy}
    >
      <p className="text-ink-soft">{decision.effect}</p>
      <Field label="Message to the author" required hint={hint} error={problem}>
        <Textarea
          rows={4}
          value={message}
          readOnly={form.isPending}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      {guardDialog}
    </FormDialog>
  )
}
