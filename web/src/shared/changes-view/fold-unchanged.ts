interface Fold {
  /** The lines after the change before it. */
  start: string
  /** How many of the folded lines aren't blank. */
  lines: number
  /** The lines before the change after it. */
  end: string
}

/** Unchanged lines shown on each side of a change. */
const CONTEXT_LINES = 3
/** Shorter runs aren't worth folding. */
const FOLD_MIN = 4

/** Folds a long unchanged text so the changes around it are easy to find. Returns undefined if it's short. */
export function foldUnchanged(text: string, next: { before: boolean; after: boolean }): Fold | undefined {
  const lines = text.split(/(?<=\n)/)
  const head = next.before ? CONTEXT_LINES : 0
  const tail = next.after ? lines.length - CONTEXT_LINES : lines.length
  const count = lines.slice(head, tail).filter((line) => line.trim() !== '').length
  if (count < FOLD_MIN) return undefined
  return {
    start: lines.slice(0, head).join(''),
    lines: count,
    end: lines.slice(tail).join(''),
  }
}
