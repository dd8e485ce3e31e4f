import type { QueryClient } from '@tanstack/react-query'

/** The mutation key of enhancements. */
export const ENHANCEMENT = ['enhancement']

/** What every running enhancement has. */
export interface Cancelable {
  controller: AbortController
}

/** Aborts the running enhancement, if any. The server sees the connection close. */
export function cancelEnhancement(queryClient: QueryClient): void {
  const running = { mutationKey: ENHANCEMENT, status: 'pending' } as const
  for (const { state } of queryClient.getMutationCache().findAll(running))
    (state.variables as Cancelable).controller.abort()
}
