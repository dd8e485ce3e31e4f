import { RECIPIENT_SEARCH_MILLISECONDS, RECIPIENT_SEARCH_MIN } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { recipientsQuery } from './api.ts'

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
