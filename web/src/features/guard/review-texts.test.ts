import type { Finding } from '@prompt-library/domain/guard/finding'
import { expect, it } from 'vitest'
import { decide, keepAll, type Review, startReview } from './review.ts'
import { continueLabel, foundText, itemName } from './review-texts.ts'

const TEXT = 'Ask ana.ruiz@pitt.edu or ben.cole@pitt.edu.'
const found: Finding[] = [
  { kind: 'email', start: 4, end: 21, masked: 'a•••@pitt.edu' },
  { kind: 'email', start: 25, end: 42, masked: 'b•••@pitt.edu' },
]
const texts = [{ label: 'Content', text: TEXT, offers: ['field', 'remove'] as const }]
const both = startReview(texts, [found], () => false) as Review
const one = startReview(texts, [found.slice(0, 1)], () => false) as Review

it('says on the button what happens to the findings', () => {
  expect(foundText(both)).toBe('We found 2 things that look private.')
  expect(continueLabel(both, 'Submit Prompt')).toBe('Replace all and Submit Prompt')
  expect(continueLabel(decide(both, [0], 'keep'), 'Submit Prompt')).toBe('Replace 1 of 2 and Submit Prompt')
  expect(continueLabel(decide(both, [0], 'remove'), 'Share')).toBe('Replace all and Share')
  expect(continueLabel(decide(both, [0, 1], 'remove'), 'Share')).toBe('Remove all and Share')
  expect(continueLabel(keepAll(both), 'Share')).toBe('Share as is')
})

it('calls a single finding “it” on the button', () => {
  expect(foundText(one)).toBe('We found 1 thing that looks private.')
  expect(continueLabel(one, 'Share')).toBe('Replace it and Share')
  expect(continueLabel(decide(one, [0], 'remove'), 'Share')).toBe('Remove it and Share')
  expect(continueLabel(keepAll(one), 'Share')).toBe('Share as is')
})

it('names a finding, masked', () => {
  expect(itemName(both, 0)).toBe('email address a•••@pitt.edu')
})
