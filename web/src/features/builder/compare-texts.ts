import { type Change, diffLines, diffWordsWithSpace } from 'diff'

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Longer than this, and a page that stands still would be noticed. */
const MILLISECONDS = 400

/** Lines that have less than this in common are shown as replaced: word by word they would be confetti. */
const KINSHIP = 0.4

/**
 * What was added to a text and removed from it. First by lines, which is quick and keeps paragraphs together; then word
 * by word within lines that were rewritten. Both texts are taken with a line end after them, which shows nowhere.
 * Undefined when they are too long and too different to be compared.
 */
export function compareTexts(
  before: string,
  after: string,
  milliseconds = MILLISECONDS,
): Piece[] | undefined {
  const end = performance.now() + milliseconds
  const left = () => end - performance.now()
  // without a line end, the last line of one would never be the same as in the other
  const lines = diffLines(`${before}\n`, `${after}\n`, { timeout: left() })
  if (!lines) return undefined
  const pieces = lines.map(toPiece).flatMap((piece, index, all) => {
    const [previous, next] = [all[index - 1], all[index + 1]]
    if (piece.kind === 'removed' && next?.kind === 'added') return rewritten(piece, next, left())
    return piece.kind === 'added' && previous?.kind === 'removed' ? [] : [piece]
  })
  return joined(pieces)
}

function toPiece({ added, removed, value }: Change): Piece {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
}

function rewritten(removed: Piece, added: Piece, timeout: number): Piece[] {
  const words =
    timeout > 0 ? diffWordsWithSpace(removed.text, added.text, { timeout })?.map(toPiece) : undefined
  if (!words) return [removed, added]
  const common = lengthOf(words.filter(({ kind, text }) => kind === 'same' && text.trim() !== ''))
  const kinship = common / Math.max(Math.min(removed.text.length, added.text.length), 1)
  return kinship < KINSHIP ? [removed, added] : withoutCrumbs(words)
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0)
}

/** A blank between two changed words is part of the change: else a rewritten phrase falls into single words. */
function withoutCrumbs(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    const crumb = piece.kind === 'same' && /^[^\S\n]+$/.test(piece.text)
    const between = changed(pieces[index - 1]) && changed(pieces[index + 1])
    return crumb && between
      ? [
          { ...piece, kind: 'removed' },
          { ...piece, kind: 'added' },
        ]
      : [piece]
  })
}

function changed(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.kind !== 'same'
}

/** Neighbours become one; within one stretch of changes, what was removed stands before what was added. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed) found.push({ kind: 'removed', text: removed })
    if (added) found.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      close()
      const last = found.at(-1)
      if (last?.kind === 'same') last.text += text
      else found.push({ kind, text })
    }
  }
  close()
  return found
}
