import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { promptStrength } from '../prompt-strength.ts'

interface Judged {
  set: string
  prompt: string
  /** The remarks that someone who hadn’t seen the rules would surely make. */
  expected: readonly string[]
  /** Those that they’d find reasonable. Any other is wrong. */
  fine: readonly string[]
}

const JUDGED: readonly Judged[] = JSON.parse(readFileSync(join(import.meta.dirname, 'judged.json'), 'utf8'))

function remarksOn({ prompt, expected, fine }: Judged) {
  const remarks = promptStrength(prompt)
    .checks.filter(({ status }) => status === 'missing')
    .map(({ name }) => `${name}`)
  return {
    remarks: remarks.length,
    expected: expected.length,
    missed: expected.filter((name) => !remarks.includes(name)).length,
    wrong: remarks.filter((name) => !expected.includes(name) && !fine.includes(name)).length,
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

// The sets have been read since they were judged, so these figures only mustn’t get worse.
describe('on the judged prompts', () => {
  const results = JUDGED.map(remarksOn)

  it('misses few of the remarks that judges expected', () => {
    const missed = sum(results.map((result) => result.missed))
    expect(missed / sum(results.map((result) => result.expected))).toBeLessThan(0.155)
  })

  it('makes few remarks that they’d find wrong', () => {
    const wrong = sum(results.map((result) => result.wrong))
    expect(wrong / sum(results.map((result) => result.remarks))).toBeLessThan(0.03)
  })
})
