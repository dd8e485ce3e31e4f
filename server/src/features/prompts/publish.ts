// Whether a save publishes a prompt or waits for approval. Whatever a visitor can read counts as a change, also a tag.
import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { type PublishingRule, publishingAfter } from '@prompt-library/domain/prompts/publishing'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { SettingsCache } from '../settings/settings.ts'
import type { Inherited, PromptFields } from './queries.ts'

/** Who saves a prompt, and who can publish according to the settings. */
export interface Publisher extends Viewer {
  rule: PublishingRule
}

export function createPublisherOf(settings: SettingsCache) {
  return async ({ id, role }: Viewer): Promise<Publisher> => {
    return { id, role, rule: (await settings.read()).settings.publishing }
  }
}

export type PublisherOf = ReturnType<typeof createPublisherOf>

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
  return columnsFor(outcomeOf({ ...publisher, before, changes: true, ...fields }), { since: now })
}

interface ChangedText {
  id: number
  fields: ChosenFields
  publisher: Publisher
  now: Date
}

/** The parts of a prompt that make a revision. */
export const PARTS = ['title', 'category', 'html', 'notes', 'tags', 'fields', 'data_class'] as const

/**
 * Who sees a prompt with these changes, or since when they wait while it stays as it is. Lock the prompt first. Every way of saving
 * one passes here, also a restored version.
 */
export async function publishingOfChange(tx: Tx, { id, fields, publisher, now }: ChangedText) {
  const stored = await tx
    .selectFrom('prompts')
    .leftJoin('edits', 'edits.prompt_id', 'prompts.id')
    .select(PARTS.map((part) => `prompts.${part}` as const))
    .select(['is_public', 'unpublished_id', 'author_id'])
    .select((row) => row.fn.coalesce('edits.waiting_since', 'prompts.waiting_since').as('waiting_since'))
    .where('prompts.id', '=', id)
    .executeTakeFirst()
  // Nothing will be saved.
  if (!stored) return undefined
  const sent = { ...fields, fields: JSON.parse(fields.fields) }
  const changes = PARTS.some((part) => !isDeepStrictEqual(sent[part], stored[part]))
  const before = { is_public: stored.is_public, publishing: publishingState(stored) }
  const outcome = outcomeOf({ ...publisher, before, changes, is_public: fields.is_public })
  const since = stored.waiting_since ?? now
  if (outcome === 'waiting' && stored.is_public) return { waitsSince: since }
  const isByOther = changes && stored.author_id !== publisher.id
  return { columns: columnsFor(outcome, { since }), isByOther }
}

function publishingState(stored: Pick<Inherited, 'waiting_since' | 'unpublished_id'>) {
  if (stored.waiting_since) return 'waiting' as const
  return stored.unpublished_id === null ? null : ('made_private' as const)
}

type Save = Omit<Parameters<typeof publishingAfter>[0], 'visibility'> & { is_public: boolean }

function outcomeOf({ is_public, ...save }: Save) {
  const outcome = publishingAfter({ ...save, visibility: is_public ? 'public' : 'private' })
  if (outcome === 'refused')
    throw new AppError(403, 'Only curators can make prompts public here. Keep yours private, or share it.')
  return outcome
}

function columnsFor(outcome: ReturnType<typeof outcomeOf>, { since }: { since: Date }) {
  return { is_public: outcome === 'public', waiting_since: outcome === 'waiting' ? since : null }
}
