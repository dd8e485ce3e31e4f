// biome-ignore lint/style/noRestrictedImports: everyone else uses the guarded one
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { lastClick } from './clicks.ts'
import { createRepeatGuard } from './repeat-guard.ts'

interface GuardedOptions<Data, Variables, Context>
  extends UseMutationOptions<Data, Error, Variables, Context> {
  /** Names the action. */
  mutationKey: readonly string[]
  /** What the action is done to, where several may run at once; otherwise there is one at a time. */
  actsOn?: (variables: Variables) => string | number
}

const guard = createRepeatGuard()

/** For what changes something without a mutation, such as a link that signs out: whether this click is the first. */
export function isFirstClick(action: string): boolean {
  const first = guard.begin(action, lastClick())
  if (first) guard.end(action, { failed: false })
  return first
}

/**
 * `useMutation` for everything that changes something: a double click acts once. A repeat is dropped, and its `mutateAsync`
 * never settles, so that whoever waits for it does not announce the same success twice.
 */
export function useGuardedMutation<Data, Variables = void, Context = unknown>({
  actsOn,
  ...options
}: GuardedOptions<Data, Variables, Context>) {
  const { mutate: _, mutateAsync: start, ...state } = useMutation(options)

  const mutateAsync = async (variables: Variables): Promise<Data> => {
    const action = JSON.stringify([options.mutationKey, actsOn?.(variables)])
    if (!guard.begin(action, lastClick())) return new Promise(() => undefined)
    let failed = true
    try {
      const data = await (start as (variables: Variables) => Promise<Data>)(variables)
      failed = false
      return data
    } finally {
      guard.end(action, { failed })
    }
  }
  const mutate = (variables: Variables): void => {
    // the failure is told by the mutation's own state
    mutateAsync(variables).catch(() => undefined)
  }
  return { ...state, mutate, mutateAsync }
}
