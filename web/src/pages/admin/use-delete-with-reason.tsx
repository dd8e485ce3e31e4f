import type { AdminPrompt } from '@prompt-library/contract/admin'
import { DELETE_REASON_MAX } from '@prompt-library/domain/limits'
import { useRef } from 'react'
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
  /** By prompt, so that a failure doesn't lose what was typed. */
  const reasons = useRef(new Map<number, string>())

  const confirmDelete = ({ id, title, authorId }: AdminPrompt) =>
    act({
      question: {
        ...deleteQuestion(title, days),
        content: authorId !== userId && (
          <Field label="Reason (optional)" hint="The author will see this.">
            <Textarea
              key={id}
              rows={3}
              maxLength={DELETE_REASON_MAX}
              defaultValue={reasons.current.get(id)}
              onChange={({ target }) => reasons.current.set(id, target.value)}
            />
          </Field>
        ),
      },
      change: () => remove.mutateAsync({ id, reason: reasons.current.get(id) }),
      done: () => {
        reasons.current.delete(id)
        toastDeleted(id)
      },
      failed: 'Delete failed.',
    })
  return [confirmDelete, confirmation] as const
}
