import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import {
  type MutationState,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { addEnhancement, type GeneratedPrompts, promptOf } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { type Cancelable, cancelEnhancement, ENHANCEMENT } from '../../features/build/cancel-enhancement.ts'
import type { EnhancementKind, EnhancementSource } from '../../features/build/round.ts'
import { applyEdits } from '../../features/guard/guarded-text.ts'
import { useGuard } from '../../features/guard/use-guard.tsx'
import { background } from '../../shared/background/background.ts'
import type { Part } from '../../shared/changes/part.ts'
import { userKeys } from '../../shared/lib/query-keys.ts'
import { refetchStale } from '../../shared/lib/stale.ts'
import { createStore } from '../../shared/lib/store.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { enhance } from './api.ts'
import { enhancementFailure } from './enhancement-failure.ts'
import { editEntered, sentTexts } from './sent-texts.ts'

type Enhanced = Awaited<ReturnType<typeof enhanceInParts>>

interface Request extends Cancelable {
  /** What's sent. */
  text: string
  /** What the result is compared with. */
  base: string
  from: EnhancementSource
  made: GeneratedPrompts
  dataClass: DataClass
  /** What kind of task it is, if the user said so. */
  kind: EnhancementKind | undefined
}

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
  const [guard, guardDialog, checking] = useGuard({ warmUp: true })
  const { mutate } = useMutation({
    mutationKey: ENHANCEMENT,
    mutationFn: (request: Request) => enhanceInParts(queryClient, request),
    onSuccess: ({ enhanced_prompt, suggestions, kind, parts }, { base, from, made }) =>
      builderStore.change((state) => {
        // The prompts may have been regenerated since the request was sent.
        if (state.made !== made) return state
        // A version that came back unchanged isn't another one.
        if (isUnchanged(enhanced_prompt, base)) return state
        return addEnhancement(state, { from, parts, suggestions, ...(kind && { kind }) })
      }),
    onError: (error) => {
      const failure = enhancementFailure(error)
      if (failure?.kind !== 'limit') return
      limitRefusal.set(failure.text)
      // They were used up elsewhere, such as in another tab.
      refetchStale(queryClient, { now: [userKeys.enhancementLimit] })
    },
  })
  const { made } = builderStore.use()
  const latest = useMutationState({
    filters: { mutationKey: ENHANCEMENT },
    select: ({ state }) => state as MutationState<Enhanced, Error, Request>,
  }).at(-1)
  const current = latest?.variables?.made === made ? latest : undefined
  const running = current?.status === 'pending' ? current.variables : undefined

  return {
    /** What is being enhanced. */
    running: running?.from,
    succeeded: current?.status === 'success',
    /** Why nothing changed. Undefined if something did. */
    unchanged:
      current?.data && isUnchanged(current.data.enhanced_prompt, current.variables?.base ?? '')
        ? current.data.suggestions
        : undefined,
    failure: current?.error ? enhancementFailure(current.error) : undefined,
    checking,
    guardDialog,
    /** Sends a version unless the user goes back to change it. */
    start: async (from: EnhancementSource, recipient: string, kind?: EnhancementKind) => {
      const before = builderStore.get()
      if (running || !before.made || !promptOf(before, from)) return
      const texts = sentTexts(before, from)
      const answer = await guard({
        texts,
        notice: `This text goes to ${recipient}.`,
        action: 'Enhance prompt',
        dataClass: before.dataClass,
      })
      // The prompts may have been replaced during the check.
      if (!answer || builderStore.get().made !== before.made) return
      const { edits, raisedClass } = answer
      const state = editEntered(builderStore.get(), texts, edits)
      const isRound = typeof from === 'number'
      const base = (isRound ? texts[0]?.text : promptOf(state, from)) ?? ''
      const text = isRound ? applyEdits(base, edits[0] ?? []) : base
      if (text.trim() === '' || !state.made) return toastFailure(NOTHING_LEFT)
      // What's sent has fields instead of the data, so the class it's raised to counts from the next one on.
      builderStore.change(() => (raisedClass ? { ...state, dataClass: raisedClass } : state))
      const { made, dataClass } = state
      awaitedPrompts.set(made)
      mutate({ text, base, from, made, dataClass, kind, controller: new AbortController() })
    },
    cancel: () => cancelEnhancement(queryClient),
  }
}

/** The server returns a text without the spaces around it. */
function isUnchanged(after: string, before: string): boolean {
  return after.trim() === before.trim()
}

const NOTHING_LEFT = 'There’s nothing left to enhance. Try again, and keep or replace some of the text.'

/** Enhances a prompt and finds the changes, which can take seconds, in the background. */
async function enhanceInParts(
  queryClient: QueryClient,
  { text, base, made, dataClass, kind, controller }: Request,
) {
  const { signal } = controller
  const answer = await enhance(queryClient, { text, form: made.form, dataClass, kind, signal })
  const after = answer.enhanced_prompt
  const parts = await background()
    .findChanges(base, after, answer.changes ?? [])
    // The answer is paid for, so it's shown as one change if the code that compares can't be loaded.
    .catch((): Part[] => [
      { kind: 'change', removed: { gap: '', text: base }, added: { gap: '', text: after } },
    ])
  signal.throwIfAborted()
  return { ...answer, parts }
}
