import type { Block } from './align-run.ts'

/**
 * Merges changes that would break a code block if only one of them were accepted: two changes of which each opens or
 * closes a fence become one, with everything between them.
 */
export function keepFencesPaired(blocks: readonly Block[]): Block[] {
  const merged: Block[] = []
  let from: number | undefined
  for (const block of blocks) {
    if (isBalanced(block)) merged.push(block)
    else if (from === undefined) from = merged.push(block) - 1
    else {
      merged.push(mergeAll([...merged.splice(from), block]))
      from = undefined
    }
  }
  return merged
}

function isBalanced({ same, removed, added }: Block): boolean {
  const fences = [...removed, ...added].filter(({ kind }) => kind === 'fence')
  return same || fences.length % 2 === 0
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
