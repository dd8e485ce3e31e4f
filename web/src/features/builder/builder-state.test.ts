import { describe, expect, test } from 'vitest'
import {
  addEnhancement,
  type BuilderState,
  changeForm,
  EMPTY_BUILDER,
  generatePrompts,
  isOutdated,
  isStarted,
  promptOf,
  reachStep,
  readBuilderState,
  selectedSource,
  startWith,
} from './builder-state.ts'

const filled = changeForm(EMPTY_BUILDER, { goal: 'research', role: 'expert', task: 'Compare two texts.' })
const generated = generatePrompts(reachStep(filled, 2), 2)
const once = addEnhancement(generated, { text: 'Better.', suggestions: ['Made it better.'], from: 'clear' })
const twice = addEnhancement(once, { text: 'Best.', suggestions: [], from: 0 })

test('generating creates both versions, selects CLEAR, drops enhancements, and opens the last step', () => {
  expect(promptOf(generated, 'basic')).toContain('Compare two texts.')
  expect(promptOf(generated, 'clear')).toContain('## Task')
  const again = generatePrompts(twice, 2)
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

test('prompts are outdated when a field changes and current again when it is changed back', () => {
  expect(isOutdated(filled)).toBe(false)
  expect(isOutdated(twice)).toBe(false)
  const changed = changeForm(twice, { useTemplate: true })
  expect(isOutdated(changed)).toBe(true)
  expect(isOutdated(changeForm(changed, { useTemplate: false }))).toBe(false)
})

describe('the second step', () => {
  const isSkipped = (state: BuilderState) => state.made?.skipped

  test('is skipped when prompts are generated from the first step without details', () => {
    expect(isSkipped(generatePrompts(filled, 1))).toBe(true)
    expect(isSkipped(generatePrompts(filled, 2))).toBe(false)
    expect(isSkipped(generatePrompts(changeForm(filled, { tone: 'formal' }), 1))).toBe(false)
  })

  test('keeps its status when prompts are regenerated in the last step', () => {
    const skipped = generatePrompts(filled, 1)
    expect(isSkipped(generatePrompts(skipped, 3))).toBe(true)
    expect(isSkipped(generatePrompts(generated, 3))).toBe(false)
    expect(isSkipped(generatePrompts(changeForm(skipped, { tone: 'formal' }), 3))).toBe(false)
  })
})

test('a prefilled form resets the builder and can be refined right away', () => {
  const started = startWith(twice.form)
  expect(started).toEqual({ ...EMPTY_BUILDER, form: twice.form, furthest: 2 })
  expect(readBuilderState(JSON.stringify(started))).toEqual(started)
})

test('a prefilled form without a goal or a role starts at the first step', () => {
  expect(startWith({ ...EMPTY_BUILDER.form, task: 'Compare' }).furthest).toBe(1)
})

test('the builder is started when it has text, a choice, or a prompt', () => {
  expect(isStarted(EMPTY_BUILDER)).toBe(false)
  expect(isStarted(changeForm(EMPTY_BUILDER, { task: 'Compare' }))).toBe(true)
  expect(isStarted(changeForm(EMPTY_BUILDER, { chainOfThought: true }))).toBe(true)
  expect(isStarted({ ...twice, form: EMPTY_BUILDER.form })).toBe(true)
  expect(isStarted(changeForm(filled, EMPTY_BUILDER.form))).toBe(false)
})

describe('the state saved in the tab', () => {
  test.each([
    ['an empty form', EMPTY_BUILDER],
    ['a form', filled],
    ['prompts', generated],
    ['enhancements', twice],
    ['prompts saved before skipped steps were recorded', withoutSkipped(generated)],
  ])('is restored: %s', (_, state) => {
    expect(readBuilderState(JSON.stringify(state))).toEqual(state)
  })

  const broken: [string, unknown][] = [
    ['nothing', null],
    ['something else', ['a', 'list']],
    ['a form with a field missing', { ...filled, form: { ...filled.form, task: undefined } }],
    ['a form with a number instead of text', { ...filled, form: { ...filled.form, task: 7 } }],
    ['the last step without prompts', { ...filled, furthest: 3 }],
    ['a step that does not exist', { ...filled, furthest: 4 }],
    ['a version that does not exist yet', { ...generated, version: 'enhanced' }],
    ['a selected enhancement that does not exist', { ...twice, shown: 2 }],
    [
      'an enhancement based on a later one',
      addEnhancement(generated, { text: 'x', suggestions: [], from: 3 }),
    ],
    ['enhancements without prompts', { ...twice, made: null, furthest: 2 } satisfies BuilderState],
  ]
  test.each(broken)('is ignored when it is %s', (_, value) => {
    expect(readBuilderState(JSON.stringify(value))).toEqual(EMPTY_BUILDER)
  })

  test('is ignored when it is cut off', () => {
    expect(readBuilderState(JSON.stringify(twice).slice(0, -3))).toEqual(EMPTY_BUILDER)
  })
})

function withoutSkipped(state: BuilderState): BuilderState {
  if (!state.made) return state
  const { skipped: _, ...made } = state.made
  return { ...state, made }
}
