// Where prompts of a collection are shown until the server has moved them.
import { reorderItems } from '@prompt-library/domain/collections/item-order'

/** Prompts that change places: a new order of what the page shows, or one prompt that goes to another page. */
export type Move = { promptIds: number[] } | { promptId: number; place: number }

/** The prompts of a page as they will be once the server has made the moves. */
export function withMoves<Item extends { id: number }>(
  items: readonly Item[],
  moves: readonly Move[],
): Item[] {
  const known = new Map(items.map((item) => [item.id, item]))
  const ids = moves.reduce(
    (order, move) =>
      'promptIds' in move ? reorderItems(order, move.promptIds) : order.filter((id) => id !== move.promptId),
    [...known.keys()],
  )
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** Whether a later move makes this one unnecessary: it has a newer order of the same prompts. */
export function isReplaced(move: Move, later: readonly Move[]): boolean {
  if (!('promptIds' in move)) return false
  const ids = new Set(move.promptIds)
  return later.some(
    (other) =>
      'promptIds' in other &&
      other.promptIds.length === ids.size &&
      other.promptIds.every((id) => ids.has(id)),
  )
}

/** Moves a prompt to a place, or to the end if the list is shorter by now. */
export function placeAt(ids: readonly number[], { id, place }: { id: number; place: number }): number[] {
  return ids.filter((other) => other !== id).toSpliced(Math.max(0, place), 0, id)
}

export interface Places {
  /** How many prompts are on the pages before this one. */
  first: number
  /** How many prompts the whole collection has. */
  total: number
}

export type Step = 'up' | 'down' | 'top' | 'bottom'

/** The new index on this page. It can be outside the page. */
export function stepFrom(index: number, step: Step, { first, total }: Places): number {
  if (step === 'up') return index - 1
  if (step === 'down') return index + 1
  return step === 'top' ? -first : total - 1 - first
}
