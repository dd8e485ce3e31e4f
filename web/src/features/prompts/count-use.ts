import { recordUse } from '@prompt-library/contract/uses'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { patchPrompt } from './prompt-cache.ts'

/** Counts a use. The prompt is already copied or open, so a failure isn’t worth a message. */
export async function countUse(client: QueryClient, id: number): Promise<void> {
  try {
    const { answer } = await callApi(recordUse, { body: { prompt_id: id } })
    patchPrompt(client, { id, uses: answer.uses })
  } catch (error) {
    console.warn('The use could not be counted:', error)
  }
}
