import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'

/** Tags of public prompts that contain the text, or the most used ones. */
export function tagSuggestionsQuery(q: string) {
  return queryOptions({
    queryKey: ['tag-suggestions', q],
    queryFn: async ({ signal }) => (await callApi('GET /api/tags', { query: { q }, signal })).answer,
    // The list stays open while the user keeps typing.
    placeholderData: keepPreviousData,
    // The form works without suggestions.
    meta: { quiet: true },
  })
}
