import { applyEdits } from './guarded-text.ts'
import { useGuard } from './use-guard.tsx'

interface Options {
  /** What the screen calls the text. */
  label: string
  /** The label of the button that sends it. */
  action: string
  warmUp?: boolean
}

/**
 * Warns of private data before one text is sent: `const [checkText, dialog, checking] = useGuardedText({ … })`. `checkText` resolves
 * with the text to send, or undefined if the user goes back or leaves. `notice` says who will see it. Render `dialog`, and don't let
 * the text change while `checking`.
 */
export function useGuardedText({ label, action, warmUp = true }: Options) {
  const [guard, dialog, checking] = useGuard({ warmUp })
  const checkText = async (text: string, notice: string): Promise<string | undefined> => {
    const answer = await guard({ texts: [{ label, text, offers: ['remove'] }], notice, action })
    return answer && applyEdits(text, answer.edits[0] ?? [])
  }
  return [checkText, dialog, checking] as const
}
