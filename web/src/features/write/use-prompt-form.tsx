import { pages } from '@prompt-library/contract/pages'
import { contentProblem } from '@prompt-library/domain/prompts/content-problem'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'
import { promptUrl } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useMember } from '../../shared/session/api.ts'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import { type ToastAction, toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { hasProblem, useSubmit } from '../../shared/ui/use-submit.ts'
import { applyEdits, type Edit } from '../guard/guarded-text.ts'
import { promptTexts, SAVE_NOTICES, withEdits } from '../guard/prompt-texts.ts'
import { useGuard } from '../guard/use-guard.tsx'
import { enterTags, type TagEntry } from './enter-tags.ts'
import type { PromptDraft } from './prompt-draft.ts'
import { usePromptDraft } from './use-prompt-draft.tsx'
import { usePublishing } from './use-publishing.ts'

type KeyFor = (body: object) => string

interface PromptSave {
  /** Identifies the form; part of the storage key. */
  form: string
  initial: PromptDraft
  /** The prompt that is edited. Without it, a new one is saved. */
  edited?: Prompt
  /** The label of the button that saves, and what it says meanwhile. */
  action: string
  busy: string
  /** Saves a draft that is complete and checked. `version` is the one it started from. */
  send: (draft: PromptDraft, save: { keyFor: KeyFor; version: number | undefined }) => Promise<Prompt>
  /** What is said when it worked, also to a user who has left. Missing if `onSaved` says it. */
  saved?: string
  failed: string | ((error: unknown) => string)
  onSaved: (prompt: Prompt) => void
  onFailed?: (error: unknown) => void
}

/** A form for a prompt: its draft, what is wrong with it, the check for private data, and the save. Render `dialogs`. */
export function usePromptForm(save: PromptSave) {
  const { initial, edited, action } = save
  const [isSending, setSending] = useState(false)
  const { draft, setDraft, ...kept } = usePromptDraft({
    form: save.form,
    initial,
    version: edited?.version,
    isSending,
  })
  const userId = useMember()?.id
  const sharingActions = useSharingActions()
  const publishing = usePublishing(draft, edited)
  // A form starts with Public.
  const visibility = publishing.outcome === 'refused' ? 'private' : draft.visibility
  const tags = useTagEntry({ draft, onChange: setDraft })
  const fieldsBox: RefObject<HTMLElement | null> = useRef(null)
  const missingTitle = hasVisibleText(draft.title) ? undefined : 'Enter a title.'
  const overLimit = contentProblem(draft.html)
  const missingText = draft.html === '' ? 'Enter your prompt.' : undefined
  const [check, guardDialog, isChecking] = useGuardedSave({ setDraft, action })
  const send = async (checked: PromptDraft, keyFor: KeyFor): Promise<Prompt> => {
    setSending(true)
    try {
      return await save.send(checked, { keyFor, version: kept.version })
    } finally {
      setSending(false)
    }
  }
  const submission = useSubmit({
    onTry: tags.complete,
    isInvalid: () =>
      Boolean(missingTitle ?? overLimit ?? missingText ?? tags.problem) || hasProblem(fieldsBox.current),
    send: async (keyFor) => {
      const checked = await check({ ...draft, visibility })
      // What the user decides to discard meanwhile isn't saved.
      if (!checked || (await kept.isLeaving())) return undefined
      return send(checked, keyFor)
    },
    done: (prompt) => {
      kept.finish()
      if (save.saved === undefined) return
      const isPublished = prompt.is_public && !edited?.is_public
      const state = isPublished ? 'Your prompt is public.' : waitingText(prompt)
      toastSuccess(
        [save.saved, state].filter(Boolean).join(' '),
        ...(isPublished ? sharingActions(prompt.id) : []),
      )
    },
    failed: save.failed,
    onDone: save.onSaved,
    ...(save.onFailed && { onFailed: save.onFailed }),
    attemptPlace: `save-attempt ${userId} ${save.form}`,
  })
  const { isTried } = submission
  return {
    submission,
    draft,
    set: (changes: Partial<PromptDraft>) => setDraft({ ...draft, ...changes }),
    setVersion: kept.setVersion,
    stopAsking: kept.stopAsking,
    visibility,
    publishing,
    tags,
    fieldsBox,
    errors: {
      title: isTried ? missingTitle : undefined,
      html: overLimit ?? (isTried ? missingText : undefined),
    },
    isBusy: isChecking || isSending,
    /** What the button says. */
    busy: isChecking ? 'Checking...' : isSending && save.busy,
    /** Shown above the form. */
    notice: kept.notice,
    dialogs: (
      <>
        {kept.confirmation}
        {guardDialog}
      </>
    ),
  }
}

export type PromptFormState = ReturnType<typeof usePromptForm>

export function waitingText({ publishing }: Prompt): string {
  return publishing === 'waiting' ? 'It’s waiting for approval.' : ''
}

/** What an author may want to do with a prompt that everyone can see now. */
function useSharingActions() {
  const navigate = useNavigate()
  return (id: number): ToastAction[] => [
    { label: 'Share', run: () => void navigate(`${pages.myPrompts.path}?share=${id}`) },
    { label: 'Copy link', run: () => void copyLink(promptUrl('prompt', id)) },
  ]
}

/** The tags of a form, and what is wrong with them. */
function useTagEntry({ draft, onChange }: { draft: PromptDraft; onChange: (draft: PromptDraft) => void }) {
  const [entry, setEntry] = useState<TagEntry>()
  // The draft can also change elsewhere, such as when the user discards it.
  const isCurrent = entry?.tags === draft.tags && entry.text === draft.tagText
  const enter = (next: TagEntry) => {
    setEntry(next)
    onChange({ ...draft, tags: next.tags, tagText: next.text })
  }
  return {
    problem: isCurrent ? entry.problem : undefined,
    enter,
    /** Adds what is left in the box, and finds tags that can't be saved. */
    complete: (): void => {
      const next = enterTags(draft.tags, draft.tagText)
      if (draft.tagText !== '' || next.problem) enter(next)
    },
  }
}

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
function useGuardedSave({ setDraft, action }: GuardedSaveOptions) {
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
