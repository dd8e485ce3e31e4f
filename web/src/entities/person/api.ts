// The calls that find an author, and people to share with.
import { RECIPIENT_SEARCH_MILLISECONDS, RECIPIENT_SEARCH_MIN } from '@prompt-library/domain/limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ask } from '../../shared/lib/api-client.ts'
import { useDebounced } from '../../shared/lib/use-debounced.ts'

/** An author's name and number of public prompts. */
export function authorQuery(id: number) {
  return queryOptions({
    queryKey: ['authors', id],
    queryFn: ask('GET /api/authors/:id', { id }),
    meta: { quiet: true },
  })
}

/** Users whose name or email contains the text, once it is long enough. */
function recipientsQuery(text: string) {
  const q = text.trim()
  return queryOptions({
    queryKey: ['recipients', q],
    queryFn: ask('GET /api/search_users.php', { q }),
    enabled: q.length >= RECIPIENT_SEARCH_MIN,
  })
}

/** Searches users for the text in a box. Leaves out one of them, if given. */
export function useRecipientSearch(text: string, without?: number) {
  const typed = text.trim()
  const searched = useDebounced(typed, RECIPIENT_SEARCH_MILLISECONDS)
  const { data: users, isFetching, error } = useQuery(recipientsQuery(searched))
  const searching = isFetching || typed !== searched
  const isLongEnough = typed.length >= RECIPIENT_SEARCH_MIN
  // Drop the previous results while searching: Enter would select one of them.
  const found = isLongEnough && !searching && users && !error ? users.filter(({ id }) => id !== without) : []
  return { found, searching, error, isLongEnough }
}
