import type { Piece } from './compare-texts.ts'

/** Unchanged lines that are left out, and how many of them are not blank. */
interface Fold {
  kind: 'folded'
  lines: number
}

/** How many unchanged lines stay in sight beside a change. */
const BESIDE = 3
/** Fewer than this are not worth leaving out. */
const FOLD_MIN = 4

/** Leaves out what is far from any change: in a long prompt one would look for the changes otherwise. */
export function foldUnchanged(pieces: readonly Piece[]): (Piece | Fold)[] {
  return pieces.flatMap((piece, index): (Piece | Fold)[] => {
    if (piece.kind !== 'same' || pieces.length === 1) return [piece]
    const lines = piece.text.split(/(?<=\n)/)
    const head = index === 0 ? 0 : BESIDE
    const tail = index === pieces.length - 1 ? lines.length : lines.length - BESIDE
    const folded = lines.slice(head, tail).filter((line) => line.trim() !== '').length
    if (folded < FOLD_MIN) return [piece]
    const kept = [lines.slice(0, head), lines.slice(tail)].map((part): Piece[] =>
      part.length === 0 ? [] : [{ kind: 'same', text: part.join('') }],
    )
    return [...(kept[0] ?? []), { kind: 'folded', lines: folded }, ...(kept[1] ?? [])]
  })
}
