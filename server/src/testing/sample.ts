/** Set by `npm test`. `npm run test:full` and single test runs leave nothing out. */
export const isSampled = process.env['TEST_SCALE'] === 'sample'

/** A sample of a long grid, or all of it in a full run. */
export function sample<Item>(grid: readonly Item[], size: number): Item[] {
  return isSampled ? evenlySpread(grid, size) : [...grid]
}

/** Every fourth item, or all of them in a full run. The next turn takes others, so that over four turns none is left out. */
export function everyFourth<Item>(grid: readonly Item[], turn: number): Item[] {
  const step = isSampled ? Math.min(4, grid.length) : 1
  return grid.filter((_, index) => (index + turn) % step === 0)
}

/** Always selects the same items, because a random sample would make tests flaky. */
export function evenlySpread<Item>(grid: readonly Item[], size: number): Item[] {
  if (grid.length <= size) return [...grid]
  const step = (grid.length - 1) / (size - 1)
  return Array.from({ length: size }, (_, index) => grid[Math.round(index * step)] as Item)
}
