import type { CollectedPrompt } from '@prompt-library/contract/collections'
import type { QueryClient } from '@tanstack/react-query'
import { type PromptPage, promptKeys } from '../prompts/prompt-cache.ts'

export interface CollectionPage extends PromptPage {
  prompts: CollectedPrompt[]
}

/** Query keys, for every feature that updates or invalidates cached collections. */
export const collectionKeys = {
  all: ['collections'],
  lists: ['collections', 'list'],
  one: (token: string) => ['collections', 'one', token],
  forPrompt: (promptId: number) => ['collections', 'for-prompt', promptId],
} as const

/** Call this after changing a collection's prompts. Not awaited: the screen already shows the change. */
export function refetchItems(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: collectionKeys.all })
  // Every prompt says whether it's in one of the user's collections.
  void queryClient.invalidateQueries({ queryKey: promptKeys.all })
}

/** Changes the cached pages of a collection without waiting for a refetch. */
export function patchPages(
  queryClient: QueryClient,
  token: string,
  change: (page: CollectionPage) => Partial<CollectionPage>,
): void {
  queryClient.setQueriesData<CollectionPage>(
    { queryKey: promptKeys.collection(token) },
    (page) => page && { ...page, ...change(page) },
  )
}
