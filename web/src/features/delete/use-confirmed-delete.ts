import type { RefObject } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { deleteQuestion } from './delete-question.ts'
import { useDeletePrompt } from './use-delete-prompt.ts'
import { useDeletedDays } from './use-deleted-days.ts'
import { useDeletedToast } from './use-deleted-toast.ts'

const FADE_MS = 200

interface ConfirmedDelete {
  prompt: Prompt
  /** Gets the focus back if the prompt isn't deleted. */
  button: RefObject<HTMLElement | null>
  onDeleted?: () => void
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
      // The card is gone, and the question with it. Until it has faded out, it keeps the focus.
      focus: () => setTimeout(() => document.activeElement === document.body && focusMain(), FADE_MS),
    })
  return [confirmAndDelete, confirmation] as const
}
