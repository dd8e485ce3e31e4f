import { expect, test } from 'vitest'
import { attachReasons, type Reason } from './attach-reasons.ts'
import { changesOf, type Part } from './part.ts'

const parts: Part[] = [
  { kind: 'change', added: { gap: '', text: 'You are an editor.' } },
  { kind: 'same', before: { gap: ' ', text: 'Compare two drafts.' } },
  {
    kind: 'change',
    removed: { gap: ' ', text: 'Be nice.' },
    added: { gap: ' ', text: 'Be kind and specific.' },
  },
  { kind: 'change', removed: { gap: ' ', text: 'Thanks!' } },
]

const reasons = (...given: Reason[]) => changesOf(attachReasons(parts, given)).map(({ reason }) => reason)

test.each<[string, Reason[], (string | undefined)[]]>([
  [
    'its quote, whatever its spaces and case',
    [
      { before: 'thanks!', after: '', reason: 'The AI needs no thanks.' },
      { before: '', after: 'you are\nan  Editor.', reason: ' A role helps. ' },
    ],
    ['A role helps.', undefined, 'The AI needs no thanks.'],
  ],
  [
    'a part of its quote, or with more',
    [
      { before: '', after: 'kind and specific', reason: 'Says how.' },
      { before: '', after: 'You are an editor. Compare two drafts.', reason: 'A role helps.' },
    ],
    ['A role helps.', 'Says how.', undefined],
  ],
  [
    'the best fit, once',
    [{ before: 'Be nice.', after: 'You are an editor. Be kind and specific.', reason: 'Why' }],
    [undefined, 'Why', undefined],
  ],
  [
    'several reasons, but none twice',
    [
      { before: 'Be nice.', after: '', reason: 'Too vague.' },
      { before: 'Be nice.', after: '', reason: 'Too vague.' },
      { before: '', after: 'and specific', reason: 'Says how.' },
    ],
    [undefined, 'Too vague. Says how.', undefined],
  ],
  [
    'no invented or empty quote, and no empty reason',
    [
      { before: 'Never said.', after: 'Nor this.', reason: 'Why' },
      { before: '', after: ' ', reason: 'Why' },
      { before: 'Thanks!', after: '', reason: ' ' },
    ],
    [undefined, undefined, undefined],
  ],
])('a change has the reasons with %s', (_, given, expected) => {
  expect(reasons(...given)).toEqual(expected)
})

test.each([
  ['a', 'Use a table.', false],
  ['Use a table.', 'a', false],
  ['A list.', 'You are a specialist.', false],
  ['a', 'a', true],
  ['table', 'a table', true],
  ['Use a table with the columns topic, date, and source.', 'with the columns', true],
])('a short text that both happen to have is no match: %j and %j', (text, after, fits) => {
  const change: Part[] = [{ kind: 'change', added: { gap: '', text } }]
  const [found] = changesOf(attachReasons(change, [{ before: '', after, reason: 'Why' }]))
  expect(found?.reason).toBe(fits ? 'Why' : undefined)
})
