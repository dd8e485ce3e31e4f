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

/** It waits for approval, or a curator made it private and it needs approval. An edit of a public prompt can wait, too. */
export const PUBLISHING_STATES = ['waiting', 'made_private'] as const
export type PublishingState = (typeof PUBLISHING_STATES)[number]

interface Save {
  rule: PublishingRule
  /** Of the author. */
  role: Role
  /** What the author chose. */
  visibility: 'public' | 'private'
  /** Whether anything changes that a reader of the prompt sees. */
  changes: boolean
  /** Undefined for a new prompt. */
  before?: { is_public: boolean; publishing: PublishingState | null } | undefined
}

/**
 * What becomes of a prompt when someone saves it. A prompt that waits, or that a curator made private, needs approval under
 * every rule. What is public stays public, and a change isn't published unread: it waits, and the prompt stays as it was.
 */
export function publishingAfter({
  rule,
  role,
  visibility,
  changes,
  before = { is_public: false, publishing: null },
}: Save): 'public' | 'private' | 'waiting' | 'refused' {
  if (visibility === 'private') return 'private'
  if (before.is_public && !changes) return 'public'
  if (before.publishing !== null) return 'waiting'
  if (rule === 'everyone') return 'public'
  if (rule === 'approval') return 'waiting'
  if (isCurator(role)) return 'public'
  return before.is_public ? 'waiting' : 'refused'
}
