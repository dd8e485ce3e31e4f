import { type PublishingState, publishingAfter } from '@prompt-library/domain/prompts/publishing'
import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSession } from '../../shared/session/api.ts'
import type { PromptDraft } from './prompt-draft.ts'

export type PublishingOutcome = ReturnType<typeof publishingAfter>

export interface DraftPublishing {
  /** What becomes of the prompt with the draft's visibility. */
  outcome: PublishingOutcome
  /** What would become of it if it were public, and if its text changed too. */
  ifPublic: PublishingOutcome
  ifChanged: PublishingOutcome
  /** Of the prompt as it is saved. */
  saved: { is_public: boolean; publishing: PublishingState | null } | undefined
}

/** What saving a draft does, by who can publish. The server decides in the same way. `saved` is missing for a new prompt. */
export function usePublishing(draft: PromptDraft, saved: Prompt | undefined): DraftPublishing {
  const session = useSession()
  const { visibility } = draft
  const save = {
    rule: session?.publishing ?? 'everyone',
    role: session?.user?.role ?? 'user',
    changesText: !saved || textOf(draft) !== textOf({ ...saved, notes: saved.notes ?? '' }),
    before: saved,
  }
  const ifPublic = publishingAfter({ ...save, visibility: 'public' })
  return {
    outcome: visibility === 'public' ? ifPublic : 'private',
    ifPublic,
    ifChanged: publishingAfter({ ...save, visibility: 'public', changesText: true }),
    saved,
  }
}

function textOf({ title, html, notes, fields }: Pick<PromptDraft, 'title' | 'html' | 'notes' | 'fields'>) {
  return JSON.stringify([title, html, notes, fieldsToSave(html, fields)])
}
