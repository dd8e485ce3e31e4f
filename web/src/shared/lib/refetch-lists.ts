// Which lists and counts are loaded again after a prompt changes or is shared.
import type { QueryClient } from '@tanstack/react-query'
import { collectionKeys, promptKeys } from './query-keys.ts'

/** Everything that lists or counts prompts. */
const KEYS = [
  promptKeys.ownCount,
  promptKeys.savedCount,
  promptKeys.lists,
  promptKeys.deleted,
  collectionKeys.all,
]

/** Not awaited: otherwise forms would show "Saving..." until every list has loaded. */
export function refetchLists(queryClient: QueryClient): void {
  for (const queryKey of KEYS) void queryClient.invalidateQueries({ queryKey })
}

/** Call when something was shared with the user, or a share was removed. */
export async function refetchShared(queryClient: QueryClient): Promise<void> {
  // A prompt includes who shared it. An open dialog keeps its copy; the next one opened refetches.
  void queryClient.invalidateQueries({ queryKey: promptKeys.details, refetchType: 'none' })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: promptKeys.list('shared') }),
    queryClient.invalidateQueries({ queryKey: promptKeys.sharedCount }),
  ])
}
