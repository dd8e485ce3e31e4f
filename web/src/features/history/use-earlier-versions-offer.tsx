import { useQueryClient } from '@tanstack/react-query'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useRemoveRevisions } from '../../entities/prompt/revisions-api.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { nameInToast } from '../../shared/ui/undo-toast.ts'
import { removesPrivateData } from '../guard/removed-data.ts'

/** A prompt before and after a save. */
interface Save {
  before: Prompt
  after: Prompt
}

/**
 * After a save that removed private data, offers to remove the earlier versions, which still have it: `const [offerRemoval,
 * dialog] = useEarlierVersionsOffer()`. `offerRemoval` resolves when the author has decided, or if there's nothing to
 * offer. Render `dialog`. An author who has left by then gets a message instead.
 */
export function useEarlierVersionsOffer() {
  const queryClient = useQueryClient()
  const removeRevisions = useRemoveRevisions()
  const [act, dialog] = useConfirmedAction()
  const isMounted = useIsMounted()

  const offerRemoval = async ({ before, after }: Save): Promise<void> => {
    if (!(await removesPrivateData(contentOf(before), contentOf(after), queryClient))) return
    if (!isMounted()) {
      const title = nameInToast(after.title)
      toastFailure(
        `Earlier versions of “${title}” still have what you removed. Open its history to remove them.`,
      )
      return
    }
    await act({
      question: question(after),
      change: () => removeRevisions.mutateAsync({ prompt_id: after.id }),
      done: 'All earlier versions removed.',
      failed: 'We couldn’t remove the earlier versions. You can remove them in the history.',
    })
  }
  return [offerRemoval, dialog] as const
}

function question({ is_public }: Prompt) {
  const readers = is_public ? 'everyone who can open the library can' : 'you can still'
  return {
    title: 'Remove earlier versions?',
    text: `You removed private data, and ${readers} read it in the earlier versions of this prompt. Removing them can’t be undone. Clones and backups keep their copies.`,
    confirm: 'Remove earlier versions',
    cancel: 'Keep them',
    dangerous: is_public,
  }
}

function contentOf({ notes, ...prompt }: Prompt) {
  return { ...prompt, notes: notes ?? '' }
}
