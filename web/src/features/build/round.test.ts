import { expect, test } from 'vitest'
import { findChanges } from '../../shared/changes/find-changes.ts'
import {
  appliedSuggestions,
  decide,
  type Round,
  roundStart,
  roundText,
  startRound,
  undoLast,
} from './round.ts'

const before = 'Compare two drafts. Be nice.'
const after = 'You are an editor. Compare two drafts. Be nice. Use a table.'
const round = startRound({ from: 'own', parts: findChanges(before, after), suggestions: [] })

const decisionsOf = ({ decisions }: Round) => decisions

test('includes every change until the user rejects it', () => {
  expect(decisionsOf(round)).toEqual([null, null])
  expect(roundText(round)).toBe(after)
  expect(roundText(decide(round, 0, 'rejected'))).toBe('Compare two drafts. Be nice. Use a table.')
  expect(roundText(decide(decide(round, 0, 'rejected'), 1, 'accepted'))).toBe(
    'Compare two drafts. Be nice. Use a table.',
  )
})

test('the same decision again changes nothing, and the other one replaces it', () => {
  const rejected = decide(round, 1, 'rejected')
  expect(decide(rejected, 1, 'rejected')).toBe(rejected)
  expect(decisionsOf(decide(rejected, 1, 'accepted'))).toEqual([null, 'accepted'])
})

test('all changes can be accepted or rejected at once', () => {
  const none = decide(decide(round, 0, 'accepted'), null, 'rejected')
  expect(decisionsOf(none)).toEqual(['rejected', 'rejected'])
  expect(roundText(none)).toBe(before)
  expect(decide(none, null, 'rejected')).toBe(none)
})

test('the last decision can be undone, also one on all changes', () => {
  const decided = decide(decide(round, 0, 'rejected'), null, 'accepted')
  const undone = undoLast(decided)
  expect(decisionsOf(undone)).toEqual(['rejected', null])
  expect(undoLast(undone)).toBe(undone)
  expect(undoLast(round)).toBe(round)
})

test('the text before an enhancement is kept with it', () => {
  expect(roundStart(decide(round, 0, 'rejected'))).toBe(before)
})

test('what is listed as applied leaves out what the user rejected', () => {
  const reasons = [
    {
      before: '',
      after: 'You are an editor.',
      reason: 'An editor knows.',
      suggestion: 'Gave the AI a role.',
    },
    { before: '', after: 'Use a table.', reason: 'Tables compare.' },
  ]
  const suggestions = ['Gave the AI a role.', 'Asked for a table.']
  const reasoned = startRound({ from: 'own', parts: findChanges(before, after, reasons), suggestions })
  expect(appliedSuggestions(reasoned)).toEqual(suggestions)
  expect(appliedSuggestions(decide(reasoned, null, 'accepted'))).toEqual(suggestions)
  expect(appliedSuggestions(decide(reasoned, 0, 'rejected'))).toEqual(['Tables compare.'])
  expect(appliedSuggestions(decide(reasoned, 1, 'rejected'))).toEqual(['Gave the AI a role.'])
  expect(appliedSuggestions(undoLast(decide(reasoned, 1, 'rejected')))).toEqual(suggestions)
  expect(appliedSuggestions(decide(reasoned, null, 'rejected'))).toEqual([])
  // Without reasons, nothing says which suggestion a rejected change was.
  expect(appliedSuggestions(decide({ ...round, suggestions }, 0, 'rejected'))).toEqual([])
})
