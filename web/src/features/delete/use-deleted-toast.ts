import { toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useRestorePrompt } from './api.ts'

/** Says that a prompt was deleted and offers to restore it, also after the dialog or row it was deleted in is gone. */
export function useDeletedToast(): (id: number) => void {
  const { mutateAsync: restore } = useRestorePrompt()
  return (id) =>
    toastWithUndo('Prompt deleted.', async () => {
      await restore({ prompt_id: id })
      return 'Prompt restored.'
    })
}
