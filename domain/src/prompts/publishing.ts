// Who can publish prompts under each rule (everyone, after approval, curators only), and whether a saved prompt is public,
// waits for approval, or is refused.
import { isCurator, type Role } from '../people/roles.ts'

/** Who can publish: everyone, everyone after a curator approved it, or only curators. */
export const PUBLISHING_RULES = ['everyone', 'approval', 'curators'] as const
export type PublishingRule = (typeof PUBLISHING_RULES)[number]

export const RULE_NAMES: Record<PublishingRule, string> = {
  everyone: 'Everyone',
  approval: 'Everyone, after approval',
  curators: 'Curators only',
}

/** Why a prompt isn't public: it waits for approval, or a curator made it private and it needs approval. */
export const PUBLISHING_STATES = ['waiting', 'made_private'] as const
export type PublishingState = (typeof PUBLISHING_STATES)[number]

interface Save {
  rule: PublishingRule
  /** Of the author. */
  role: Role
  /** What the author chose. */
  visibility: 'public' | 'private'
  /** Whether the title, content, notes, or fields change. */
  changesText: boolean
  /** Undefined for a new prompt. */
  before?: { is_public: boolean; publishing: PublishingState | null } | undefined
}

/**
 * What becomes of a prompt when its author saves it. A prompt that waits, or that a curator made private, needs approval under
 * every rule. A public text stays public, and a changed one isn't published unread.
 */
export function publishingAfter({
  rule,
  role,
  visibility,
  changesText,
  before = { is_public: false, publishing: null },
}: Save): 'public' | 'private' | 'waiting' | 'refused' {
  if (visibility === 'private') return 'private'
  if (before.publishing !== null) return 'waiting'
  if (rule === 'everyone' || (before.is_public && !changesText)) return 'public'
  if (rule === 'approval') return 'waiting'
  if (isCurator(role)) return 'public'
  return before.is_public ? 'waiting' : 'refused'
}
