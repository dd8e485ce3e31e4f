import type { Block } from './align-run.ts'
import { fenceAfter } from './line-kind.ts'

/**
 * Merges changes that would break a code block if only one of them were accepted. Between two changes, both texts are in a
 * code block with the same fence, or neither is, so any choice of changes leaves code as code.
 */
export function keepFencesPaired(blocks: readonly Block[]): Block[] {
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

/** Merges neighboring changes, those with the least text between them first, until there are at most `maximum`. */
export function limitChanges(blocks: readonly Block[], maximum: number): Block[] {
  const changes = blocks.flatMap(({ same }, index) => (same ? [] : [index]))
  const distances = changes.slice(1).map((index, which) => {
    const between = blocks.slice((changes[which] ?? 0) + 1, index).flatMap(({ removed }) => removed)
    return { index, length: between.reduce((sum, { text }) => sum + text.length, 0) }
  })
  const tooMany = Math.max(changes.length - maximum, 0)
  const nearest = distances.sort((one, other) => one.length - other.length).slice(0, tooMany)
  const joined = new Set(nearest.map(({ index }) => index))
  const groups: Block[][] = []
  let last = 0
  for (const [index, block] of blocks.entries()) {
    if (joined.has(index)) groups[last]?.push(...groups.splice(last + 1).flat(), block)
    else groups.push([block])
    if (!block.same) last = groups.length - 1
  }
  return groups.map((group) => (group.length === 1 && group[0] ? group[0] : mergeAll(group)))
}

function mergeAll(blocks: readonly Block[]): Block {
  return {
    same: false,
    removed: blocks.flatMap(({ removed }) => removed),
    added: blocks.flatMap(({ added }) => added),
  }
}
