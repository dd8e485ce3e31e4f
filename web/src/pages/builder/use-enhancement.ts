import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'
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
import { sourceName } from './version-names.ts'

type Enhanced = Awaited<ReturnType<typeof enhanceInParts>>

interface Request extends Cancelable {
  /** What's sent. */
  text: string
  /** What the result is compared with. */
  base: string
  from: EnhancementSource
  made: GeneratedPrompts
  /** What's sent with the text. */
  form: BuilderForm
  dataClass: string
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
    /** Sends a version, without what the user replaces or removes, unless they go back to change it. */
    start: async (from: EnhancementSource, recipient: string, kind?: EnhancementKind) => {
      const state = builderStore.get()
      const { made, dataClass } = state
      const base = promptOf(state, from)
      if (running || !made || !base) return
      const { audience } = made.form
      const answer = await guard({
        texts: [
          { label: sourceName(state, from), text: base, offers: OFFERS },
          { label: 'Audience', text: audience, offers: OFFERS },
        ],
        notice: `This text goes to ${recipient}.`,
        action: 'Enhance prompt',
        dataClass,
      })
      // The prompts may have been replaced during the check.
      if (!answer || builderStore.get().made !== made) return
      const { edits, raisedClass } = answer
      const text = applyEdits(base, edits[0] ?? [])
      if (text.trim() === '') return toastFailure(NOTHING_LEFT)
      // What's sent has fields instead of the data, so the class it's raised to counts from the next one on.
      if (raisedClass) builderStore.change((before) => ({ ...before, dataClass: raisedClass }))
      const form = { ...made.form, audience: applyEdits(audience, edits[1] ?? []) }
      awaitedPrompts.set(made)
      mutate({ text, base, from, made, form, dataClass, kind, controller: new AbortController() })
    },
    cancel: () => cancelEnhancement(queryClient),
  }
}

/** The server returns a text without the spaces around it. */
function isUnchanged(after: string, before: string): boolean {
  return after.trim() === before.trim()
}

const OFFERS = ['field', 'remove'] as const

const NOTHING_LEFT = 'There’s nothing left to enhance. Try again, and keep or replace some of the text.'

/** Enhances a prompt and finds the changes, which can take seconds, in the background. */
async function enhanceInParts(
  queryClient: QueryClient,
  { text, base, form, dataClass, kind, controller }: Request,
) {
  const { signal } = controller
  const answer = await enhance(queryClient, { text, form, dataClass, kind, signal })
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
