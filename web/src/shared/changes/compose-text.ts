import type { Decision, Part, Piece } from './part.ts'

/**
 * The text with the accepted changes. A change without a decision counts as accepted. If all are accepted, it's exactly
 * the text after, and if all are rejected, exactly the text before.
 */
export function composeText(parts: readonly Part[], decisions: readonly (Decision | null)[]): string {
  let text = ''
  let count = 0
  // Whitespace in unchanged text follows the change before it, or the first change.
  let isAccepted = decisions[0] !== 'rejected'
  /** Whether the next piece of each text directly follows what was used last. */
  let follows = { before: true, after: true }
  let hasStarted = { before: false, after: false }
  /** The gaps since the piece that was used last. */
  let nearby: string[] = []

  for (const part of parts) {
    const isSame = part.kind === 'same'
    if (!isSame) isAccepted = decisions[count++] !== 'rejected'
    const before = isSame ? part.before : part.removed
    const after = isSame ? (part.after ?? part.before) : part.added
    // At the start of a text, there's nothing to separate a piece from.
    if (before && hasStarted.before) nearby.push(before.gap)
    if (after && hasStarted.after) nearby.push(after.gap)
    hasStarted = { before: hasStarted.before || Boolean(before), after: hasStarted.after || Boolean(after) }

    const used = isAccepted ? after : before
    if (!used) {
      follows = { before: follows.before && !before, after: follows.after && !after }
      continue
    }
    const followed = {
      before: before && (isSame || !isAccepted) && follows.before ? before : undefined,
      after: after && (isSame || isAccepted) && follows.after ? after : undefined,
    }
    text += gapBefore({ used, isAccepted, followed, nearby, text }) + used.text
    follows = isSame ? { before: true, after: true } : { before: !isAccepted, after: isAccepted }
    nearby = []
  }
  return text
}

interface Place {
  used: Piece
  isAccepted: boolean
  /** The piece in each text in which it follows the last one. */
  followed: { before: Piece | undefined; after: Piece | undefined }
  nearby: readonly string[]
  /** The text so far. */
  text: string
}

function gapBefore({ used, isAccepted, followed, nearby, text }: Place): string {
  const { before, after } = followed
  const neighbor = (isAccepted ? (after ?? before) : (before ?? after))?.gap
  if (neighbor !== undefined) return neighbor
  // The end of the text.
  if (used.text === '') return used.gap
  if (text === '') return ''
  const longest = nearby.reduce<string | undefined>(
    (best, gap) => (best === undefined || sizeOf(gap) > sizeOf(best) ? gap : best),
    undefined,
  )
  const needsLine = OWN_LINE.test(used.text) || OWN_LINE.test(text.slice(text.lastIndexOf('\n') + 1))
  return longest === undefined || (needsLine && !longest.includes('\n')) ? '\n\n' : longest
}

const OWN_LINE = /^\s*(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|[>|]|`{3}|~{3})/

/** A line break separates more than any number of spaces. */
function sizeOf(gap: string): number {
  return gap.length + 1_000 * (gap.split('\n').length - 1)
}
