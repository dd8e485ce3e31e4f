import { groupedCount } from '@prompt-library/domain/text/count-of'

/** "Used 132 times" */
export function usesText(uses: number): string {
  return uses === 1 ? 'Used once' : `Used ${groupedCount(uses)} times`
}
