import type { QueryClient } from '@tanstack/react-query'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { readMemory } from '../../shared/lib/device-memory.ts'
import { keepUse } from '../../shared/lib/used-prompts.ts'
import { currentUserId } from '../../shared/session/api.ts'

interface Use {
  prompt: { id: number; title: string; revision: number }
  /** The AI tool that the prompt was opened in. */
  tool?: string | null | undefined
}

/**
 * What happens after a prompt is copied or opened: the use is counted, and remembered on the device for “Did it work?”.
 * A failure isn’t worth a message.
 */
export async function countUse(client: QueryClient, { prompt, tool }: Use): Promise<void> {
  const { id, title, revision } = prompt
  const userId = currentUserId.get()
  // A visitor never signs out, which would remove it from a shared computer, so they have to ask for it.
  if (userId || (userId === null && readMemory(null)))
    keepUse(userId, { id, title, revision, tool: tool ?? '' })
  try {
    const { uses } = await sendChange(client, 'POST /api/prompts/:prompt_id/uses', { prompt_id: id })
    patchPrompt(client, { id, uses })
  } catch (error) {
    console.warn('The use could not be counted:', error)
  }
}
