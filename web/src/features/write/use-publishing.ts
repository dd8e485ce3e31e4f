import { publishingAfter } from '@prompt-library/domain/prompts/publishing'
import { ownTags } from '@prompt-library/domain/prompts/tags'
import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSession } from '../../shared/session/api.ts'
import type { PromptDraft } from './prompt-draft.ts'

export type PublishingOutcome = ReturnType<typeof publishingAfter>

export interface DraftPublishing {
  /** What becomes of the prompt with the draft's visibility. */
  outcome: PublishingOutcome
  /** What would become of it if it were public, and if it changed too. */
  ifPublic: PublishingOutcome
  ifChanged: PublishingOutcome
  /** Of the prompt as it is saved. */
  saved: Pick<Prompt, 'is_public' | 'publishing' | 'made_private_because'> | undefined
}

/** What saving a draft does, by who can publish. The server decides in the same way. `saved` is missing for a new prompt. */
export function usePublishing(draft: PromptDraft, saved: Prompt | undefined): DraftPublishing {
  const session = useSession()
  const { visibility } = draft
  const save = {
    rule: session?.publishing ?? 'everyone',
    role: session?.user?.role ?? 'user',
    changes:
      !saved || partsOf(draft) !== partsOf({ ...saved, notes: saved.notes ?? '', tags: ownTags(saved.tags) }),
    before: saved,
  }
  const ifPublic = publishingAfter({ ...save, visibility: 'public' })
  return {
    outcome: visibility === 'public' ? ifPublic : 'private',
    ifPublic,
    ifChanged: publishingAfter({ ...save, visibility: 'public', changes: true }),
    saved,
  }
}

type Parts = 'title' | 'category' | 'html' | 'notes' | 'tags' | 'fields' | 'data_class'

/** Whatever a reader sees. */
function partsOf({ title, category, html, notes, tags, fields, data_class }: Pick<PromptDraft, Parts>) {
  return JSON.stringify([title, category, html, notes, tags, fieldsToSave(html, fields), data_class])
}
