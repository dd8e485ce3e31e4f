import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../../entities/collection/api.ts'
import { NOTICES } from '../../features/collect/use-guarded-details.ts'
import { useGuardedText } from '../../shared/guard/use-guarded-text.ts'

/**
 * Warns of private data before others see a note: `const [checkNote, dialog, checking] = useGuardedNote(token)`. `checkNote`
 * resolves with the text to save, or undefined if the user goes back or leaves.
 */
export function useGuardedNote(token: string) {
  const visibility = useQuery(collectionQuery(token)).data?.visibility ?? 'public'
  const isPrivate = visibility === 'private'
  const [checkText, dialog, checking] = useGuardedText({
    label: 'Note',
    action: 'Save note',
    warmUp: !isPrivate,
  })
  const checkNote = async (text: string): Promise<string | undefined> =>
    isPrivate ? text : checkText(text, NOTICES[visibility])
  return [checkNote, dialog, checking] as const
}
