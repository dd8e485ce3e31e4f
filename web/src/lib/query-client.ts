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

interface Refusals {
  /** A call was refused because nobody is signed in (any more). */
  onSignedOut: (told: { quiet: boolean }) => void
  /** A call was refused to the person: they may not be what they were. */
  onForbidden: () => void
}

export function createQueryClient({ onSignedOut, onForbidden }: Refusals): QueryClient {
  const onError = (error: Error, meta: Quiet | undefined) => {
    const quiet = meta?.quiet ?? false
    if (quiet) console.warn('A call in the background failed:', error)
    if (!(error instanceof ApiError)) return
    if (error.status === 401) onSignedOut({ quiet })
    if (error.status === 403) onForbidden()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      // also without a network: else a call would wait for one, and be made when nobody wants it any more
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        // a refusal stays a refusal; only what may pass by itself is asked again
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      },
    },
  })
}
