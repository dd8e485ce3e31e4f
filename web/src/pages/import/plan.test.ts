import { expect, test } from 'vitest'
import { type Choices, planImport, type Row } from './plan.ts'

const PROMPT = {
  title: 'From a file',
  html: '<p>Text</p>',
  notes: null,
  tags: [],
  fields: [],
}
const row = (values: Partial<Row> = {}): Row => ({
  index: 0,
  where: 'Row 2',
  prompt: PROMPT,
  duplicate: undefined,
  ...values,
})
const choices = (skipsDuplicates: boolean): Choices => ({
  skipsDuplicates,
  category: 'Writing',
  makesCollection: true,
  makesBlanks: false,
})
const duplicate = { of: 'own', same: 'title', title: 'From a file' } as const

test('only a prompt without a category gets the chosen one', () => {
  const coding = { ...PROMPT, category: 'Coding' as const }
  const { prompts } = planImport({ rows: [row(), row({ prompt: coding })] }, choices(true))
  expect(prompts).toEqual([{ ...PROMPT, category: 'Writing' }, coding])
})

test('duplicates are sent only if the user wants them', () => {
  const rows = [
    row({ duplicate }),
    row({ index: 1, duplicate: { of: 'file', where: 'Row 2' } }),
    row({ index: 2 }),
  ]
  const sent = (skips: boolean) => planImport({ rows }, choices(skips))
  expect(sent(true)).toMatchObject({ rows: [{ index: 2 }], keepsDuplicates: false })
  expect(sent(false)).toMatchObject({
    rows: [{ index: 0 }, { index: 1 }, { index: 2 }],
    keepsDuplicates: true,
  })
})

test('what the server refused isn’t sent again', () => {
  expect(
    planImport({ rows: [row({ refusal: 'A prompt needs some text.' })] }, choices(false)).prompts,
  ).toEqual([])
})

test('a collection is made with the prompts that the user already has', () => {
  const rows = [
    row({ duplicate: { of: 'own', same: 'both', title: 'From a file' } }),
    row({ index: 1, duplicate }),
    row({ index: 2 }),
  ]
  const collection = { name: 'Week 1', description: '' }
  const plan = planImport({ rows, collection }, choices(true))
  expect(plan).toMatchObject({ rows: [{ index: 0 }, { index: 2 }], keepsDuplicates: false, collection })
  const without = planImport({ rows, collection }, { ...choices(true), makesCollection: false })
  expect(without).toMatchObject({ rows: [{ index: 2 }], collection: undefined })
})
