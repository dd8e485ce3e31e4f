import type { Prompt } from '@prompt-library/contract/prompts'
import type { QueryClient } from '@tanstack/react-query'

/** Where a list of prompts comes from. */
export type PromptSource = 'library' | 'own' | 'shared'

export interface PromptPage {
  prompts: Prompt[]
  /** In a search, prompts that match only partly don't count. */
  total: number
  /** There are more than `total`. */
  more: boolean
  /** These are the results of this query, because what was typed looks like a typo. */
  didYouMean?: string | undefined
}

/** The query keys of prompts, for every feature that changes what these queries show. */
export const promptKeys = {
  all: ['prompts'],
  lists: ['prompts', 'list'],
  list: (source: PromptSource) => ['prompts', 'list', source],
  details: ['prompts', 'one'],
  detail: (id: number) => ['prompts', 'one', id],
  authors: ['prompts', 'author'],
  ownCount: ['prompt-count'],
} as const

/** The prompt as one of the lists shows it, if any does. */
export function listedPrompt(queryClient: QueryClient, id: number): Prompt | undefined {
  return queryClient
    .getQueriesData<PromptPage>({ queryKey: promptKeys.lists })
    .flatMap(([, page]) => page?.prompts ?? [])
    .find((prompt) => prompt.id === id)
}

/** Shows a change at once wherever the prompt is shown. */
export function patchPrompt(queryClient: QueryClient, patch: Partial<Prompt> & { id: number }): void {
  const patched = (prompt: Prompt) => (prompt.id === patch.id ? { ...prompt, ...patch } : prompt)
  queryClient.setQueriesData<PromptPage>(
    { queryKey: promptKeys.lists },
    (page) => page && { ...page, prompts: page.prompts.map(patched) },
  )
  queryClient.setQueryData<Prompt>(promptKeys.detail(patch.id), (prompt) => prompt && patched(prompt))
}

/** Removes a card at once, without waiting for its list to load again. Without a source, from all lists. */
export function removeFromLists(queryClient: QueryClient, id: number, source?: PromptSource): void {
  const queryKey = source ? promptKeys.list(source) : promptKeys.lists
  queryClient.setQueriesData<PromptPage>({ queryKey }, (page) => {
    if (!page) return page
    const removed = page.prompts.find((prompt) => prompt.id === id)
    const counted = removed && removed.match !== 'partial' ? 1 : 0
    return {
      ...page,
      prompts: page.prompts.filter((prompt) => prompt !== removed),
      total: page.total - counted,
    }
  })
}

/** Not awaited: a form would show "Saving..." until every list has loaded. */
export function refetchLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: promptKeys.ownCount })
  void queryClient.invalidateQueries({ queryKey: promptKeys.lists })
}
