import type { DataClass } from '@prompt-library/domain/guard/data-class'
import { type MutationState, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import { background } from '../../background/background.ts'
import { ApiError } from '../../lib/api-client.ts'
import type { Part } from '../../lib/changes/part.ts'
import { createStore } from '../../lib/store.ts'
import { useGuardedMutation } from '../../lib/use-guarded-mutation.ts'
import { dataGuardQuery } from '../guard/api.ts'
import { enhance, refreshEnhancementLimit } from './api.ts'
import { addEnhancement, type GeneratedPrompts, promptOf } from './builder-state.ts'
import { builderStore } from './builder-store.ts'
import { enhancementFailure } from './enhancement-failure.ts'
import type { EnhancementSource } from './round.ts'

type Enhanced = Awaited<ReturnType<typeof enhanceInParts>>

interface Request {
  text: string
  from: EnhancementSource
  made: GeneratedPrompts
  dataClass: DataClass
  controller: AbortController
}

const KEY = ['enhancement']

/** The prompts one of which is being enhanced, until the user has seen the result. */
export const awaitedPrompts = createStore<GeneratedPrompts | undefined>(undefined)

/** Set when no enhancements are left. A store, so the dialog also opens for a user who was on another page. */
export const limitRefusal = createStore<string | undefined>(undefined)

/**
 * Enhances prompts, one at a time. The request isn't tied to the page, so it continues while the user is on another
 * page.
 */
export function useEnhancement() {
  const queryClient = useQueryClient()
  const { mutate } = useGuardedMutation({
    mutationKey: KEY,
    mutationFn: enhanceInParts,
    onSuccess: ({ enhanced_prompt, suggestions, parts }, { text, from, made }) =>
      builderStore.change((state) => {
        // The prompts may have been regenerated since the request was sent.
        if (state.made !== made) return state
        // Don't add a duplicate of an enhanced version that came back unchanged.
        if (typeof from === 'number' && enhanced_prompt === text) return state
        return addEnhancement(state, { from, parts, suggestions })
      }),
    onError: (error) => {
      const failure = enhancementFailure(error)
      if (failure?.kind === 'limit') limitRefusal.set(failure.text)
      // An admin changed what the AI service is approved for.
      if (error instanceof ApiError && error.status === 403)
        void queryClient.invalidateQueries({ queryKey: dataGuardQuery.queryKey })
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
      mutate({ text, from, made, dataClass: builderStore.get().dataClass, controller: new AbortController() })
    },
    cancel: () => cancelEnhancement(queryClient),
  }
}

/** Enhances a prompt and finds the changes, which can take seconds, in the background. */
async function enhanceInParts({ text, made, dataClass, controller }: Request) {
  const { signal } = controller
  const answer = await enhance({ text, form: made.form, dataClass, signal })
  const after = answer.enhanced_prompt
  const parts = await background()
    .findChanges(text, after, answer.changes ?? [])
    // The answer is paid for, so it's shown as one change if the code that compares can't be loaded.
    .catch((): Part[] => [{ kind: 'change', removed: { gap: '', text }, added: { gap: '', text: after } }])
  signal.throwIfAborted()
  return { ...answer, parts }
}

/** Aborts the running enhancement, if any. The server sees the connection close. */
export function cancelEnhancement(queryClient: QueryClient): void {
  for (const { state } of queryClient.getMutationCache().findAll({ mutationKey: KEY, status: 'pending' }))
    (state.variables as Request).controller.abort()
}
