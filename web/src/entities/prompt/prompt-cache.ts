// How a changed prompt is updated in every cached list.
import type { QueryClient } from '@tanstack/react-query'
import { type PromptSource, promptKeys } from '../../shared/lib/query-keys.ts'
import type { Prompt } from './prompt.ts'

export interface PromptPage {
  prompts: Prompt[]
  total: number
  /** Whether there are more matches than `total`. */
  more: boolean
  /** The corrected query these results are for, if the user's query looks like a typo. */
  didYouMean?: string | undefined
  /** The corrected query, if these results are for the user's own. */
  suggestion?: string | undefined
}

/** The prompt as cached in one of the lists, if any has it. */
export function listedPrompt(queryClient: QueryClient, id: number): Prompt | undefined {
  return queryClient
    .getQueriesData<PromptPage>({ queryKey: promptKeys.lists })
    .flatMap(([, page]) => page?.prompts ?? [])
    .find((prompt) => prompt.id === id)
}

/** Updates the prompt everywhere in the cache, so that a change shows immediately. */
export function patchPrompt(queryClient: QueryClient, patch: Partial<Prompt> & { id: number }): void {
  const patched = (prompt: Prompt) => (prompt.id === patch.id ? { ...prompt, ...patch } : prompt)
  for (const queryKey of [promptKeys.lists, promptKeys.collections])
    queryClient.setQueriesData<PromptPage>(
      { queryKey },
      (page) => page && { ...page, prompts: page.prompts.map(patched) },
    )
  queryClient.setQueryData<Prompt>(promptKeys.detail(patch.id), (prompt) => prompt && patched(prompt))
}

/** Removes a prompt from cached lists without waiting for a refetch. Without a source, removes it from all of them. */
export function removeFromLists(queryClient: QueryClient, id: number, source?: PromptSource): void {
  const queryKey = source ? promptKeys.list(source) : promptKeys.lists
  queryClient.setQueriesData<PromptPage>({ queryKey }, (page) => {
    if (!page) return page
    const prompts = page.prompts.filter((prompt) => prompt.id !== id)
    return { ...page, prompts, total: page.total - (page.prompts.length - prompts.length) }
  })
}
