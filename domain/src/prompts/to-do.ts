// What the list of curators has, and in which order.

/**
 * Reported, waiting for approval, changed since its review, or due for another review. `asked`: a curator asked for changes that
 * the author has yet to make.
 */
export const TO_DO_KINDS = ['reported', 'waiting', 'changed', 'due', 'asked'] as const
export type ToDoKind = (typeof TO_DO_KINDS)[number]

/** `done`: reports that a curator handled. */
export const ENTRY_KINDS = [...TO_DO_KINDS, 'done'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** What needs a decision, reviews to renew, and what was decided: those that were asked need their author. */
export const TO_DO_PARTS = {
  open: ['reported', 'waiting', 'changed'],
  due: ['due'],
  decided: ['asked', 'done'],
} as const
export type ToDoPart = keyof typeof TO_DO_PARTS

export const TO_DO_FILTERS = [...ENTRY_KINDS, 'open', 'decided'] as const
export type ToDoFilter = EntryKind | ToDoPart

/** How many entries a part has. */
export function countOfPart(part: ToDoPart, counts: Record<EntryKind, number>): number {
  return TO_DO_PARTS[part].reduce((sum, kind) => sum + counts[kind], 0)
}

/** How many need a curator. */
export function countForCurators(counts: Record<EntryKind, number>): number {
  return countOfPart('open', counts) + countOfPart('due', counts)
}

/** For curators, once a day if something arrived. */
export function toDoNotice(count: number): { title: string; message: string } {
  return {
    title: 'Something needs a curator',
    message: count === 1 ? '1 item is on the list To do.' : `${count} items are on the list To do.`,
  }
}
