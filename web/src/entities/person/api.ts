// The calls that find an author, and people to share with.
import { RECIPIENT_SEARCH_MIN } from '@prompt-library/domain/limits'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'

/** An author's name and number of public prompts. */
export function authorQuery(id: number) {
  return queryOptions({
    queryKey: ['authors', id],
    queryFn: async ({ signal }) => (await callApi('GET /api/authors/:id', { query: { id }, signal })).answer,
    meta: { quiet: true },
  })
}

/** Users whose name or email contains the text, once it is long enough. */
export function recipientsQuery(text: string) {
  const q = text.trim()
  return queryOptions({
    queryKey: ['recipients', q],
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/search_users.php', { query: { q }, signal })).answer,
    enabled: q.length >= RECIPIENT_SEARCH_MIN,
  })
}
