// The query cache: how long data is fresh, what is retried, and what is loaded again after a change or a refusal.
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, type ChangingRoute } from './api-client.ts'
import { userKeys } from './query-keys.ts'
import { refetchAfter } from './stale.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Quiet
    mutationMeta: Quiet & {
      /** Set by useChange and sendChange. */
      call?: ChangingRoute
    }
  }
}

interface Quiet extends Record<string, unknown> {
  /** Runs in the background: failures are only logged. */
  quiet?: true
}

interface ErrorHandlers {
  /** A request failed because the user isn't signed in (anymore). */
  onSignedOut: (options: { quiet: boolean }) => void
}

export function createQueryClient({ onSignedOut }: ErrorHandlers): QueryClient {
  const onError = (error: Error, meta: Quiet | undefined) => {
    const quiet = meta?.quiet ?? false
    if (quiet) console.warn('A background request failed:', error)
    if (!(error instanceof ApiError)) return
    if (error.status === 401) onSignedOut({ quiet })
    // The user's role may have changed, or another user may have signed in.
    if ([401, 403, 409].includes(error.status))
      void queryClient.invalidateQueries({ queryKey: userKeys.session })
  }
  // By default, a component learns in a later task that its mutation is pending, and a second click can come before that.
  notifyManager.setScheduler(queueMicrotask)
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
      onSettled: (_answer, error, _variables, _result, { meta, options: { mutationKey } }) => {
        // The last of several: what was loaded before it would undo it on the screen.
        const isLast = !mutationKey || queryClient.isMutating({ mutationKey }) === 1
        if (meta?.call && isLast) refetchAfter(queryClient, meta.call, error)
      },
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
  return queryClient
}
