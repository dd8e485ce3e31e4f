import type { AdminPrompt } from '@prompt-library/contract/admin'
import { DELETE_REASON_MAX } from '@prompt-library/domain/limits'
import { useRef } from 'react'
import { useConfirmedDelete } from '../../features/delete/use-confirmed-delete.ts'
import { useSession } from '../../shared/session/api.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { useDeleteAnyPrompt } from './api.ts'

/** Deletes any prompt after a question, which asks for a reason if the prompt is someone else's. Render the second value. */
export function useDeleteWithReason() {
  const userId = useSession()?.user?.id
  const remove = useDeleteAnyPrompt()
  const [confirmDelete, confirmation] = useConfirmedDelete()
  /** By prompt, so that a failure doesn't lose what was typed. */
  const reasons = useRef(new Map<number, string>())

  const deleteWithReason = (prompt: AdminPrompt) => {
    const { id, authorId } = prompt
    return confirmDelete({
      prompt,
      content: authorId !== userId && (
        <Field label="Reason" optional hint="The author will see this.">
          <Textarea
            key={id}
            rows={3}
            maxLength={DELETE_REASON_MAX}
            defaultValue={reasons.current.get(id)}
            onChange={({ target }) => reasons.current.set(id, target.value)}
          />
        </Field>
      ),
      change: () => remove.mutateAsync({ id, reason: reasons.current.get(id) }),
      done: () => reasons.current.delete(id),
    })
  }
  return [deleteWithReason, confirmation] as const
}
