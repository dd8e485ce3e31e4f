import { type Change, diffLines, diffWordsWithSpace } from 'diff'

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** The diff blocks the main thread, so users would notice a longer limit. */
const TIMEOUT_MS = 400

/** Lines less similar than this are shown as replaced, because a word diff would be unreadable. */
const SIMILARITY_MIN = 0.4

/**
 * Diffs two texts: first by line, which is fast and keeps paragraphs together, then by word within rewritten lines.
 * Returns undefined if the texts are too long and too different to compare in time.
 */
export function compareTexts(before: string, after: string, timeoutMs = TIMEOUT_MS): Piece[] | undefined {
  const deadline = performance.now() + timeoutMs
  const timeLeft = () => deadline - performance.now()
  // Without a trailing newline, the last line would differ when only one text continues after it.
  const lines = diffLines(`${before}\n`, `${after}\n`, { timeout: timeLeft() })
  if (!lines) return undefined
  const pieces = lines.map(toPiece).flatMap((piece, index, all) => {
    const [previous, next] = [all[index - 1], all[index + 1]]
    if (piece.kind === 'removed' && next?.kind === 'added') return diffWords(piece, next, timeLeft())
    return piece.kind === 'added' && previous?.kind === 'removed' ? [] : [piece]
  })
  return mergeAdjacent(pieces)
}

function toPiece({ added, removed, value }: Change): Piece {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
}

function diffWords(removed: Piece, added: Piece, timeout: number): Piece[] {
  const words =
    timeout > 0 ? diffWordsWithSpace(removed.text, added.text, { timeout })?.map(toPiece) : undefined
  if (!words) return [removed, added]
  const common = lengthOf(words.filter(({ kind, text }) => kind === 'same' && text.trim() !== ''))
  const similarity = common / Math.max(Math.min(removed.text.length, added.text.length), 1)
  return similarity < SIMILARITY_MIN ? [removed, added] : absorbSpaces(words)
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0)
}

/** Counts a space between two changed words as changed, so a rewritten phrase shows as one change. */
function absorbSpaces(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    const isSpace = piece.kind === 'same' && /^[^\S\n]+$/.test(piece.text)
    const isBetweenChanges = isChanged(pieces[index - 1]) && isChanged(pieces[index + 1])
    return isSpace && isBetweenChanges
      ? [
          { ...piece, kind: 'removed' },
          { ...piece, kind: 'added' },
        ]
      : [piece]
  })
}

function isChanged(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.kind !== 'same'
}

/** Merges adjacent pieces of the same kind. In each run of changes, removals come before additions. */
function mergeAdjacent(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) merged.push({ kind: 'removed', text: removed })
    if (added) merged.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = merged.at(-1)
      if (last?.kind === 'same') last.text += text
      else merged.push({ kind, text })
    }
  }
  flush()
  return merged
}
