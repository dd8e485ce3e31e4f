import { diffWordsWithSpace } from 'diff'
import type { MarkedWords } from './part.ts'

/** Texts with less in common are shown as replaced, because marked words would be unreadable. */
const SIMILARITY_MIN = 0.4

/** More marks in one change would be as unreadable, and take the browser long to draw. */
const MARKS_MAX = 500

/** More differing words than this are a replaced text. It bounds the time of the comparison. */
const EDITS_MAX = 1_000

/** Marks which words of a text differ. Returns undefined if little is the same, or many places differ. */
export function markWords(before: string, after: string): MarkedWords[] | undefined {
  const words = diffWordsWithSpace(before, after, { maxEditLength: EDITS_MAX })?.map(
    ({ added, removed, value }): MarkedWords => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  )
  if (!words) return undefined
  const common = words.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0)
  const similarity = common / Math.max(Math.min(before.length, after.length), 1)
  if (similarity < SIMILARITY_MIN) return undefined
  const merged = mergeAdjacent(absorbSpaces(words))
  return merged.length > MARKS_MAX ? undefined : merged
}

/** Counts a space between two changed words as changed, so a rewritten phrase shows as one change. */
function absorbSpaces(words: readonly MarkedWords[]): MarkedWords[] {
  return words.flatMap((part, index): MarkedWords[] => {
    const isSpace = part.kind === 'same' && /^[^\S\n]+$/.test(part.text)
    return isSpace && isChanged(words[index - 1]) && isChanged(words[index + 1])
      ? [
          { ...part, kind: 'removed' },
          { ...part, kind: 'added' },
        ]
      : [part]
  })
}

function isChanged(part: MarkedWords | undefined): boolean {
  return part !== undefined && part.kind !== 'same'
}

/** Merges adjacent words of the same kind. In each run of changes, removals come before additions. */
function mergeAdjacent(words: readonly MarkedWords[]): MarkedWords[] {
  const merged: MarkedWords[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) merged.push({ kind: 'removed', text: removed })
    if (added) merged.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of words) {
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
