import { expect, test } from 'vitest'
import { markdownRuns, placeAfter, START } from './markdown-runs.ts'

const runs = (text: string, place = START) => markdownRuns(text, place).map(({ look, text }) => [look, text])
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

test('a piece is drawn as part of its line and of its code block', () => {
  const inHeading = placeAfter('First.\n## A ', START)
  expect(runs('title\n# Next', inHeading)).toEqual([
    ['heading', 'title\n'],
    ['mark', '# '],
    ['heading', 'Next'],
  ])
  expect(runs('New', placeAfter('## ', START))).toEqual([['heading', 'New']])
  expect(runs('# of them', placeAfter('Count the ', START))).toEqual([['plain', '# of them']])
  expect(runs('# a comment\n', placeAfter('```py\n', START))).toEqual([['plain', '# a comment\n']])
  expect(runs('# Title', placeAfter('```py\nx\n```\n', START))[0]).toEqual(['mark', '# '])
})

test.each([
  ['bold words', '**a**'],
  ['headings', '# a\n'],
  ['open marks', '**a'],
  ['spaces', ' '.repeat(99)],
  ['line breaks', '\n'],
])(
  '100,000 characters of %s are split quickly, into a number of runs that a browser can draw',
  (_, piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    const start = performance.now()
    expect(markdownRuns(text).length).toBeLessThan(4_000)
    expect(performance.now() - start).toBeLessThan(1_000)
    expect(joined(text)).toBe(text)
  },
)
