import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { revisionQuery } from '../../entities/prompt/revisions-api.ts'
import type { PromptContent } from '../../shared/guard/prompt-texts.ts'
import { removesPrivateData } from '../../shared/guard/removed-findings.ts'

/**
 * Whether a save leaves private data in an earlier version that others can read, now or once the prompt is public again: the
 * guard finds something in the version that the save replaced, and that version was public.
 */
export function useLeavesPrivateData() {
  const queryClient = useQueryClient()
  return async (replaced: Prompt, saved: PromptContent): Promise<boolean> =>
    (await removesPrivateData({ ...replaced, notes: replaced.notes ?? '' }, saved, queryClient)) &&
    (replaced.is_public || (await wasPublic(queryClient, replaced)))
}

async function wasPublic(queryClient: QueryClient, { id, revision }: Prompt): Promise<boolean> {
  try {
    const { was_public, hidden } = await queryClient.fetchQuery(revisionQuery(id, revision))
    return was_public && !hidden
  } catch (error) {
    // An offer too many does no harm.
    console.warn('The earlier version could not be loaded:', error)
    return true
  }
}
