import { type MutationState, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import { createStore } from '../../lib/store.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { enhance, refreshEnhancementLimit } from './api.ts'
import { addEnhancement, type EnhancementSource, type MadePrompts, promptOf } from './builder-state.ts'
import { builderStore } from './builder-store.ts'
import { enhancementFailure } from './enhancement-failure.ts'

type Enhanced = Awaited<ReturnType<typeof enhance>>

interface Request {
  text: string
  from: EnhancementSource
  made: MadePrompts
  controller: AbortController
}

const KEY = ['enhancement']

/** The prompts of which one was sent to be enhanced, until the person has seen what became of it. */
export const awaitedPrompts = createStore<MadePrompts | undefined>(undefined)

/** That none is left. It waits here for whoever looks at another page when the server says so. */
export const limitRefusal = createStore<string | undefined>(undefined)

/**
 * Has prompts enhanced, one at a time. The request belongs to the app, not to the page: who looks something up
 * elsewhere meanwhile finds it still running, or its result.
 */
export function useEnhancement() {
  const queryClient = useQueryClient()
  const { mutate } = useGuardedMutation({
    mutationKey: KEY,
    mutationFn: ({ text, made, controller }: Request) =>
      enhance({ text, form: made.form, signal: controller.signal }),
    onSuccess: ({ enhanced_prompt, suggestions }, { text, from, made }) =>
      builderStore.change((state) => {
        // the prompts may have been replaced meanwhile, and it would be an enhancement of nothing
        if (state.made !== made) return state
        // an enhanced version that stays as it is needs no twin
        if (typeof from === 'number' && enhanced_prompt === text) return state
        return addEnhancement(state, { text: enhanced_prompt, suggestions, from })
      }),
    onError: (error) => {
      const failure = enhancementFailure(error)
      if (failure?.kind === 'limit') limitRefusal.set(failure.text)
    },
    onSettled: () => void refreshEnhancementLimit(queryClient),
  })
  const { made } = builderStore.use()
  const latest = useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state }) => state as MutationState<Enhanced, Error, Request>,
  }).at(-1)
  const current = latest?.variables?.made === made ? latest : undefined
  const running = current?.status === 'pending' ? current.variables : undefined

  return {
    running: running && { from: running.from, since: current?.submittedAt ?? Date.now() },
    succeeded: current?.status === 'success',
    unchanged: current?.data !== undefined && current.data.enhanced_prompt === current.variables?.text,
    failure: current?.error ? enhancementFailure(current.error) : undefined,
    start: (from: EnhancementSource) => {
      const text = promptOf(builderStore.get(), from)
      if (running || !made || !text) return
      awaitedPrompts.set(made)
      mutate({ text, from, made, controller: new AbortController() })
    },
    cancel: () => cancelEnhancement(queryClient),
  }
}

/** Lets go of the one that runs, if one does; the server hears of it. */
export function cancelEnhancement(queryClient: QueryClient): void {
  for (const { state } of queryClient.getMutationCache().findAll({ mutationKey: KEY, status: 'pending' }))
    (state.variables as Request).controller.abort()
}
