/** "Used 132 times" */
export function usesText(uses: number): string {
  return uses === 1 ? 'Used once' : `Used ${uses.toLocaleString('en-US')} times`
}
