import { expect, test } from 'vitest'
import { type BuilderForm, EMPTY_BUILDER_FORM } from './builder-form.ts'
import { hasDetails } from './has-details.ts'

const core = { ...EMPTY_BUILDER_FORM, goal: 'research', role: 'expert', task: 'Compare two texts.' }

test.each<Partial<BuilderForm>>([
  {},
  { context: '  \n' },
  { lengthSpecific: '250 words' },
  { length: 'specific' },
  { fewShot: true },
])('%j adds nothing to the core request', (changes) => {
  expect(hasDetails({ ...core, ...changes })).toBe(false)
})

test.each<Partial<BuilderForm>>([
  { audience: 'Students' },
  { format: 'table' },
  { length: 'brief' },
  { length: 'specific', lengthSpecific: '250 words' },
  { tone: 'formal' },
  { context: 'A seminar.' },
  { examples: 'One.' },
  { constraints: 'No jargon.' },
  { qualityMeasures: 'It is short.' },
  { chainOfThought: true },
  { useTemplate: true },
])('%j is a detail', (changes) => {
  expect(hasDetails({ ...core, ...changes })).toBe(true)
})
