import { DELETED_DAYS } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { ReactNode, RefObject } from 'react'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useSession } from '../../shared/session/api.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useRestorePrompt } from './api.ts'

interface Deletion {
  prompt: { id: number; title: string }
  /** Below the question. */
  content?: ReactNode
  change: () => Promise<unknown>
  done?: (() => void) | undefined
}

/**
 * Deletes a prompt after a question, and offers to restore it: `const [confirmDelete, confirmation] = useConfirmedDelete(button)`.
 * The button gets the focus back if the prompt isn't deleted. Render `confirmation`.
 */
export function useConfirmedDelete(button?: RefObject<HTMLElement | null>) {
  const days = useDeletedDays()
  const { mutateAsync: restore } = useRestorePrompt()
  const [act, confirmation] = useConfirmedAction(button)
  const confirmDelete = ({ prompt: { id, title }, content, change, done }: Deletion) =>
    act({
      question: {
        title: 'Delete Prompt',
        text: `Delete “${isolated(title)}”? You can restore it for ${countOf(days, 'day')}.`,
        content,
        confirm: 'Delete',
        dangerous: true,
      },
      change,
      done: () => {
        // Also after the dialog or row that it was deleted in is gone.
        toastWithUndo('Prompt deleted.', async () => {
          await restore({ prompt_id: id })
          return 'Prompt restored.'
        })
        done?.()
      },
      failed: 'Delete failed.',
    })
  return [confirmDelete, confirmation] as const
}

/** For how many days deleted prompts can be restored. */
export function useDeletedDays(): number {
  return useSession()?.deleted_days ?? DELETED_DAYS
}
