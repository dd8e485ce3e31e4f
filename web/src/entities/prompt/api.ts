// The calls that list and get prompts. The previous page stays on screen while the next one loads.
import type { Route } from '@prompt-library/contract/routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, numberIn } from '../../shared/lib/api-client.ts'
import { type PromptSource, promptKeys } from '../../shared/lib/query-keys.ts'
import { type ListParams, toListQuery } from './list-params.ts'
import { readPrompt, readPrompts, type SentPrompt } from './prompt.ts'
import type { PromptPage } from './prompt-cache.ts'

const SOURCES = {
  library: 'GET /api/prompts.php',
  own: 'GET /api/my_prompts.php',
  shared: 'GET /api/get_shared_prompts.php',
  saved: 'GET /api/saved-prompts',
} as const satisfies Record<PromptSource, Route>

/** One page of a list. The previous page stays on screen while the next one loads. */
export function promptsPageQuery(source: PromptSource, params: ListParams) {
  const query = toListQuery(params)
  return queryOptions({
    queryKey: [...promptKeys.list(source), query],
    queryFn: async ({ signal }): Promise<PromptPage> => {
      const { answer, headers } = await callApi(SOURCES[source], { query, signal })
      return toPage(answer, headers)
    },
    placeholderData: keepPreviousData,
    // Always refetch: prompts are saved and removed in all other lists.
    ...(source === 'saved' && { staleTime: 0 }),
  })
}

/** The prompts used most this month, or else those reviewed last. */
export const popularQuery = queryOptions({
  queryKey: [...promptKeys.lists, 'popular'],
  queryFn: async ({ signal }) => {
    const { by, prompts } = (await callApi('GET /api/popular-prompts', { signal })).answer
    return { by, prompts: readPrompts(prompts), total: prompts.length, more: false }
  },
  meta: { quiet: true },
})

/** A page of any list of prompts. */
export function toPage<Sent extends SentPrompt>(answer: readonly Sent[], headers: Headers) {
  const prompts = readPrompts(answer)
  return {
    prompts,
    total: headers.has('x-total-count') ? numberIn(headers, 'x-total-count') : prompts.length,
    more: headers.get('x-total-more') === 'true',
    didYouMean: decodeHeader(headers.get('x-did-you-mean')),
    suggestion: decodeHeader(headers.get('x-suggestion')),
  }
}

function decodeHeader(text: string | null): string | undefined {
  try {
    return text === null ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

export function promptQuery(id: number) {
  return queryOptions({
    queryKey: promptKeys.detail(id),
    queryFn: async ({ signal }) =>
      readPrompt((await callApi('GET /api/get_prompt.php', { query: { id }, signal })).answer),
  })
}
