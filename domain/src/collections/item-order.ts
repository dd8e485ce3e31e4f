interface Move {
  id: number
  /** Its new index among the prompts that the editor sees, or beyond the last one. */
  place: number
  visible: readonly number[]
}

/**
 * Moves a prompt to a place among those that the editor sees. Moving up ends right before the next of them and moving down
 * right after the previous one, so it passes no prompts that are hidden from the editor without need.
 */
export function moveItem(items: readonly number[], { id, place, visible }: Move): number[] {
  const from = visible.indexOf(id)
  const to = Math.min(place, visible.length - 1)
  const neighbor = visible[to]
  if (from < 0 || from === to || neighbor === undefined) return [...items]
  const others = items.filter((other) => other !== id)
  return others.toSpliced(others.indexOf(neighbor) + (to > from ? 1 : 0), 0, id)
}

/** Inserts a prompt before another one, or at the end. */
export function placeItem(
  items: readonly number[],
  { id, before }: { id: number; before: number | undefined },
): number[] {
  const index = before === undefined ? -1 : items.indexOf(before)
  return items.toSpliced(index < 0 ? items.length : index, 0, id)
}
