import { expect, test } from 'vitest'
import { findChanges } from '../../shared/changes/find-changes.ts'
import { moveBy } from '../../shared/lib/steps.ts'
import {
  appliedSuggestions,
  decide,
  decisionsOf,
  type Round,
  roundStart,
  roundText,
  startRound,
} from './round.ts'

const before = 'Compare two drafts. Be nice.'
const after = 'You are an editor. Compare two drafts. Be nice. Use a table.'
const round = startRound({ from: 'own', parts: findChanges(before, after), suggestions: [] })

const undo = (round: Round) => moveBy(round, -1)
const redo = (round: Round) => moveBy(round, 1)

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

test('each decision can be undone and redone, also one on all changes', () => {
  const decided = decide(decide(round, 0, 'rejected'), null, 'accepted')
  const undone = undo(decided)
  expect(decisionsOf(undone)).toEqual(['rejected', null])
  expect(decisionsOf(redo(undone))).toEqual(['accepted', 'accepted'])
  expect(undo(undo(undo(decided)))).toEqual(undo(undo(decided)))
  expect(redo(redo(decided))).toEqual(decided)
})

test('a decision after an undo replaces what was undone', () => {
  const replaced = decide(undo(decide(round, 0, 'rejected')), 1, 'rejected')
  expect(decisionsOf(replaced)).toEqual([null, 'rejected'])
  expect(redo(replaced)).toEqual(replaced)
})

test('an undone enhancement is the text before it, and keeps its decisions', () => {
  const decided = decide(round, 0, 'rejected')
  expect(roundText({ ...decided, undone: true })).toBe(before)
  expect(roundStart(decided)).toBe(before)
  expect(roundText({ ...decided, undone: false })).toBe(roundText(decided))
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
  expect(appliedSuggestions(undo(decide(reasoned, 1, 'rejected')))).toEqual(suggestions)
  expect(appliedSuggestions(decide(reasoned, null, 'rejected'))).toEqual([])
  expect(appliedSuggestions({ ...reasoned, undone: true })).toEqual([])
  // Without reasons, nothing says which suggestion a rejected change was.
  expect(appliedSuggestions(decide({ ...round, suggestions }, 0, 'rejected'))).toEqual([])
})
