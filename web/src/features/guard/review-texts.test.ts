import type { Finding } from '@prompt-library/domain/guard/finding'
import { expect, it } from 'vitest'
import { decide, type Review, startReview } from './review.ts'
import { continueLabel, decisionText, foundText, itemName, progressText } from './review-texts.ts'

const TEXT = 'Ask ana.ruiz@pitt.edu or ben.cole@pitt.edu.'
const found: Finding[] = [
  { kind: 'email', start: 4, end: 21, masked: 'a•••@pitt.edu' },
  { kind: 'email', start: 25, end: 42, masked: 'b•••@pitt.edu' },
]
const start = startReview(
  [{ label: 'Content', text: TEXT, offers: ['field', 'remove'] }],
  [found],
  () => false,
) as Review

it('says on the button what is kept without a decision', () => {
  expect(foundText(start)).toBe('We found 2 things that look private.')
  expect(continueLabel(start, 'Submit Prompt')).toBe('Keep 2 and Submit Prompt')
  const one = decide(start, [0], 'remove')
  expect(continueLabel(one, 'Submit Prompt')).toBe('Keep 1 and Submit Prompt')
  expect(progressText(one)).toBe('1 of 2 decided')
  const all = decide(one, [1], 'keep')
  expect(continueLabel(all, 'Submit Prompt')).toBe('Submit Prompt')
  expect(progressText(all)).toBe('All 2 decided')
})

it('names a finding and what happened to it, masked', () => {
  expect(itemName(start, 0)).toBe('the email address a•••@pitt.edu')
  expect(decisionText(decide(start, [0], 'field'), 0, 'field')).toBe(
    'The email address a•••@pitt.edu: replaced with {{email}}.',
  )
  expect(decisionText(decide(start, [0], 'remove'), 0, 'remove')).toBe(
    'The email address a•••@pitt.edu: removed.',
  )
})
