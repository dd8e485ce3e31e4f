import type { Piece } from './compare-texts.ts'

interface Fold {
  kind: 'folded'
  /** How many of the folded lines aren't blank. */
  lines: number
}

/** Unchanged lines shown on each side of a change. */
const CONTEXT_LINES = 3
/** Shorter runs aren't worth folding. */
const FOLD_MIN = 4

/** Folds long unchanged runs so the changes in a long prompt are easy to find. */
export function foldUnchanged(pieces: readonly Piece[]): (Piece | Fold)[] {
  return pieces.flatMap((piece, index): (Piece | Fold)[] => {
    if (piece.kind !== 'same' || pieces.length === 1) return [piece]
    const lines = piece.text.split(/(?<=\n)/)
    const head = index === 0 ? 0 : CONTEXT_LINES
    const tail = index === pieces.length - 1 ? lines.length : lines.length - CONTEXT_LINES
    const folded = lines.slice(head, tail).filter((line) => line.trim() !== '').length
    if (folded < FOLD_MIN) return [piece]
    const kept = [lines.slice(0, head), lines.slice(tail)].map((part): Piece[] =>
      part.length === 0 ? [] : [{ kind: 'same', text: part.join('') }],
    )
    return [...(kept[0] ?? []), { kind: 'folded', lines: folded }, ...(kept[1] ?? [])]
  })
}
