import type { QueryClient } from '@tanstack/react-query'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { callApi } from '../../shared/lib/api-client.ts'
import { keepUse } from '../../shared/lib/used-prompts.ts'
import { currentUserId, sessionQuery } from '../../shared/session/api.ts'

interface Use {
  prompt: { id: number; revision: number; author_id: number }
  /** The AI tool that the prompt was opened in. */
  tool?: string | null | undefined
}

/** Counts a use. The prompt is already copied or open, so a failure isn’t worth a message. */
export async function countUse(client: QueryClient, { prompt, tool }: Use): Promise<void> {
  const { id, revision } = prompt
  const userId = currentUserId.get()
  const isAsked = client.getQueryData(sessionQuery.queryKey)?.feedback && userId !== prompt.author_id
  if (userId && isAsked) keepUse(userId, { id, revision, tool: tool ?? '' })
  try {
    const { answer } = await callApi('POST /api/prompts/:prompt_id/uses', { body: { prompt_id: id } })
    patchPrompt(client, { id, uses: answer.uses })
  } catch (error) {
    console.warn('The use could not be counted:', error)
  }
}
