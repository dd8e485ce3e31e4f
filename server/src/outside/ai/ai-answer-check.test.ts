import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
import { describe, expect, it } from 'vitest'
import { problemWith } from '../../testing/answers.ts'

const ORIGINAL = 'Explain how {{process}} works to my students, please.'

it.each([
  ['an empty prompt', ''],
  ['a prompt that is too long', 'a'.repeat(CONTENT_MAX + 1)],
  ['the mark', `${ORIGINAL} abc123`],
])('rejects %s', (_what, rewritten) => {
  expect(problemWith(ORIGINAL, rewritten)).toMatch(/\.$/)
})

it('never repeats the user’s text', () => {
  for (const [original, rewritten] of [
    [`${ORIGINAL} {{secret}}`, ORIGINAL],
    ['Explain this:\n```\nsecret\n```', 'Explain this.'],
    ['Explain secret 12345.', 'See secret.example.com/12345 to explain it.'],
  ] as const)
    expect(problemWith(original, rewritten)).not.toMatch(/secret|12345/)
})

it.each(['a', '1,', '{{', '{{a}} ', '```\n', 'Write it. ', ' ', '\n', '你', '?', 'hi '])(
  'stays fast when %j is repeated',
  (piece) => {
    const text = piece.repeat(CONTENT_MAX / piece.length)
    const check = () => problemWith(text, `You are an expert.\n${text.slice(0, CONTENT_MAX - 100)}`)
    expect(cpuMilliseconds(check)).toBeLessThan(1_500)
  },
)

describe('long texts', () => {
  it.each([
    ['spaces in a code block', `Fix this:\n\`\`\`\n${' '.repeat(CONTENT_MAX)}x\n\`\`\``],
    ['empty lines in a code block', `Fix this:\n\`\`\`\n${'\n'.repeat(CONTENT_MAX)}x\n\`\`\``],
    [
      'code blocks',
      `Fix these:\n${Array.from({ length: 2_000 }, (_, n) => `\`\`\`\na${n}\n\`\`\`\n`).join('')}`,
    ],
  ])('with many %s are checked quickly', (_what, text) => {
    expect(
      cpuMilliseconds(() => problemWith(text, `${text.slice(0, CONTENT_MAX - 20)}\n\nBe brief.`)),
    ).toBeLessThan(1_500)
  })
})
