import { expect, test } from 'vitest'
import { deleteQuestion } from './delete-question.ts'

test.each([
  [30, 'Delete “Fern”? You can restore it for 30 days.'],
  [1, 'Delete “Fern”? You can restore it for 1 day.'],
  [365, 'Delete “Fern”? You can restore it for 365 days.'],
])('kept for %s days, the question says so, and names the prompt', (days, text) => {
  expect(deleteQuestion('Fern', days)).toMatchObject({ title: 'Delete Prompt', text, confirm: 'Delete' })
})
