import { join } from 'node:path'
import { type AspectCheck, promptStrength } from '@prompt-library/domain/strength/prompt-strength'
import { WEAK_PROMPTS } from '@prompt-library/domain/strength/weak-prompts'
import { describe, expect, it } from 'vitest'
import { readStarterPrompts } from './starter-prompts.ts'

const missing = (text: string) => promptStrength(text).checks.filter(({ status }) => status === 'missing')
const labels = (checks: readonly AspectCheck[]) => checks.map(({ label }) => label).join(', ')

const STARTERS = readStarterPrompts().map(({ category, title, text }) => ({
  category,
  title,
  missing: missing(text),
}))

describe('prompt strength', () => {
  it('says little about starter prompts', () => {
    expect(STARTERS.filter((prompt) => prompt.missing.length > 2)).toEqual([])
    const total = STARTERS.reduce((sum, prompt) => sum + prompt.missing.length, 0)
    expect(total / STARTERS.length).toBeLessThan(0.35)
  })

  it('is documented as it is: run with -u to update docs/prompt-strength-results.md', async () => {
    const file = join(import.meta.dirname, '../../../docs/prompt-strength-results.md')
    await expect(results()).toMatchFileSnapshot(file)
  })
})

function results(): string {
  const counts = [0, 1, 2].map((count) => STARTERS.filter((prompt) => prompt.missing.length === count).length)
  return `# Prompt strength: results

A test generates this page; [prompt-strength.md](prompt-strength.md) explains the checks. To update it:

    npx vitest run --project embedded prompt-strength -u

## ${WEAK_PROMPTS.length} weak prompts

${table([
  ['category', 'prompt', 'first remark', 'then'],
  ...WEAK_PROMPTS.map(([category, text]) => {
    const [first, ...others] = missing(text)
    return [category, text, `${first?.label}: ${first?.why}`, labels(others)]
  }),
])}

## ${STARTERS.length} starter prompts

${counts[0]} get no remarks, ${counts[1]} get one, and ${counts[2]} get two:

${table([
  ['category', 'prompt', 'remarks'],
  ...STARTERS.filter((prompt) => prompt.missing.length > 0)
    .map((prompt) => [prompt.category, prompt.title, labels(prompt.missing)])
    .sort(),
])}
`
}

/** Padded, as the formatter writes tables. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return lines.toSpliced(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`).join('\n')
}
