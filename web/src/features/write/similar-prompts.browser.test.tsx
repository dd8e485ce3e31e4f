import { findSimilarPrompts } from '@prompt-library/contract/prompts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectHidden } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const title = () => page.getByLabelText('Prompt Title')
const line = () => page.getByText('2 prompts like this exist').last()

beforeEach(() => {
  signIn({})
  answerLibrary()
  answer(findSimilarPrompts, [
    { id: 7, title: 'Write flashcards', author_name: 'Ada Author' },
    { id: 8, title: 'Flashcards from notes', author_name: 'Prompt Library' },
  ])
})

test('a new prompt that exists already is said to, with links to open and clone it', async () => {
  openApp('/submit')
  await title().fill('Flashcards')
  await line().click()
  const open = page.getByRole('link', { name: 'Write flashcards (opens in a new tab)', exact: true })
  await expect.element(open).toHaveAttribute('href', expect.stringContaining('?prompt=7'))
  const clone = page.getByRole('link', { name: 'Clone Write flashcards (opens in a new tab)' })
  await expect.element(clone).toHaveAttribute('href', expect.stringContaining('?clone=7'))
  await expectAccessible()
  expect(sent(findSimilarPrompts).at(-1)).toMatchObject({ title: 'Flashcards', notes: '' })
  await title().fill('')
  await expectHidden(line())
})

test('a title with private data isn’t sent', async () => {
  openApp('/submit')
  await title().fill('Letter for jane.roe@gmail.com')
  await expect.element(title()).toHaveValue('Letter for jane.roe@gmail.com')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(sent(findSimilarPrompts)).toEqual([])
})

test('the form works when similar prompts can’t be found', async () => {
  answer(findSimilarPrompts, refusal(503, 'This search took too long.'))
  openApp('/submit')
  await title().fill('Flashcards')
  await expect.poll(() => sent(findSimilarPrompts).length).toBeGreaterThan(0)
  await expectHidden(page.getByText('took too long'))
  await expect.element(page.getByRole('button', { name: 'Submit Prompt' })).toBeEnabled()
})
