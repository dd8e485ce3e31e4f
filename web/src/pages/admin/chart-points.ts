// A chart's figures as a table and as text for screen readers.
import { groupedCount } from '@prompt-library/domain/text/count-of'

export interface Point {
  label: string
  count: number
}

/** For the table behind a chart. */
export function rowsOf(points: readonly Point[]): string[][] {
  return points.map(({ label, count }) => [label, groupedCount(count)])
}

/** For screen readers. */
export function textOf(points: readonly Point[]): string {
  return points.map(({ label, count }) => `${label} ${groupedCount(count)}`).join(', ') || 'none'
}
