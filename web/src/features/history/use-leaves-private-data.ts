import type { Prompt } from '@prompt-library/contract/prompts'
import { useQueryClient } from '@tanstack/react-query'
import type { PromptContent } from '../guard/prompt-texts.ts'
import { removesPrivateData } from '../guard/removed-findings.ts'

/**
 * Whether a save leaves private data in an earlier version that others can read. The rule is simple: the prompt was public,
 * so they can read the version that the save replaces, and the guard finds something in that version that the new one no
 * longer has. Of a prompt that was private, others never see earlier versions, even if it's shared with them.
 */
export function useLeavesPrivateData() {
  const queryClient = useQueryClient()
  return async (prompt: Prompt, saved: PromptContent): Promise<boolean> =>
    prompt.is_public && removesPrivateData({ ...prompt, notes: prompt.notes ?? '' }, saved, queryClient)
}
