import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { applyEdits, type Edit } from '../guard/guarded-text.ts'
import { promptTexts, SAVE_NOTICES, withEdits } from '../guard/prompt-texts.ts'
import { useGuard } from '../guard/use-guard.tsx'
import type { PromptDraft } from './prompt-draft.ts'

interface GuardedSaveOptions {
  setDraft: (draft: PromptDraft) => void
  /** The label of the button that saves. */
  action: string
}

/**
 * Warns of private data before a draft is saved: `const [checkDraft, dialog, checking] = useGuardedSave({ … })`. `checkDraft`
 * resolves with what to save, or undefined if the user goes back or leaves. Render `dialog`, and disable the form while
 * `checking`.
 */
export function useGuardedSave({ setDraft, action }: GuardedSaveOptions) {
  const [guard, dialog, checking] = useGuard({ warmUp: true })
  const check = async (draft: PromptDraft): Promise<PromptDraft | undefined> => {
    // Descriptions of fields that aren't in the text aren't saved, but a new field must not get one of them.
    const fields = fieldsToSave(draft.html, draft.fields)
    const taken = draft.fields.map(({ name }) => name)
    const texts = promptTexts({ ...draft, fields }, taken)
    const note = { label: 'What changed?', text: draft.revisionNote ?? '', offers: ['remove'] as const }
    const answer = await guard({
      texts: [...texts, note],
      notice: SAVE_NOTICES[draft.visibility],
      action,
      dataClass: draft.data_class,
    })
    if (!answer) return undefined
    const { edits, raisedClass } = answer
    const checked = withNote(withEdits(draft, edits), edits[texts.length] ?? [])
    const edited = raisedClass ? { ...checked, data_class: raisedClass } : checked
    // If saving fails, the form has what the user decided on.
    if (edited !== draft) setDraft(edited)
    const missing = missingText(edited)
    if (missing) toastFailure(missing)
    return missing ? undefined : edited
  }
  return [check, dialog, checking] as const
}

/** The same object if nothing changes. */
function withNote(draft: PromptDraft, edits: readonly Edit[]): PromptDraft {
  if (edits.length === 0) return draft
  return { ...draft, revisionNote: applyEdits(draft.revisionNote ?? '', edits) }
}

/** The form checked the text before the user removed something from it. */
function missingText({ title, html }: PromptDraft): string | undefined {
  if (!hasVisibleText(title)) return 'You removed the whole title. Enter a new one.'
  return html === '' ? 'You removed all of the text. Enter your prompt.' : undefined
}
