import { expect, test } from 'vitest'
import { type Choice, type Choices, planImport, type Row } from './plan.ts'
import type { OwnPrompt } from './reader.ts'

const OWN: OwnPrompt = {
  id: 7,
  title: 'Mine',
  version: 3,
  visibility: 'private',
  category: 'Coding',
  data_class: 'internal',
  tags: ['old'],
  notes: 'My notes',
  fields: [{ name: 'topic' }],
}
const PROMPT = {
  title: 'From a file',
  html: '<p>Text</p>',
  notes: null,
  tags: [],
  fields: [],
  revision_notes: ['first', 'second'],
}
const row = (values: Partial<Row> = {}): Row => ({
  index: 0,
  where: 'Row 2',
  prompt: PROMPT,
  duplicate: undefined,
  ...values,
})
const choices = (all: Choice, own: [number, Choice][] = []): Choices => ({
  all,
  byIndex: new Map(own),
  category: 'Writing',
})
const duplicate = { of: 'own', same: 'title', own: OWN } as const

test('a new prompt gets the chosen category and its notes', () => {
  const { prompts, updates } = planImport([row()], choices('skip'))
  expect(updates).toBe(0)
  expect(prompts).toEqual([
    {
      title: 'From a file',
      html: '<p>Text</p>',
      notes: null,
      tags: [],
      fields: [],
      category: 'Writing',
      revision_note: 'second',
      earlier_notes: ['first'],
    },
  ])
})

test('an update keeps what the file doesn’t say', () => {
  const prompt = { ...PROMPT, revision_notes: [], tags: ['new'] }
  const { prompts, updates } = planImport([row({ prompt, duplicate })], choices('update'))
  expect(updates).toBe(1)
  expect(prompts).toEqual([
    {
      title: 'From a file',
      html: '<p>Text</p>',
      notes: 'My notes',
      tags: ['new'],
      fields: [{ name: 'topic' }],
      category: 'Coding',
      data_class: 'internal',
      revision_note: 'Imported',
      replaces: { id: 7, version: 3 },
    },
  ])
})

test('a choice for one prompt counts more than that for all', () => {
  const rows = [row({ duplicate }), row({ index: 1, duplicate }), row({ index: 2 })]
  const { prompts, rows: sent } = planImport(rows, choices('skip', [[1, 'add']]))
  expect(prompts.map(({ keep_duplicate }) => keep_duplicate)).toEqual([true, undefined])
  expect(sent.map(({ index }) => index)).toEqual([1, 2])
})

test('a public prompt and one in the same file are never updated', () => {
  const shown = { ...duplicate, own: { ...OWN, visibility: 'public' as const } }
  const rows = [row({ duplicate: shown }), row({ index: 1, duplicate: { of: 'file', where: 'Row 2' } })]
  expect(planImport(rows, choices('update')).prompts).toEqual([])
  expect(planImport(rows, choices('add')).prompts).toHaveLength(2)
})

test('what the server refused isn’t sent again', () => {
  expect(planImport([row({ refusal: 'A prompt needs some text.' })], choices('add')).prompts).toEqual([])
})
