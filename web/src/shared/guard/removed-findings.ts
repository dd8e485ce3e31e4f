import type { RemovedValue } from '@prompt-library/domain/guard/removed-values'
import type { QueryClient } from '@tanstack/react-query'
import { background } from '../background/background.ts'
import { idMasksFrom, withinTime } from './check-texts.ts'
import { type PromptContent, promptTexts } from './prompt-texts.ts'
import { visibleTexts } from './visible-texts.ts'

/** The private data that a save removed from a prompt. None if that can't be found out in time. */
export async function findRemoved(
  before: PromptContent,
  after: PromptContent,
  queryClient: QueryClient,
): Promise<RemovedValue[]> {
  try {
    const idMasks = await idMasksFrom(queryClient)
    return await withinTime(background().removedValues(textsOf(before), textsOf(after), { idMasks }))
  } catch (error) {
    console.warn('The check for removed private data failed:', error)
    return []
  }
}

/** Which of the removed values a version shows. Its note is a text too. */
export async function findShown(
  content: PromptContent & { note: string },
  removed: readonly RemovedValue[],
  queryClient: QueryClient,
): Promise<RemovedValue[]> {
  const idMasks = await idMasksFrom(queryClient)
  const texts = [...textsOf(content), content.note]
  const shown = await background().shownValues(texts, removed, { idMasks })
  return shown.flatMap((index) => removed[index] ?? [])
}

function textsOf(content: PromptContent): string[] {
  return visibleTexts(promptTexts(content)).map(({ text }) => text)
}
