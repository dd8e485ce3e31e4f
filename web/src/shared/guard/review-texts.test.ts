import type { Finding } from '@prompt-library/domain/guard/finding'
import { expect, it } from 'vitest'
import { decide, groupsOf, type Review, startReview } from './review.ts'
import { continueLabel, decisionText, foundText, groupText, itemName, progressText } from './review-texts.ts'

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

it('calls a single finding “it” on the button', () => {
  const single = startReview(start.texts, [found.slice(0, 1)], () => false) as Review
  expect(continueLabel(single, 'Share')).toBe('Keep it and Share')
  const decided = decide(single, [0], 'remove')
  expect(continueLabel(decided, 'Share')).toBe('Share')
  expect(progressText(decided)).toBe('1 of 1 decided')
})

it('names a finding and what happened to it, masked', () => {
  expect(itemName(start, 0)).toBe('the email address a•••@pitt.edu')
  const removed = decide(start, [0], 'remove')
  expect(decisionText(decide(start, [0], 'field'), 0)).toBe(
    'The email address a•••@pitt.edu: replaced with {{email}}. 1 of 2 decided.',
  )
  expect(decisionText(removed, 0)).toBe('The email address a•••@pitt.edu: removed. 1 of 2 decided.')
  expect(decisionText(decide(removed, [0], null), 0)).toBe(
    'The email address a•••@pitt.edu: not decided. 0 of 2 decided.',
  )
})

it('counts only the findings of a group that could be decided this way', () => {
  const texts = [...start.texts, { label: 'Fields', text: TEXT, offers: [] }]
  const both = startReview(texts, [found, found], () => false) as Review
  const [group] = groupsOf(both)
  if (!group) throw new Error('Nothing was found.')
  const removed = decide(both, group.items, 'remove')
  expect(groupText(removed, group, 'remove')).toBe('Email addresses: 2 removed. 2 of 4 decided.')
  expect(groupText(decide(both, group.items, 'keep'), group, 'keep')).toBe(
    'Email addresses: 4 kept. All 4 decided.',
  )
  expect(groupText(removed, { items: group.items }, 'remove')).toBe(
    'All findings: 2 removed. 2 of 4 decided.',
  )
})
