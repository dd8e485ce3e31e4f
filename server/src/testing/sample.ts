/** `npm test` sets it. `npm run test:full`, and whoever runs some tests by name, leave nothing out. */
export const isSampled = process.env['TEST_SCALE'] === 'sample'

/** So many of a long grid, or all of it in a full run. */
export function sample<Item>(grid: readonly Item[], size: number): Item[] {
  return isSampled ? evenlySpread(grid, size) : [...grid]
}

/** Always the same ones, with the first and the last: a sample by chance would fail by chance. */
export function evenlySpread<Item>(grid: readonly Item[], size: number): Item[] {
  if (grid.length <= size) return [...grid]
  const step = (grid.length - 1) / (size - 1)
  return Array.from({ length: size }, (_, index) => grid[Math.round(index * step)] as Item)
}
