// Which changes of a public prompt count as a changed text (title, text, notes, or fields, not tags), and so whether a
// save stays public or waits for approval.
import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { type PublishingRule, publishingAfter } from '@prompt-library/domain/prompts/publishing'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { SettingsCache } from '../settings/settings.ts'
import type { PromptFields } from './queries.ts'

/** Who saves a prompt, and who can publish according to the settings. */
export interface Publisher extends Viewer {
  rule: PublishingRule
}

export function createPublisherOf(settings: SettingsCache) {
  return async ({ id, role }: Viewer): Promise<Publisher> => {
    return { id, role, rule: (await settings.read()).settings.publishing }
  }
}

/** `is_public` is what the author chose. */
export type ChosenFields = Omit<PromptFields, 'tag_keys' | 'waiting_since'>

interface NewText {
  fields: Pick<ChosenFields, 'is_public'>
  publisher: Publisher
  /** Whether a curator made private what it was cloned from. */
  isUnpublished: boolean
  now: Date
}

/** Who sees a new prompt. */
export function publishingOfNew({ fields, publisher, isUnpublished, now }: NewText) {
  const before = { is_public: false, publishing: isUnpublished ? ('made_private' as const) : null }
  return columnsFor({ ...publisher, before, changesText: true, ...fields }, { since: now })
}

interface ChangedText {
  id: number
  fields: ChosenFields
  publisher: Publisher
  now: Date
}

/** Who sees a prompt with these changes. Lock the prompt first. Every way of saving one passes here, also a restored version. */
export async function publishingOfChange(tx: Tx, { id, fields, publisher, now }: ChangedText) {
  const stored = await tx
    .selectFrom('prompts')
    .select(['title', 'html', 'notes', 'fields', 'is_public', 'waiting_since', 'unpublished_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  // Nothing will be saved.
  if (!stored) return { is_public: false, waiting_since: null }
  const { title, html, notes } = fields
  const changesText = !isDeepStrictEqual(
    { title, html, notes, fields: JSON.parse(fields.fields) },
    { title: stored.title, html: stored.html, notes: stored.notes, fields: stored.fields },
  )
  const before = { is_public: stored.is_public, publishing: publishingState(stored) }
  return columnsFor(
    { ...publisher, before, changesText, is_public: fields.is_public },
    { since: stored.waiting_since ?? now },
  )
}

function publishingState({
  waiting_since,
  unpublished_id,
}: {
  waiting_since: Date | null
  unpublished_id: number | null
}) {
  if (waiting_since) return 'waiting' as const
  return unpublished_id === null ? null : ('made_private' as const)
}

type Save = Omit<Parameters<typeof publishingAfter>[0], 'visibility'> & { is_public: boolean }

function columnsFor({ is_public, ...save }: Save, { since }: { since: Date }) {
  const outcome = publishingAfter({ ...save, visibility: is_public ? 'public' : 'private' })
  if (outcome === 'refused')
    throw new AppError(403, 'Only curators can make prompts public here. Keep yours private, or share it.')
  return { is_public: outcome === 'public', waiting_since: outcome === 'waiting' ? since : null }
}
