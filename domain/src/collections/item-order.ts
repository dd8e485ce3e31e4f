/**
 * Applies a new order of the prompts that an editor sees. Only the prompts that changed places move, each next to its new
 * neighbor. All others keep their order: prompts hidden from the editor, and prompts added since the editor loaded the list.
 */
export function reorderItems(items: readonly number[], visibleOrder: readonly number[]): number[] {
  const places = new Map(items.map((id, index) => [id, index]))
  const placeOf = (id: number) => places.get(id) ?? 0
  const wanted = [...new Set(visibleOrder)].filter((id) => places.has(id))
  const kept = new Set(longestRising(wanted, placeOf))
  const moved = new Set(wanted.filter((id) => !kept.has(id)))
  const result = items.filter((id) => !moved.has(id))
  const nextKept = [...kept]
  let previous: number | undefined
  for (const id of wanted) {
    const [next] = nextKept
    if (id === next) nextKept.shift()
    // Moving up ends right before the next prompt and moving down right after the previous one, so it passes no others.
    else if (next !== undefined && placeOf(id) > placeOf(next)) result.splice(result.indexOf(next), 0, id)
    else if (previous !== undefined) result.splice(result.indexOf(previous) + 1, 0, id)
    previous = id
  }
  return result
}

/** Inserts a prompt before another one, or at the end. */
export function placeItem(
  items: readonly number[],
  { id, before }: { id: number; before: number | undefined },
): number[] {
  const index = before === undefined ? -1 : items.indexOf(before)
  return items.toSpliced(index < 0 ? items.length : index, 0, id)
}

/** The longest increasing subsequence by place: the prompts that stay put when as few as possible move. */
function longestRising(ids: readonly number[], placeOf: (id: number) => number): number[] {
  /** For each length, the run that ends with the lowest place. */
  const runs: Run[] = []
  for (const id of ids) {
    const length = runs.findIndex((run) => placeOf(run.id) >= placeOf(id))
    const at = length < 0 ? runs.length : length
    runs[at] = { id, before: runs[at - 1] }
  }
  const rising: number[] = []
  for (let run: Run | undefined = runs.at(-1); run; run = run.before) rising.unshift(run.id)
  return rising
}

interface Run {
  id: number
  before: Run | undefined
}
