import { problemWithMask } from '@prompt-library/domain/guard/id-mask'
import { ID_MASKS_MAX } from '@prompt-library/domain/limits'
import type { LineProblem } from './line-problems.ts'

/** Reads masks for student IDs, one per line. Ignores blank lines and repeated masks, whose letters match in either case. */
export function parseIdMasks(text: string): { masks: string[]; problems: LineProblem[] } {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: index + 1, mask: line.trim() }))
    .filter(({ mask }) => mask !== '')
  const problems: LineProblem[] = lines.flatMap(({ line, mask }) => {
    const problem = problemWithMask(mask)
    return problem ? [{ line, sentence: `Line ${line}: ${problem}` }] : []
  })
  const masks = [...new Map(lines.map(({ mask }) => [mask.toLowerCase(), mask])).values()]
  if (masks.length > ID_MASKS_MAX)
    problems.push({ sentence: `You have ${masks.length} patterns. The list can have up to ${ID_MASKS_MAX}.` })
  return { masks, problems }
}
