// What the list of curators has, and in which order.

/**
 * Reported, waiting for approval, changed since its review, or due for another review. `asked`: a curator asked for changes that
 * the author has yet to make.
 */
export const TO_DO_KINDS = ['reported', 'waiting', 'changed', 'due', 'asked'] as const
export type ToDoKind = (typeof TO_DO_KINDS)[number]

/** `done`: reports that a curator handled. */
export const TO_DO_FILTERS = [...TO_DO_KINDS, 'done'] as const
export type ToDoFilter = (typeof TO_DO_FILTERS)[number]

/** How many need a curator. Those that were asked need their author. */
export function countForCurators({ reported, waiting, changed, due }: Record<ToDoKind, number>): number {
  return reported + waiting + changed + due
}

/** For curators, once a day if something arrived. */
export function toDoNotice(count: number): { title: string; message: string } {
  return {
    title: 'Something needs a curator',
    message: count === 1 ? '1 item is on the list To do.' : `${count} items are on the list To do.`,
  }
}
