import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Quiet
    mutationMeta: Quiet
  }
}

interface Quiet extends Record<string, unknown> {
  /** Runs beside what the person does: its failures are logged, and nobody is asked to do anything. */
  quiet?: true
}

/** `onSignedOut` is told when a call was refused because nobody is signed in (any more). */
export function createQueryClient({
  onSignedOut,
}: {
  onSignedOut: (told: { quiet: boolean }) => void
}): QueryClient {
  const onError = (error: Error, meta: Quiet | undefined) => {
    const quiet = meta?.quiet ?? false
    if (quiet) console.warn('A call in the background failed:', error)
    if (error instanceof ApiError && error.status === 401) onSignedOut({ quiet })
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // a refusal stays a refusal; only what may pass by itself is asked again
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      },
    },
  })
}
