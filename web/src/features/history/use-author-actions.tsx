import { useHideRevisions, useRemoveRevisions } from '../../entities/prompt/revisions-api.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastError } from '../../shared/ui/toast.ts'
import { toastWithUndo } from '../../shared/ui/undo-toast.ts'

/** What authors can do with earlier versions besides restoring them. Render `confirmation`. */
export function useAuthorActions(promptId: number) {
  const hideRevisions = useHideRevisions()
  const removeRevisions = useRemoveRevisions()
  const [act, confirmation] = useConfirmedAction()

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
  const remove = (revision: number | undefined, focus: () => void): Promise<boolean> =>
    act({
      question: {
        title: revision ? `Remove version ${revision}?` : 'Remove all earlier versions?',
        text: revision ? 'This can’t be undone.' : 'Only the current version stays. This can’t be undone.',
        confirm: 'Remove',
        dangerous: true,
      },
      change: () => removeRevisions.mutateAsync({ prompt_id: promptId, ...(revision && { revision }) }),
      done: revision ? `Version ${revision} removed.` : 'All earlier versions removed.',
      failed: 'We couldn’t remove this. Check your connection.',
      focus,
    })
  return { setHidden, remove, confirmation }
}
