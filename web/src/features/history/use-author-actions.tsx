import { useHideRevisions, useRemoveRevisions } from '../../entities/prompt/revisions-api.ts'
import { useConfirm } from '../../shared/ui/confirm.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { toastWithUndo } from '../../shared/ui/undo-toast.ts'

/** What authors can do with earlier versions besides restoring them. Render `confirmation`. */
export function useAuthorActions(promptId: number) {
  const hideRevisions = useHideRevisions()
  const removeRevisions = useRemoveRevisions()
  const [ask, confirmation] = useConfirm()

  const setHidden = async (revision: number, hidden: boolean) => {
    const body = { prompt_id: promptId, revision }
    try {
      await hideRevisions.mutateAsync({ ...body, hidden })
      toastWithUndo(hidden ? `Version ${revision} hidden.` : `Version ${revision} shown again.`, async () => {
        await hideRevisions.mutateAsync({ ...body, hidden: !hidden })
        return hidden ? `Version ${revision} shown again.` : `Version ${revision} hidden.`
      })
    } catch (error) {
      toastError(error, `We couldn’t ${hidden ? 'hide' : 'show'} this version. Check your connection.`)
    }
  }

  /** Without a revision, removes all earlier ones. Resolves with whether that worked. */
  const remove = async (revision?: number): Promise<boolean> => {
    const sure = await ask({
      title: revision ? `Remove version ${revision}?` : 'Remove all earlier versions?',
      text: revision ? 'This can’t be undone.' : 'Only the current version stays. This can’t be undone.',
      confirm: 'Remove',
      dangerous: true,
    })
    if (!sure) return false
    try {
      await removeRevisions.mutateAsync({ prompt_id: promptId, ...(revision && { revision }) })
      toastSuccess(revision ? `Version ${revision} removed.` : 'All earlier versions removed.')
      return true
    } catch (error) {
      toastError(error, 'We couldn’t remove this. Check your connection.')
      return false
    }
  }
  return { setHidden, remove, confirmation }
}
