import type { QueryClient } from '@tanstack/react-query'
import { promptKeys } from '../prompts/prompt-cache.ts'

/** Query keys, for every feature that updates or invalidates cached collections. */
export const collectionKeys = {
  all: ['collections'],
  lists: ['collections', 'list'],
  one: (token: string) => ['collections', 'one', token],
  forPrompt: (promptId: number) => ['collections', 'for-prompt', promptId],
} as const

/** After a change of a collection's prompts. Not awaited: the screen already shows the change. */
export function refetchItems(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: collectionKeys.all })
  // Every prompt says whether it's in one of the user's collections.
  void queryClient.invalidateQueries({ queryKey: promptKeys.all })
}
