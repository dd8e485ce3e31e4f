// The calls that suggest tags and find similar prompts.
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

/** Public prompts that may already do what a new prompt is for. */
export function similarPromptsQuery(body: { title: string; notes: string }) {
  return queryOptions({
    queryKey: ['similar-prompts', body],
    queryFn: async ({ signal }) => (await callApi('POST /api/prompts/similar', { body, signal })).answer,
    // The line stays in place while the user keeps typing.
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    // The form works without them.
    meta: { quiet: true },
  })
}
