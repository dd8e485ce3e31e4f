import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { toastFailure } from '../../ui/toast.ts'
import { promptTexts, withEdits } from '../guard/prompt-texts.ts'
import { useGuard } from '../guard/use-guard.tsx'
import type { PromptDraft } from './use-prompt-draft.tsx'

interface GuardedSaveOptions {
  draft: PromptDraft
  setDraft: (draft: PromptDraft) => void
  /** The label of the button that saves. */
  action: string
}

/** Who sees a prompt, as the end of “This text goes to …”. */
const RECIPIENTS = {
  public: 'everyone who can open the library',
  private: 'the library, where only you and people you share it with can see it',
}

/**
 * Warns of private data before a draft is saved: `const [checkDraft, dialog] = useGuardedSave({ … })`. `checkDraft` resolves
 * with what to save, or undefined if the user goes back. Render `dialog`.
 */
export function useGuardedSave({ draft, setDraft, action }: GuardedSaveOptions) {
  const [guard, dialog] = useGuard()
  const checkDraft = async (): Promise<PromptDraft | undefined> => {
    const edits = await guard({
      texts: promptTexts(draft),
      recipient: RECIPIENTS[draft.visibility],
      action,
    })
    if (!edits) return undefined
    const edited = withEdits(draft, edits)
    // If saving fails, the form has what the user decided on.
    if (edited !== draft) setDraft(edited)
    const missing = missingText(edited)
    if (missing) toastFailure(missing)
    return missing ? undefined : edited
  }
  return [checkDraft, dialog] as const
}

/** The form checked the text before the user removed something from it. */
function missingText({ title, markdown }: PromptDraft): string | undefined {
  if (!hasVisibleText(title)) return 'The title is empty now. Enter a new one.'
  return markdown === '' ? 'The prompt is empty now. Add some text.' : undefined
}
