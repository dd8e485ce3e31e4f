import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { useQueryClient } from '@tanstack/react-query'
import { isolated } from '../../shared/lib/text-direction.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { applyEdits } from '../guard/guarded-text.ts'
import { useGuard } from '../guard/use-guard.tsx'
import { cachedNotes } from './collection-cache.ts'
import type { CollectionDetails } from './details.ts'

export const NOTICES = {
  link: 'Anyone who’s signed in and has the link will see this text.',
  public: 'Everyone who can open the library will see this text.',
}

const EDIT_NOTE = 'To change this note, go back and close the form. Then select Edit note.'

interface Options {
  action: string
  /** A private collection, whose notes others may see from now on. */
  notesOf?: string | undefined
}

/**
 * Warns of private data before others see a collection’s name, description, and notes:
 * `const [checkDetails, dialog, checking] = useGuardedDetails({ action })`. `checkDetails` resolves with what to save, or undefined
 * if the user goes back or leaves. Render `dialog`, and don't let the texts change while `checking`.
 */
export function useGuardedDetails({ action, notesOf }: Options) {
  const queryClient = useQueryClient()
  const [guard, dialog, checking] = useGuard({ warmUp: true })
  const checkDetails = async (
    details: CollectionDetails,
    onEdit: (edited: CollectionDetails) => void,
  ): Promise<CollectionDetails | undefined> => {
    const { name, description, visibility } = details
    if (visibility === 'private') return details
    const notes = notesOf === undefined ? [] : cachedNotes(queryClient, notesOf)
    const answer = await guard({
      texts: [
        { label: 'Name', text: name, offers: ['remove'] },
        { label: 'Description', text: description, offers: ['remove'] },
        ...notes.map(({ title, note }) => ({
          label: `Note for “${isolated(title)}”`,
          text: note,
          offers: [],
          reason: EDIT_NOTE,
        })),
      ],
      notice: NOTICES[visibility],
      action,
    })
    if (!answer) return undefined
    const { edits } = answer
    if (edits.every((list) => list.length === 0)) return details
    const edited = {
      visibility,
      name: applyEdits(name, edits[0] ?? []),
      description: applyEdits(description, edits[1] ?? []),
    }
    // If saving fails, the form has what the user decided on.
    onEdit(edited)
    if (hasVisibleText(edited.name)) return edited
    toastFailure('You removed the whole name. Enter a new one.')
    return undefined
  }
  return [checkDetails, dialog, checking] as const
}
