import { applyEdits } from './guarded-text.ts'
import { useGuard } from './use-guard.tsx'

interface GuardedNote {
  /** Who will see the note. */
  notice: string
  /** The label of the button that sends it. */
  action: string
}

/**
 * Warns of private data before a note is sent: `const [checkNote, dialog, checking] = useGuardedNote({ warmUp })`. `checkNote`
 * resolves with the note to send, or undefined if the user goes back or leaves. Render `dialog`, and don't let the note change
 * while `checking`.
 */
export function useGuardedNote(options: { warmUp: boolean }) {
  const [guard, dialog, checking] = useGuard(options)
  const checkNote = async (note: string, { notice, action }: GuardedNote): Promise<string | undefined> => {
    const texts = [{ label: 'Note', text: note, offers: ['remove'] as const }]
    const answer = await guard({ texts, notice, action })
    return answer && applyEdits(note, answer.edits[0] ?? [])
  }
  return [checkNote, dialog, checking] as const
}
