import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { isPublishedByRestoring } from '@prompt-library/domain/prompts/revisions'
import { useQueryClient } from '@tanstack/react-query'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { restoreConflictIn, revisionQuery, useRestoreRevision } from '../../entities/prompt/revisions-api.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useConfirm } from '../../shared/ui/confirm.tsx'
import { toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { promptTexts, SAVE_NOTICES } from '../guard/prompt-texts.ts'
import { useGuard } from '../guard/use-guard.tsx'
import { useEarlierVersionsOffer } from './use-earlier-versions-offer.tsx'

const CHANGED =
  'This prompt was changed in another tab or on another device, so nothing was restored. Look at the current version, then try again.'
const FAILED = 'We couldn’t restore this version. Check your connection and try again.'

/**
 * What is asked and said when a version is restored. Restores an earlier version: `const { restore, busy, dialogs } =
 * useRestore(prompt)`. `restore` resolves with whether that worked. It asks first if it would publish what only the author can
 * read, warns of private data as a save does, and offers to remove what others could still read. Render `dialogs`.
 */
export function useRestore(prompt: Prompt) {
  const queryClient = useQueryClient()
  const [guard, guardDialog, checking] = useGuard()
  const [ask, confirmation] = useConfirm()
  const { mutateAsync, isPending } = useRestoreRevision()
  const [offerRemoval, removalOffer] = useEarlierVersionsOffer()

  /** Undefined if the author decides not to restore it. */
  const check = async (revision: number): Promise<{ publish?: true } | undefined> => {
    const { notes, ...content } = await queryClient.fetchQuery(revisionQuery(prompt.id, revision))
    const publishes = isPublishedByRestoring(content, prompt)
    if (publishes && !(await ask(publishQuestion(content)))) return undefined
    // It's restored as it was. To leave something out, the author edits the prompt.
    const texts = promptTexts({ ...content, notes: notes ?? '' }).map((text) => ({
      ...text,
      offers: [],
      reason: 'A version is restored as it was. To leave this out, edit the prompt instead.',
    }))
    const notice = SAVE_NOTICES[prompt.is_public ? 'public' : 'private']
    const answer = await guard({ texts, notice, action: 'Restore' })
    return answer && (publishes ? { publish: true } : {})
  }

  const restore = async (revision: number): Promise<boolean> => {
    try {
      const checked = await check(revision)
      if (!checked) return false
      const { id: prompt_id, version, revision: current } = prompt
      const restored = await mutateAsync({ prompt_id, revision, version, ...checked })
      if (restored.edit) {
        toastSuccess(`Version ${revision} is waiting for approval.`)
        return true
      }
      if (restored.revision === current) {
        toastSuccess(`Version ${revision} is the same as the current version.`)
        return true
      }
      toastSuccess(`Version ${revision} restored.`)
      await offerRemoval({ before: prompt, after: restored })
      return true
    } catch (error) {
      toastFailure(restoreConflictIn(error) ? CHANGED : sentenceFor(error, FAILED))
      return false
    }
  }
  const busy = checking ? 'Checking...' : isPending && 'Restoring...'
  return {
    restore,
    busy,
    dialogs: (
      <>
        {confirmation}
        {guardDialog}
        {removalOffer}
      </>
    ),
  }
}

function publishQuestion({ revision }: RevisionEntry) {
  return {
    title: `Make version ${revision} public?`,
    text: 'This version was never public. The prompt is public, so everyone will be able to read it.',
    confirm: 'Restore and make public',
  }
}
