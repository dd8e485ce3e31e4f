import { SYNONYM_GROUP_MAX, SYNONYM_GROUPS_MAX, SYNONYM_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import type { LineProblem } from './line-problems.ts'

type Groups = readonly (readonly string[])[]

/** Synonym groups as an admin edits them: one group per line, words separated by commas. */
export function formatSynonyms(groups: Groups): string {
  return groups.map((words) => words.join(', ')).join('\n')
}

/** Ignores blank lines, stray commas, and repeated words. */
export function parseSynonyms(text: string): { groups: string[][]; problems: LineProblem[] } {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: index + 1, words: wordsOf(line) }))
    .filter(({ words }) => words.length > 0)
  const problems: LineProblem[] = lines.flatMap(({ line, words }) => {
    const problem = problemWith(words)
    return problem ? [{ line, sentence: `Line ${line}: ${problem}` }] : []
  })
  if (lines.length > SYNONYM_GROUPS_MAX)
    problems.push({
      sentence: `You have ${groupedCount(lines.length)} groups. The list can have up to ${SYNONYM_GROUPS_MAX}.`,
    })
  return { groups: lines.map(({ words }) => words), problems }
}

function wordsOf(line: string): string[] {
  const words = line.split(/[,，、]/).map(oneLine)
  const byKey = new Map(words.map((word) => [word.toLowerCase(), word]))
  byKey.delete('')
  return [...byKey.values()]
}

function problemWith(words: readonly string[]): string | undefined {
  if (words.length === 1) return `Add at least one synonym for “${words[0]}”.`
  if (words.length > SYNONYM_GROUP_MAX)
    return `This group has ${words.length} words. A group can have up to ${SYNONYM_GROUP_MAX}.`
  if (words.some(({ length }) => length > SYNONYM_MAX))
    return `Each word or phrase can be up to ${SYNONYM_MAX} characters.`
  return undefined
}
