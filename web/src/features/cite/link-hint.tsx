import type { Revision } from '@prompt-library/contract/revisions'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSession } from '../../shared/session/api.ts'

/** Says who can open the link in a citation, unless everyone can. */
export function LinkHint({ prompt, revision }: { prompt: Prompt; revision: Revision }) {
  const session = useSession()
  const hint = hintFor(prompt, revision, session?.access === 'members')
  return hint && <p className="mt-2 text-sm text-ink-soft">{hint}</p>
}

function hintFor({ is_public }: Prompt, revision: Revision, membersOnly: boolean): string | undefined {
  const isOpen = revision.was_public && !revision.hidden
  if (!revision.is_current && !(is_public && isOpen)) return 'Only the author can open this link.'
  if (!is_public) return 'Only people who can view this prompt can open the link.'
  return membersOnly ? 'People need to sign in to open the link.' : undefined
}
