/** `npm test` sets it. `npm run test:full`, and whoever runs some tests by name, leave nothing out. */
export const isSampled = process.env['TEST_SCALE'] === 'sample'

/** So many of a long grid, always the same ones, evenly spread, with the first and the last; or all of them. */
export function sample<Item>(grid: readonly Item[], size: number): Item[] {
  if (!isSampled || grid.length <= size) return [...grid]
  const step = (grid.length - 1) / (size - 1)
  return Array.from({ length: size }, (_, index) => grid[Math.round(index * step)] as Item)
}
