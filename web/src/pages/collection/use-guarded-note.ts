import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../../entities/collection/api.ts'
import { NOTICES } from '../../features/collect/use-guarded-details.ts'
import { applyEdits } from '../../shared/guard/guarded-text.ts'
import { useGuard } from '../../shared/guard/use-guard.tsx'

/**
 * Warns of private data before others see a note: `const [checkNote, dialog, checking] = useGuardedNote(token)`. `checkNote`
 * resolves with the text to save, or undefined if the user goes back or leaves.
 */
export function useGuardedNote(token: string) {
  const visibility = useQuery(collectionQuery(token)).data?.visibility ?? 'public'
  const isPrivate = visibility === 'private'
  const [guard, dialog, checking] = useGuard({ warmUp: !isPrivate })
  const checkNote = async (text: string): Promise<string | undefined> => {
    if (isPrivate) return text
    const answer = await guard({
      texts: [{ label: 'Note', text, offers: ['remove'] }],
      notice: NOTICES[visibility],
      action: 'Save note',
    })
    return answer && applyEdits(text, answer.edits[0] ?? [])
  }
  return [checkNote, dialog, checking] as const
}
