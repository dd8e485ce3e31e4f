import { focusMain } from '../../shared/ui/focus-main.ts'

/**
 * For rows that are about to disappear, by their position: returns what then moves keyboard focus to the next row that
 * stays, or else the one before.
 */
export function focusBeside(list: HTMLElement | null, gone: readonly number[]): () => void {
  const rows = [...(list?.querySelectorAll('article') ?? [])]
  const last = Math.max(...gone)
  const order = [...rows.slice(last + 1), ...rows.slice(0, last).toReversed()]
  const beside = order.find((row) => !gone.includes(rows.indexOf(row)))
  return () => {
    if (!beside?.isConnected) return focusMain()
    const title = beside.querySelector<HTMLElement>('h2 a') ?? beside
    title.focus()
  }
}
