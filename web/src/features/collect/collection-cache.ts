// How a changed collection is updated in the cache.
import type { Collection } from '@prompt-library/contract/collections'
import type { QueryClient } from '@tanstack/react-query'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import type { PromptPage } from '../../entities/prompt/prompt-cache.ts'
import { collectionKeys, promptKeys } from '../../shared/lib/query-keys.ts'

export interface CollectionPage extends PromptPage {
  prompts: CollectedPrompt[]
}

/** The prompts of a collection that have a note, as far as they're cached. */
export function cachedNotes(queryClient: QueryClient, token: string): CollectedPrompt[] {
  const pages = queryClient.getQueriesData<CollectionPage>({ queryKey: promptKeys.collection(token) })
  const prompts = pages.flatMap(([, page]) => page?.prompts ?? []).filter(({ note }) => note !== '')
  return [...new Map(prompts.map((prompt) => [prompt.id, prompt])).values()]
}

/** Shows the collection as a change returned it. A refetch that started before the change would show the old one again. */
export async function showChanged(queryClient: QueryClient, collection: Collection): Promise<void> {
  const queryKey = collectionKeys.one(collection.token)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, collection)
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

/** Changes which prompts a collection has without waiting for a refetch. */
export function patchPromptIds(
  queryClient: QueryClient,
  token: string,
  change: (ids: readonly number[]) => number[],
): void {
  queryClient.setQueryData<Collection>(collectionKeys.one(token), (before) => {
    if (!before?.prompt_ids) return before
    const prompt_ids = change(before.prompt_ids)
    return {
      ...before,
      prompt_ids,
      prompt_count: before.prompt_count + prompt_ids.length - before.prompt_ids.length,
    }
  })
}
