import type { QueryClient } from '@tanstack/react-query'
import { promptKeys } from './prompt-cache.ts'

/** Everything that lists or counts prompts. The last two belong to features that import this one. */
const KEYS = [
  promptKeys.ownCount,
  promptKeys.savedCount,
  promptKeys.lists,
  ['collections'],
  ['deleted-prompts'],
]

/** Not awaited: otherwise forms would show "Saving..." until every list has loaded. */
export function refetchLists(queryClient: QueryClient): void {
  for (const queryKey of KEYS) void queryClient.invalidateQueries({ queryKey })
}
