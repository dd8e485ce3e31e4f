import { describe, expect, test } from 'vitest'
import {
  addEnhancement,
  type BuilderState,
  changeForm,
  changeOwn,
  EMPTY_BUILDER,
  generatePrompts,
  isOutdated,
  promptOf,
  reviewOwn,
} from '../../features/build/builder-state.ts'
import type { EnhancementSource } from '../../features/build/round.ts'
import type { Edit } from '../../features/guard/guarded-text.ts'
import { findChanges } from '../../shared/changes/find-changes.ts'
import { editEntered, sentTexts } from './sent-texts.ts'

const EMAIL = 'ana.lopez@pitt.edu'

const form = changeForm(EMPTY_BUILDER, {
  goal: 'writing',
  role: 'expert',
  task: `Write to ${EMAIL}.`,
  context: `She wrote from ${EMAIL}.`,
  audience: `For ${EMAIL}`,
  lengthSpecific: EMAIL,
  examples: EMAIL,
})
const generated = generatePrompts(form)
const pasted = reviewOwn(changeOwn(EMPTY_BUILDER, `  Write to ${EMAIL}.\n`))
const enhanced = (state: BuilderState, text: string, from: EnhancementSource) =>
  addEnhancement(state, {
    parts: findChanges(promptOf(state, from) ?? '', text),
    suggestions: [],
    from,
  })

const labels = (state: BuilderState, from: EnhancementSource) =>
  sentTexts(state, from).map(({ label }) => label)

/** Replaces every address in what the version sends. */
function replaceAll(state: BuilderState, from: EnhancementSource): BuilderState {
  const texts = sentTexts(state, from)
  return editEntered(
    state,
    texts,
    texts.map(({ text }) => editsOf(text)),
  )
}

function editsOf(text: string): Edit[] {
  return [...text.matchAll(/\S+@pitt\.edu/g)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: '{{email}}',
  }))
}

describe('sentTexts', () => {
  test('are the fields that a generated version is composed of or sends along', () => {
    expect(labels(generated, 'basic')).toEqual(['Task', 'Audience'])
    expect(labels(generated, 'clear')).toEqual(['Task', 'Context', 'Audience', 'Examples'])
    const specific = generatePrompts(changeForm(form, { length: 'specific' }))
    expect(labels(specific, 'clear')).toContain('Specific length')
  })

  test('are the generated ones, also if the form has changed since', () => {
    const changed = changeForm(generated, { task: 'Another task' })
    expect(sentTexts(changed, 'basic')[0]?.text).toBe(`Write to ${EMAIL}.`)
  })

  test('are the prompt that was pasted', () => {
    expect(sentTexts(pasted, 'own')).toMatchObject([{ label: 'Your prompt', text: `Write to ${EMAIL}.` }])
  })

  test('are the text of an enhanced version, and the audience that is sent along', () => {
    const state = enhanced(generated, `Please write to ${EMAIL}.`, 'clear')
    expect(sentTexts(state, 0)).toMatchObject([
      { label: 'AI Enhanced', text: `Please write to ${EMAIL}.` },
      { label: 'Audience', text: `For ${EMAIL}` },
    ])
  })
})

describe('editEntered', () => {
  test('changes the form and both prompts, so that nothing private is sent', () => {
    const state = replaceAll(generated, 'clear')
    expect(
      JSON.stringify({ ...state.made, form: { ...state.made?.form, lengthSpecific: '' } }),
    ).not.toContain(EMAIL)
    expect(promptOf(state, 'basic')).toContain('Write to {{email}}.')
    expect(promptOf(state, 'clear')).toContain('She wrote from {{email}}.')
    expect(state.form.audience).toBe('For {{email}}')
    expect(state).toMatchObject({ version: 'clear', furthest: 3 })
    expect(isOutdated(state)).toBe(false)
  })

  test('leaves fields alone that have changed since the prompts were generated', () => {
    const state = replaceAll(changeForm(generated, { task: 'Another task' }), 'basic')
    expect(state.form).toMatchObject({ task: 'Another task', audience: 'For {{email}}' })
    expect(promptOf(state, 'basic')).toContain('Write to {{email}}.')
  })

  test('changes the pasted prompt in the box and in the last step', () => {
    const state = replaceAll(pasted, 'own')
    expect(state.own).toBe('Write to {{email}}.')
    expect(promptOf(state, 'own')).toBe('Write to {{email}}.')
    const other = replaceAll(changeOwn(pasted, 'Another prompt'), 'own')
    expect(other.own).toBe('Another prompt')
    expect(promptOf(other, 'own')).toBe('Write to {{email}}.')
  })

  test('doesn’t change an enhanced version', () => {
    const once = enhanced(pasted, `Please write to ${EMAIL}.`, 'own')
    expect(replaceAll(once, 0)).toBe(once)
  })
})
