import { getAuthor } from '@prompt-library/contract/authors'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'

/** An author's name and number of public prompts. */
export function authorQuery(id: number) {
  return queryOptions({
    queryKey: ['authors', id],
    queryFn: async ({ signal }) => (await callApi(getAuthor, { query: { id }, signal })).answer,
    meta: { quiet: true },
  })
}
