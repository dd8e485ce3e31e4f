import type { AdminPrompt } from '@prompt-library/contract/admin'
import { DELETE_REASON_MAX } from '@prompt-library/domain/limits'
import { useRef, useState } from 'react'
import { deleteQuestion } from '../../features/delete/delete-question.ts'
import { useDeletedDays, useDeletedToast } from '../../features/delete/use-confirmed-delete.ts'
import { useSession } from '../../shared/session/api.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { useDeleteAnyPrompt } from './api.ts'

/** Deletes a prompt after a confirmation, which asks for a reason if the prompt is someone else's. */
export function useConfirmedDelete() {
  const userId = useSession()?.user?.id
  const days = useDeletedDays()
  const remove = useDeleteAnyPrompt()
  const toastDeleted = useDeletedToast()
  const [act, confirmation] = useConfirmedAction()
  /** Kept until the prompt is deleted: a failure, or opening another dialog first, must not lose what was typed. */
  const reasons = useRef(new Map<number, string>())

  const confirmDelete = ({ id, title, authorId }: AdminPrompt) =>
    act({
      question: {
        ...deleteQuestion(title, days),
        content: authorId !== userId && (
          <ReasonField
            key={id}
            initial={reasons.current.get(id) ?? ''}
            onChange={(reason) => reasons.current.set(id, reason)}
          />
        ),
      },
      change: () => remove.mutateAsync({ id, reason: reasons.current.get(id) }),
      done: () => {
        reasons.current.delete(id)
        toastDeleted(id)
      },
      failed: 'Delete failed.',
    })
  const deletingId = remove.isPending ? remove.variables.id : undefined
  return [confirmDelete, deletingId, confirmation] as const
}

function ReasonField({ initial, onChange }: { initial: string; onChange: (reason: string) => void }) {
  const [reason, setReason] = useState(initial)
  return (
    <Field label="Reason (optional)" hint="The author will see this.">
      <Textarea
        rows={3}
        maxLength={DELETE_REASON_MAX}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          onChange(target.value)
        }}
      />
    </Field>
  )
}
