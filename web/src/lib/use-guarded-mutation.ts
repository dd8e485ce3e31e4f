// biome-ignore lint/style/noRestrictedImports: all other code uses the guarded version
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { lastClick } from './clicks.ts'
import { createRepeatGuard } from './repeat-guard.ts'

interface GuardedOptions<Data, Variables, Context>
  extends UseMutationOptions<Data, Error, Variables, Context> {
  /** Names the action. */
  mutationKey: readonly string[]
  /** Identifies the target if the action can run for several at once. Without it, one runs at a time. */
  actsOn?: (variables: Variables) => string | number
}

const guard = createRepeatGuard()

/** Double-click protection for actions without a mutation, such as the sign-out link. */
export function isFirstClick(action: string): boolean {
  const first = guard.begin(action, lastClick())
  if (first) guard.end(action, { failed: false })
  return first
}

/**
 * `useMutation` with double-click protection. A repeat is dropped, and its `mutateAsync` never settles, so callers don't
 * announce the same success twice.
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
    // The mutation's state reports the failure.
    mutateAsync(variables).catch(() => undefined)
  }
  return { ...state, mutate, mutateAsync }
}
