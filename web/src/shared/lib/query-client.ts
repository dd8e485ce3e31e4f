// The query cache: how long data is fresh, what is retried, and what a refusal refetches.
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Quiet
    mutationMeta: Quiet
  }
}

interface Quiet extends Record<string, unknown> {
  /** Runs in the background: failures are only logged. */
  quiet?: true
}

interface ErrorHandlers {
  /** A request failed because the user isn't signed in (anymore). */
  onSignedOut: (options: { quiet: boolean }) => void
  /** A request was refused: the user's role may have changed, or another user may have signed in. */
  onRefused: () => void
}

export function createQueryClient({ onSignedOut, onRefused }: ErrorHandlers): QueryClient {
  const onError = (error: Error, meta: Quiet | undefined) => {
    const quiet = meta?.quiet ?? false
    if (quiet) console.warn('A background request failed:', error)
    if (!(error instanceof ApiError)) return
    if (error.status === 401) onSignedOut({ quiet })
    if (error.status === 403 || error.status === 409) onRefused()
  }
  // By default, a component learns in a later task that its mutation is pending, and a second click can come before that.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      // By default, TanStack Query pauses requests while offline and sends them later, when they may be unwanted.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        // Retry only failures that may be temporary, not client errors.
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      },
    },
  })
}
