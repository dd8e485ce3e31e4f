import { AppError } from '../../errors.ts'

interface Change {
  visibility: 'public' | 'private'
  /** The prompt that is edited. */
  before?: { is_public: boolean; is_shared: boolean; waiting_since: Date | null }
  end_shares?: boolean | undefined
}

/**
 * What an API key can't change. A key works only on prompts that no one else sees, and changes nothing about that. The contract
 * excludes all other calls that would.
 */
export function refuseKey({ key }: { key: object | null }, { visibility, before, end_shares }: Change): void {
  if (!key) return
  if (before?.is_public)
    throw new AppError(403, 'An API key can’t edit a public prompt. Edit it on the site.')
  if (before?.is_shared)
    throw new AppError(403, 'An API key can’t edit a prompt that’s shared with others. Edit it on the site.')
  // Saving it as private would withdraw it.
  if (before?.waiting_since)
    throw new AppError(
      403,
      'An API key can’t edit a prompt that’s waiting for approval. Edit it on the site.',
    )
  if (visibility === 'public')
    throw new AppError(403, 'An API key can’t publish a prompt. Set its visibility to private.')
  if (end_shares) throw new AppError(403, 'An API key can’t change who a prompt is shared with.')
}
