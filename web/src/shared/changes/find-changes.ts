import { CHANGES_MAX } from '@prompt-library/domain/limits'
import { diffArrays } from 'diff'
import { alignRun, type Block } from './align-run.ts'
import { attachReasons, type Reason } from './attach-reasons.ts'
import { fenceAfter } from './line-kind.ts'
import { markWords } from './mark-words.ts'
import type { Part, Piece } from './part.ts'
import { splitUnits, type Unit } from './split-units.ts'

/** Texts that differ in more sentences have one change, which replaces everything. It bounds the time of the comparison. */
const EDITS_MAX = 2_000

/**
 * What counts as one change between two texts. Each can be accepted or rejected, and between them is unchanged text.
 */
export function findChanges(before: string, after: string, reasons: readonly Reason[] = []): Part[] {
  const [one, other] = [splitUnits(before), splitUnits(after)]
  const found = keepFencesPaired(blocksOf(one.units, other.units))
  // No one decides on more. They're one change, which replaces everything.
  const blocks = found.filter(({ same }) => !same).length > CHANGES_MAX ? [mergeAll(found)] : found
  const end = (gap: string): Unit[] => [{ gap, text: '', kind: 'line' }]
  const ended = [...blocks, { same: true, removed: end(one.end), added: end(other.end) }]
  return attachReasons(withSpacingChange(mergeSame(ended)).map(toPart), reasons)
}

function blocksOf(before: readonly Unit[], after: readonly Unit[]): Block[] {
  const pairs = samePairs(before, after)
  if (!pairs) return [{ same: false, removed: [...before], added: [...after] }]
  let [fromBefore, fromAfter] = [0, 0]
  return [...pairs, [before.length, after.length] as const].flatMap(([b, a]) => {
    const run = alignRun(before.slice(fromBefore, b), after.slice(fromAfter, a))
    ;[fromBefore, fromAfter] = [b + 1, a + 1]
    return [...run, { same: true, removed: before.slice(b, b + 1), added: after.slice(a, a + 1) }]
  })
}

/** The indexes of the units that both texts have, in order. Returns undefined if finding them takes too long. */
function samePairs(before: readonly Unit[], after: readonly Unit[]): [number, number][] | undefined {
  // Units that only one text has can't match, and the time grows with the number of differences.
  const [inBefore, inAfter] = [sharedIndexes(before, after), sharedIndexes(after, before)]
  const runs = diffArrays(
    inBefore.map((index) => keyOf(before[index])),
    inAfter.map((index) => keyOf(after[index])),
    { maxEditLength: EDITS_MAX },
  )
  let [b, a] = [0, 0]
  return runs?.flatMap(({ removed, added, count }) => {
    const [fromBefore, fromAfter] = [b, a]
    if (!added) b += count
    if (!removed) a += count
    if (added || removed) return []
    return Array.from({ length: count }, (_, step): [number, number] => [
      inBefore[fromBefore + step] ?? 0,
      inAfter[fromAfter + step] ?? 0,
    ])
  })
}

function sharedIndexes(units: readonly Unit[], others: readonly Unit[]): number[] {
  const known = new Set(others.map(keyOf))
  return units.flatMap((unit, index) => (known.has(keyOf(unit)) ? [index] : []))
}

/** The same text can be a fence in one prompt and code in the other. */
function keyOf(unit: Unit | undefined): string {
  return `${unit?.kind} ${unit?.text}`
}

function mergeSame(blocks: readonly Block[]): Block[] {
  const merged: Block[] = []
  for (const block of blocks) {
    const last = merged.at(-1)
    if (last?.same && block.same) {
      last.removed.push(...block.removed)
      last.added.push(...block.added)
    } else merged.push(block)
  }
  return merged
}

/** Texts that differ only in whitespace are one change. */
function withSpacingChange(blocks: readonly Block[]): Block[] {
  const [block] = blocks
  if (!block || blocks.length > 1 || !block.same) return [...blocks]
  const isSame = block.removed.every(({ gap }, index) => gap === block.added[index]?.gap)
  return [{ ...block, same: isSame }]
}

function toPart({ same, removed, added }: Block): Part {
  const [before, after] = [toPiece(removed), toPiece(added)]
  if (same && before) {
    const isExact = before.gap === after?.gap && before.text === after.text
    return { kind: 'same', before, ...(!isExact && { after }) }
  }
  const words = before && after && markWords(before.text, after.text)
  return {
    kind: 'change',
    ...(before && { removed: before }),
    ...(after && { added: after }),
    ...(words && { words }),
  }
}

function toPiece([first, ...rest]: readonly Unit[]): Piece | undefined {
  if (!first) return undefined
  return { gap: first.gap, text: first.text + rest.map(({ gap, text }) => gap + text).join('') }
}

/**
 * Merges changes that would break a code block if only one of them were accepted. Between two changes, both texts are in a
 * code block with the same fence, or neither is, so any choice of changes leaves code as code.
 */
function keepFencesPaired(blocks: readonly Block[]): Block[] {
  const merged: Block[] = []
  let broken: Block[] = []
  let before: string | undefined
  let after: string | undefined
  for (const block of blocks) {
    for (const unit of block.removed) before = fenceAfter(unit, before)
    for (const unit of block.added) after = fenceAfter(unit, after)
    if (before !== after) broken.push(block)
    else if (broken.length === 0) merged.push(block)
    else {
      merged.push(mergeAll([...broken, block]))
      broken = []
    }
  }
  return broken.length === 0 ? merged : [...merged, mergeAll(broken)]
}

function mergeAll(blocks: readonly Block[]): Block {
  return {
    same: false,
    removed: blocks.flatMap(({ removed }) => removed),
    added: blocks.flatMap(({ added }) => added),
  }
}
