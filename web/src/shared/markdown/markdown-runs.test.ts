import { expect, test } from 'vitest'
import { markdownRuns } from './markdown-runs.ts'

const runs = (text: string, startsLine = true) =>
  markdownRuns(text, startsLine).map(({ look, text }) => [look, text])
const joined = (text: string) =>
  markdownRuns(text)
    .map((run) => run.text)
    .join('')

test('headings, list items, and bold words are drawn without their marks, which stay in the text', () => {
  const text = '## Task **now**\n\nDo it.\n- **Tone:** Formal\n  * One * two\n1. First'
  expect(runs(text)).toEqual([
    ['mark', '## '],
    ['heading', 'Task '],
    ['mark', '**'],
    ['heading', 'now'],
    ['mark', '**'],
    ['heading', '\n'],
    ['plain', '\nDo it.\n'],
    ['bullet', '- '],
    ['mark', '**'],
    ['strong', 'Tone:'],
    ['mark', '**'],
    ['plain', ' Formal\n  '],
    ['bullet', '* '],
    ['plain', 'One * two\n1. First'],
  ])
  expect(joined(text)).toBe(text)
})

test.each([
  '```\n# a comment\n- x\n```',
  '    # indented',
  '#hashtag and ** not bold **',
  '2 ** 3 ** 4',
  '****',
  'a # b',
])('%j is drawn as it is written', (text) => {
  expect(runs(text)).toEqual([['plain', text]])
})

test('a piece that starts in the middle of a line has no heading or list item there', () => {
  expect(runs('# of them', false)).toEqual([['plain', '# of them']])
  expect(runs('- then\n- next', false)).toEqual([
    ['plain', '- then\n'],
    ['bullet', '- '],
    ['plain', 'next'],
  ])
  expect(runs('```py\nx\n```\n# Title').at(-2)).toEqual(['mark', '# '])
})
