import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TITLE_MAX } from '../limits.ts'
import { BUILDER_VERSIONS, type BuilderForm, EMPTY_BUILDER_FORM } from './builder-form.ts'
import { builderPrefill } from './builder-prefill.ts'

const prefill = (fields: Partial<BuilderForm>, version: (typeof BUILDER_VERSIONS)[number] = 'basic') =>
  builderPrefill({ form: { ...EMPTY_BUILDER_FORM, ...fields }, version })

it('uses the role and task as the title', () => {
  expect(prefill({ role: 'teacher', goal: 'learning', task: 'Explain fractions' }).title).toBe(
    'Teacher: Explain fractions',
  )
})

it('truncates the task to 30 whole characters on one line', () => {
  expect(prefill({ role: 'grant_reviewer', task: `${'a'.repeat(28)}\n👩‍🔬 ${'b'.repeat(9)}` }).title).toBe(
    `Grant reviewer: ${'a'.repeat(28)} 👩‍🔬…`,
  )
  expect(prefill({ role: 'analyst', task: '👩‍🔬'.repeat(31) }).title).toBe(`Analyst: ${'👩‍🔬'.repeat(30)}…`)
  expect(prefill({ role: 'analyst', task: 'a'.repeat(30) }).title).toBe(`Analyst: ${'a'.repeat(30)}`)
})

it.each([
  ['Explain photosynthesis to a ten year old', 'Explain photosynthesis to a…'],
  ['Compare the causes of the war, then rank', 'Compare the causes of the war…'],
  ['Write a letter to the council: ask them', 'Write a letter to the council…'],
  ['Summarize what the author says... and why', 'Summarize what the author…'],
  ['Summarize what the text says… and how', 'Summarize what the text says…'],
  ['Antidisestablishmentarianismology now', 'Antidisestablishmentarianismol…'],
])('truncates the task "%s" once, between words', (task, cut) => {
  expect(prefill({ role: 'analyst', task }).title).toBe(`Analyst: ${cut}`)
})

it('uses the goal as the title when there is no task', () => {
  expect(prefill({ role: 'writer', goal: 'creative', task: ' ' }).title).toBe('Creative Work')
})

it('lists the techniques used in a fixed order', () => {
  const form = { role: 'expert', task: 'Compare', useTemplate: true, chainOfThought: true }
  expect(prefill(form, 'enhanced').title).toBe(
    'Expert: Compare (Template-Based, Chain-of-Thought, AI-Enhanced)',
  )
  expect(prefill(form, 'clear').title).toBe(
    'Expert: Compare (Template-Based, Chain-of-Thought, CLEAR Framework)',
  )
  expect(prefill(form, 'basic').title).toBe('Expert: Compare')
})

it('tags the techniques that the version uses', () => {
  expect(prefill({ useTemplate: true }, 'enhanced').tags).toEqual(['AI-Enhanced', 'Template'])
  expect(prefill({ useTemplate: true }, 'clear').tags).toEqual(['Template'])
  expect(prefill({ useTemplate: true }, 'basic').tags).toEqual([])
})

it.each([
  ['research', 'Research'],
  ['writing', 'Writing'],
  ['learning', 'Study'],
  ['planning', 'Productivity'],
  ['creative', 'Writing'],
  ['problem-solving', 'Research'],
  ['', 'Research'],
  ['valueOf', 'Research'],
])('maps the goal "%s" to the category %s', (goal, category) => {
  expect(prefill({ goal }).category).toBe(category)
})

it('always suggests a title that the library accepts', () => {
  const long = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.nat(300).map((count) => `a${'\u0301'.repeat(count)} b`),
  )
  fc.assert(
    fc.property(long, fc.constantFrom(...BUILDER_VERSIONS), (task, version) => {
      const { title } = prefill({ role: 'methodologist', goal: 'research', task, useTemplate: true }, version)
      expect(title.trim().length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX)
    }),
  )
})

it.each([
  ['Compare two drafts.\nSay why.', 'Compare two drafts.'],
  ['\n\n## Role\n\nYou are an editor.', 'Role'],
  ['- **Sum up** this `text`', 'Sum up this text'],
  [
    'Explain to first-year students how to read a research article in biology.',
    'Explain to first-year students how to read a research…',
  ],
  ['***\n\n', 'Prompt'],
  ['Write to {{first_name}} about {{__topic__}}', 'Write to {{first_name}} about {{__topic__}}'],
  ['Explain my_function and _my_other_one_', 'Explain my_function and my_other_one'],
  ['What is 2 * 3 * 4, or 2**3**4?', 'What is 2 * 3 * 4, or 2**3**4?'],
  ['Explain a__b__c, *args, and **kwargs', 'Explain a__b__c, *args, and **kwargs'],
  ['**Write to {{first_name}}** and *{{ _x_ }}*', 'Write to {{first_name}} and {{ _x_ }}'],
  ['*one **two** three* and **four *five* six**', 'one two three and four five six'],
  ['-5 degrees: is it cold?', '-5 degrees: is it cold?'],
  ['#owls in *one* line', '#owls in one line'],
  ['> > 1. ### **_Role_**: `editor`', 'Role: editor'],
  ['2024 in review', '2024 in review'],
  ['- [ ] (**Important**) “*read*”', '[ ] (Important) “read”'],
])('uses the first words of the pasted prompt %j as the title', (own, title) => {
  const pasted = { form: EMPTY_BUILDER_FORM, own }
  expect(builderPrefill({ ...pasted, version: 'own' })).toMatchObject({ title, tags: [] })
  expect(builderPrefill({ ...pasted, version: 'enhanced' })).toMatchObject({
    title: `${title} (AI-Enhanced)`,
    tags: ['AI-Enhanced'],
  })
})

it('keeps the title of any pasted prompt within its limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 5_000 }), (own) => {
      const { title } = builderPrefill({ form: EMPTY_BUILDER_FORM, own, version: 'enhanced' })
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX)
      expect(title).not.toMatch(/^\s|\n/)
    }),
  )
})

it('makes fields for material long, so that pasted lines stay lines', () => {
  const text = 'Make flashcards for {{course}}\n\nNumber of cards: {{number_of_cards}}\n\nNotes:\n\n{{notes}}'
  expect(builderPrefill({ form: EMPTY_BUILDER_FORM, version: 'enhanced', text }).fields).toEqual([
    { name: 'notes', type: 'long_text' },
  ])
  expect(prefill({ task: 'Explain {{topic}}' }).fields).toEqual([])
})
