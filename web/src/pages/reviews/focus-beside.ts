import { focusMain } from '../../shared/ui/focus-main.ts'

/**
 * For a row that is about to disappear, by its position: returns what then moves keyboard focus to the next row, or else the one
 * before.
 */
export function focusBeside(list: HTMLElement | null, gone: number): () => void {
  const rows = [...(list?.children ?? [])]
  const beside = rows[gone + 1] ?? rows[gone - 1]
  return () => {
    const title = beside?.isConnected && beside.querySelector<HTMLElement>('h2 a')
    if (title) title.focus()
    else focusMain()
  }
}
