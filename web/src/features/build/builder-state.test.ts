import { describe, expect, test } from 'vitest'
import { findChanges } from '../../shared/changes/find-changes.ts'
import {
  addEnhancement,
  type BuilderState,
  builderState,
  changeForm,
  changeOwn,
  changeRound,
  chooseStart,
  EMPTY_BUILDER,
  generatePrompts,
  isOutdated,
  isStarted,
  promptOf,
  reachStep,
  reviewOwn,
  selectedSource,
  selectedVersion,
  startWith,
  versionsOf,
} from './builder-state.ts'
import { decide, type EnhancementSource } from './round.ts'

const filled = changeForm(EMPTY_BUILDER, { goal: 'research', role: 'expert', task: 'Compare two texts.' })
const generated = generatePrompts(reachStep(filled, 2))
const enhanced = (state: BuilderState, text: string, from: EnhancementSource) =>
  addEnhancement(state, {
    parts: findChanges(promptOf(state, from) ?? '', text, [{ before: '', after: text, reason: 'Why' }]),
    suggestions: ['Made it better.'],
    from,
  })
const once = enhanced(generated, 'Better.', 'clear')
const twice = enhanced(once, 'Best.', 0)
const pasted = reviewOwn(changeOwn(EMPTY_BUILDER, 'Sum it up.'))

test('generating creates both versions, selects CLEAR, drops enhancements, and opens the last step', () => {
  expect(promptOf(generated, 'basic')).toContain('Compare two texts.')
  expect(promptOf(generated, 'clear')).toContain('## Task')
  const again = generatePrompts(twice)
  expect(again).toMatchObject({ version: 'clear', furthest: 3, enhancements: [], shown: 0 })
})

test('a step stays reachable after it has been reached', () => {
  expect(reachStep(generated, 2).furthest).toBe(3)
  expect(reachStep(filled, 2).furthest).toBe(2)
})

test('a new enhancement is selected, and earlier ones are kept', () => {
  expect(selectedSource(generated)).toBe('clear')
  expect(selectedSource(twice)).toBe(1)
  expect(promptOf(twice, 'enhanced')).toBe('Best.')
  expect(promptOf({ ...twice, shown: 0 }, 'enhanced')).toBe('Better.')
  expect(promptOf(twice, 0)).toBe('Better.')
  expect(promptOf(twice, 'clear')).toBe(promptOf(generated, 'clear'))
})

test('a new round starts from the accepted text and does not follow later decisions', () => {
  const rejected = changeRound(once, (round) => decide(round, 0, 'rejected'))
  const next = enhanced(rejected, 'Best.', 0)
  const later = changeRound({ ...next, shown: 0 }, (round) => decide(round, null, 'accepted'))
  expect(promptOf(later, 0)).toBe('Better.')
  expect(promptOf(later, 1)).toBe('Best.')
})

test('the data class is kept by new prompts and enhancements, and a new start is for public data', () => {
  const restricted: BuilderState = { ...filled, dataClass: 'restricted' }
  const rounds = enhanced(enhanced(generatePrompts(restricted), 'Better.', 'clear'), 'Best.', 0)
  for (const state of [rounds, generatePrompts(rounds), reviewOwn(changeOwn(rounds, 'Sum it up.'))])
    expect(state.dataClass).toBe('restricted')
  expect(startWith(rounds.form).dataClass).toBe('public')
})

test('an enhancement whose changes are all rejected is the version it is based on', () => {
  const rejectAll = (state: BuilderState) => changeRound(state, (round) => decide(round, null, 'rejected'))
  expect(selectedVersion(generated)).toBe('clear')
  expect(selectedVersion(twice)).toBe('enhanced')
  expect(selectedVersion(rejectAll(twice))).toBe('enhanced')
  const bothRejected = rejectAll({ ...rejectAll(twice), shown: 0 })
  expect(selectedVersion(bothRejected)).toBe('clear')
  // The second is based on the first as it was then.
  expect(selectedVersion({ ...bothRejected, shown: 1 })).toBe('enhanced')
})

describe('a pasted prompt', () => {
  test('opens the last step and drops earlier prompts', () => {
    const opened = reviewOwn(changeOwn(twice, 'Sum it up.'))
    expect(opened).toMatchObject({ start: 'own', furthest: 3, enhancements: [], version: 'own', shown: 0 })
    expect(promptOf(opened, 'own')).toBe('Sum it up.')
    expect(promptOf(opened, 'clear')).toBeUndefined()
    expect(versionsOf(opened)).toEqual(['own', 'enhanced'])
    expect(versionsOf(generatePrompts(opened))).toEqual(['basic', 'clear', 'enhanced'])
    expect(opened.form).toEqual(filled.form)
  })

  test('keeps its enhancements when it is reviewed again unchanged', () => {
    const reviewed = enhanced(pasted, 'Better.', 'own')
    expect(reviewOwn(changeOwn(reviewed, 'Sum it up.\n'))).toMatchObject({
      enhancements: reviewed.enhancements,
    })
    expect(promptOf(reviewOwn(changeOwn(EMPTY_BUILDER, ' Sum it up.\n')), 'own')).toBe('Sum it up.')
  })

  test('is outdated while the user fills in the form instead, and prompts while the user has pasted one', () => {
    expect(isOutdated(chooseStart(changeForm(pasted, { task: 'Compare' }), 'form'))).toBe(true)
    expect(isOutdated(chooseStart(changeOwn(generated, 'Sum it up.'), 'own'))).toBe(true)
    expect(isOutdated(chooseStart(generated, 'own'))).toBe(false)
  })

  test('is outdated when its text changes, but not when the form does', () => {
    expect(isOutdated(pasted)).toBe(false)
    expect(isOutdated(changeForm(pasted, { task: 'Compare' }))).toBe(false)
    expect(isOutdated(changeOwn(pasted, 'Sum it up now.'))).toBe(true)
    expect(isOutdated(changeOwn(pasted, ''))).toBe(false)
  })
})

test('prompts are outdated when a field changes and current again when it is changed back', () => {
  expect(isOutdated(filled)).toBe(false)
  expect(isOutdated(twice)).toBe(false)
  const changed = changeForm(twice, { useTemplate: true })
  expect(isOutdated(changed)).toBe(true)
  expect(isOutdated(changeForm(changed, { useTemplate: false }))).toBe(false)
})

test('a prefilled form resets the builder and can be refined right away', () => {
  const started = startWith(twice.form)
  expect(started).toEqual({ ...EMPTY_BUILDER, form: twice.form, furthest: 2 })
  expect(startWith({ ...EMPTY_BUILDER.form, task: 'Compare' }).furthest).toBe(1)
})

test('the builder is started when it has text, a choice, or a prompt', () => {
  expect(isStarted(EMPTY_BUILDER)).toBe(false)
  expect(isStarted(chooseStart(EMPTY_BUILDER, 'own'))).toBe(false)
  expect(isStarted(changeOwn(EMPTY_BUILDER, 'Sum'))).toBe(true)
  expect(isStarted(changeForm(EMPTY_BUILDER, { task: 'Compare' }))).toBe(true)
  expect(isStarted(changeForm(EMPTY_BUILDER, { chainOfThought: true }))).toBe(true)
  expect(isStarted({ ...twice, form: EMPTY_BUILDER.form })).toBe(true)
  expect(isStarted(changeForm(filled, EMPTY_BUILDER.form))).toBe(false)
})

test.each([
  ['an empty form', EMPTY_BUILDER],
  ['prompts', generated],
  ['decisions', changeRound(twice, (round) => decide(round, 0, 'rejected'))],
  ['an enhanced pasted prompt', enhanced(pasted, 'Better.', 'own')],
])('the state saved in the tab has %s', (_, state) => {
  expect(builderState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state)
})
