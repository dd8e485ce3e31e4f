// The only way to make a changing call. What it makes stale is in stale.ts.
import type { Answer, Body, Call, Query } from '@prompt-library/contract/call'
import type { Calls } from '@prompt-library/contract/routes'
import { type QueryClient, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type ChangingRoute, callRoute } from './api-client.ts'

/** What a call sends: its body or, if it has none, its query. */
export type Sent<R extends ChangingRoute> = Values<Calls[R]> & Key<Calls[R]>

type Values<C extends Call> = C extends { body: object }
  ? Body<C>
  : C extends { query: object }
    ? Query<C>
    : unknown
type Key<C extends Call> = C extends { idempotent: true }
  ? {
      /** A retry sends the same one, so nothing happens twice. */
      idempotencyKey: string
    }
  : unknown

type Options<R extends ChangingRoute, Result, Context> = Omit<
  UseMutationOptions<Result, Error, Sent<R>, Context>,
  'mutationFn'
> & {
  /** What the app keeps of the answer. */
  read: (answer: Answer<Calls[R]>) => Result
  signal?: AbortSignal
}
type Optional<R extends ChangingRoute, Result, Context> = Omit<Options<R, Result, Context>, 'read'>

/** A changing call as a mutation. */
export function useChange<R extends ChangingRoute, Result, Context = unknown>(
  route: R,
  options: Options<R, Result, Context>,
): ReturnType<typeof useMutation<Result, Error, Sent<R>, Context>>
export function useChange<R extends ChangingRoute, Context = unknown>(
  route: R,
  options?: Optional<R, Answer<Calls[R]>, Context>,
): ReturnType<typeof useMutation<Answer<Calls[R]>, Error, Sent<R>, Context>>
export function useChange<R extends ChangingRoute>(route: R, options: object = {}) {
  return useMutation(mutationOf(route, options as Options<R, unknown, unknown>))
}

/** A changing call from code that isn't a component, or as a part of a larger change. */
export function sendChange<R extends ChangingRoute>(
  queryClient: QueryClient,
  route: R,
  sent: Sent<R>,
  options: Partial<Pick<Options<R, Answer<Calls[R]>, unknown>, 'signal' | 'meta'>> = {},
): Promise<Answer<Calls[R]>> {
  const read = (answer: Answer<Calls[R]>) => answer
  const mutation = mutationOf(route, { ...options, read })
  return queryClient.getMutationCache().build(queryClient, mutation).execute(sent)
}

function mutationOf<R extends ChangingRoute, Result, Context>(
  route: R,
  { read, signal, meta, ...options }: Options<R, Result, Context>,
): UseMutationOptions<Result, Error, Sent<R>, Context> {
  return {
    ...options,
    meta: { ...meta, call: route },
    mutationFn: async (sent) => {
      const { idempotencyKey, ...values } = (sent ?? {}) as { idempotencyKey?: string }
      // Many proxies and clients don't expect a DELETE to have a body.
      const place = route.startsWith('DELETE ') ? 'query' : 'body'
      const { answer } = await callRoute<ChangingRoute>(route, {
        [place]: values,
        idempotencyKey,
        signal,
      } as never)
      return read ? read(answer as Answer<Calls[R]>) : (answer as Result)
    },
  }
}
