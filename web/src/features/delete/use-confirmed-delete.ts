import { DELETED_DAYS } from '@prompt-library/domain/limits'
import type { RefObject } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSession } from '../../shared/session/api.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useDeletePrompt, useRestorePrompt } from './api.ts'
import { deleteQuestion } from './delete-question.ts'

interface ConfirmedDelete {
  prompt: Prompt
  /** Gets the focus back if the prompt isn't deleted. */
  button: RefObject<HTMLElement | null>
  onDeleted?: (() => void) | undefined
}

/** Deletes the user's own prompt, after a confirmation. Render the second value. */
export function useConfirmedDelete({ prompt: { id, title }, button, onDeleted }: ConfirmedDelete) {
  const { mutateAsync } = useDeletePrompt()
  const days = useDeletedDays()
  const toastDeleted = useDeletedToast()
  const [act, confirmation] = useConfirmedAction(button)
  const confirmAndDelete = () =>
    act({
      question: deleteQuestion(title, days),
      change: () => mutateAsync({ prompt_id: id }),
      done: () => {
        toastDeleted(id)
        onDeleted?.()
      },
      failed: 'Delete failed.',
    })
  return [confirmAndDelete, confirmation] as const
}

/** For how many days deleted prompts can be restored. */
export function useDeletedDays(): number {
  return useSession()?.deleted_days ?? DELETED_DAYS
}

/** Says that a prompt was deleted and offers to restore it, also after the dialog or row it was deleted in is gone. */
export function useDeletedToast(): (id: number) => void {
  const { mutateAsync: restore } = useRestorePrompt()
  return (id) =>
    toastWithUndo('Prompt deleted.', async () => {
      await restore({ prompt_id: id })
      return 'Prompt restored.'
    })
}
