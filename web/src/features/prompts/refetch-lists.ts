import type { QueryClient } from '@tanstack/react-query'
import { promptKeys } from './prompt-cache.ts'

/** Everything that lists or counts prompts. The last are collections, whose feature imports this one. */
const KEYS = [
  promptKeys.ownCount,
  promptKeys.savedCount,
  promptKeys.deleted,
  promptKeys.lists,
  ['collections'],
]

/** Not awaited: otherwise forms would show "Saving..." until every list has loaded. */
export function refetchLists(queryClient: QueryClient): void {
  for (const queryKey of KEYS) void queryClient.invalidateQueries({ queryKey })
}
