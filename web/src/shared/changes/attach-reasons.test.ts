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

test('a reason belongs to the change with its quote, whatever its spaces and case', () => {
  expect(
    reasons(
      { before: 'thanks!', after: '', reason: 'The AI needs no thanks.' },
      { before: '', after: 'you are\nan  Editor.', reason: ' A role helps. ' },
    ),
  ).toEqual(['A role helps.', undefined, 'The AI needs no thanks.'])
})

test('a quote can be part of the change, or contain it', () => {
  expect(
    reasons(
      { before: '', after: 'kind and specific', reason: 'Says how.' },
      { before: '', after: 'You are an editor. Compare two drafts.', reason: 'A role helps.' },
    ),
  ).toEqual(['A role helps.', 'Says how.', undefined])
})

test('a reason is used once, for the change that fits best', () => {
  expect(
    reasons({ before: 'Be nice.', after: 'You are an editor. Be kind and specific.', reason: 'Why' }),
  ).toEqual([undefined, 'Why', undefined])
})

test('several reasons for a change are all shown, but not twice', () => {
  const first = { before: 'Be nice.', after: '', reason: 'Too vague.' }
  expect(reasons(first, first, { before: '', after: 'and specific', reason: 'Says how.' })[1]).toBe(
    'Too vague. Says how.',
  )
})

test('a letter or a short word that both happen to have is no match', () => {
  const change = (text: string): Part[] => [{ kind: 'change', added: { gap: '', text } }]
  const reasonFor = (text: string, after: string) =>
    changesOf(attachReasons(change(text), [{ before: '', after, reason: 'Why' }]))[0]?.reason
  expect(reasonFor('a', 'Use a table.')).toBeUndefined()
  expect(reasonFor('Use a table.', 'a')).toBeUndefined()
  expect(reasonFor('A list.', 'You are a specialist.')).toBeUndefined()
  expect(reasonFor('a', 'a')).toBe('Why')
  expect(reasonFor('table', 'a table')).toBe('Why')
  expect(reasonFor('Use a table with the columns topic, date, and source.', 'with the columns')).toBe('Why')
})

test('an invented quote, an empty one, and an empty reason are dropped', () => {
  expect(
    reasons(
      { before: 'Never said.', after: 'Nor this.', reason: 'Why' },
      { before: '', after: ' ', reason: 'Why' },
      { before: 'Thanks!', after: '', reason: ' ' },
    ),
  ).toEqual([undefined, undefined, undefined])
})
