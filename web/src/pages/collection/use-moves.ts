import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { patchPages } from '../../features/collect/collection-cache.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { toastError } from '../../shared/ui/toast.ts'
import { isReplaced, type Move, placeAt, withMoves } from './moves.ts'

/**
 * Moves prompts within a collection. They're sent one after the other: if two requests overtook each other, the earlier
 * order would win. Until then, `pending` has the moves to show. A failed move shows a message.
 */
export function useMoves(token: string) {
  const queryClient = useQueryClient()
  const mutationKey = ['reorder-collection', token]
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Move,
  })
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (move: Move) => {
      const moves = pendingMoves(queryClient, mutationKey)
      // While an arrow key is held down, only the last order is sent.
      if (isReplaced(move, moves.slice(moves.indexOf(move) + 1))) return
      await send(queryClient, token, move)
      patchPages(queryClient, token, ({ prompts }) => ({ prompts: withMoves(prompts, [move]) }))
    },
    onError: (error) =>
      toastError(error, 'We couldn’t save the new order. Check your connection and try again.'),
  })
  return { move: mutateAsync, pending }
}

function pendingMoves(queryClient: QueryClient, mutationKey: readonly string[]): Move[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as Move)
}

async function send(queryClient: QueryClient, token: string, move: Move): Promise<void> {
  const reorder = async (prompt_ids: number[]) =>
    (await sendChange(queryClient, 'PUT /api/collections/:token/order', { token, prompt_ids })).prompt_ids
  if ('promptIds' in move) return void (await reorder(move.promptIds))
  // The page knows only its own prompts. An empty order changes nothing and returns the order of the whole collection.
  const { promptId: id, place } = move
  await reorder(placeAt(await reorder([]), { id, place }))
}
