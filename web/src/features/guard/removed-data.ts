import type { QueryClient } from '@tanstack/react-query'
import { background } from '../../shared/background/background.ts'
import { idMasksFrom, withinTime } from './check-texts.ts'
import { visibleTexts } from './guarded-text.ts'
import { type PromptContent, promptTexts } from './prompt-texts.ts'

/** Whether a save removed private data from a prompt. False if that can't be found out in time. */
export async function removesPrivateData(
  before: PromptContent,
  after: PromptContent,
  queryClient: QueryClient,
): Promise<boolean> {
  try {
    const idMasks = await idMasksFrom(queryClient)
    return await withinTime(background().removesSensitive(textsOf(before), textsOf(after), { idMasks }))
  } catch (error) {
    console.warn('The check for removed private data failed:', error)
    return false
  }
}

function textsOf(content: PromptContent): string[] {
  return visibleTexts(promptTexts(content)).map(({ text }) => text)
}
