import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { useSession } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { toastError, toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import type { Prompt } from './prompt.ts'
import { patchPrompt } from './prompt-cache.ts'

const CHANGING = 'change-prompt'

interface Toggle {
  /** Names the action. */
  name: string
  prompt: Prompt
  /** What visitors are asked to sign in for. It's made after that. */
  signIn: Parameters<typeof askToSignIn>
  /** The values that change. */
  change: (prompt: Prompt) => Partial<Prompt>
  /** Sends the change, and returns the values as the server has them now. */
  send: (prompt: Prompt) => Promise<Partial<Prompt>>
  /** Shown if the server can't be reached. */
  failed: string
}

/**
 * A button that changes a prompt on screen immediately, and rolls it back with a message if the server refuses:
 * `const [press, isChanging] = useToggle({ … })`. It's changing while this is being sent, from a card or the dialog.
 */
export function useToggle({ name, prompt, signIn, change, send, failed }: Toggle) {
  const queryClient = useQueryClient()
  const session = useSession()
  const show = async (prompt: Prompt, values: Partial<Prompt>) => {
    await cancelFetches(queryClient)
    patchPrompt(queryClient, { id: prompt.id, ...values })
  }
  const mutationKey = [CHANGING, name]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    onMutate: (prompt) => show(prompt, change(prompt)),
    onSuccess: (confirmed, prompt) => show(prompt, confirmed),
    onError: async (error, prompt) => {
      // Roll back only the values of this change: the prompt may have been changed in other ways since.
      const names = Object.keys(change(prompt)) as (keyof Prompt)[]
      await show(prompt, Object.fromEntries(names.map((key) => [key, prompt[key]])))
      toastFailure(sentenceFor(error, failed))
    },
    onSettled: () => refetchCanceled(queryClient),
  })
  const isThis = ({ state }: { state: { variables: unknown } }) =>
    (state.variables as Prompt).id === prompt.id
  const isChanging = useIsMutating({ mutationKey, predicate: isThis }) > 0
  const press = () => {
    if (isChanging) return
    if (session?.user) mutate(prompt)
    else askToSignIn(...signIn)
  }
  return [press, isChanging] as const
}

const canceled = new Set<readonly unknown[]>()

/** Responses in flight may not include the change yet. */
async function cancelFetches(queryClient: QueryClient): Promise<void> {
  const fetching = queryClient
    .getQueryCache()
    .findAll({ queryKey: promptKeys.all, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data !== undefined)
  for (const { queryKey } of fetching) canceled.add(queryKey)
  await Promise.all(fetching.map(({ queryKey }) => queryClient.cancelQueries({ queryKey, exact: true })))
}

/** Waits for the last of several changes: a response before that would undo the others on screen. */
function refetchCanceled(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey: [CHANGING] }) > 1) return
  for (const queryKey of canceled) void queryClient.invalidateQueries({ queryKey, exact: true })
  canceled.clear()
}

interface AfterSignIn {
  /** Makes the change a visitor clicked, unless it's made already. Says what to say then. */
  send: () => Promise<string | undefined>
  failed: string
}

/** Makes a change that a visitor clicked before signing in. */
export async function changeAfterSignIn(
  queryClient: QueryClient,
  { send, failed }: AfterSignIn,
): Promise<void> {
  try {
    const done = await send()
    if (done === undefined) return
    // A list that is still loading may predate the change, and its first load can't be restarted without canceling it.
    await queryClient.cancelQueries({ queryKey: promptKeys.all })
    void queryClient.invalidateQueries({ queryKey: promptKeys.all, refetchType: 'all' })
    toastSuccess(done)
  } catch (error) {
    console.warn('A change failed after sign-in:', error)
    toastError(error, failed)
  }
}
