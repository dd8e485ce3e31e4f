import { toggleUpvote } from '@prompt-library/contract/prompts'
import { savePrompt } from '@prompt-library/contract/saved'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, focus, pressKey } from '../../testing/page.ts'
import { answer, refusal, sent } from '../../testing/stub-api.ts'

const save = (title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true })
const vote = () => page.getByRole('button', { name: /^Upvote/ })
const alert = (text: string) => page.getByRole('alert').getByText(text)

test('removing a prompt in Saved keeps its card and the focus, so that it can be saved again', async () => {
  answerLibrary(...['First', 'Second', 'Third'].map((title) => ({ title, userHasSaved: true })))
  openApp('/my-prompts?tab=saved')
  await expectCount(page.getByRole('article'), 3)
  for (const pressed of ['false', 'true']) {
    await focus(save('Second'))
    await pressKey('Enter')
    await expect.element(save('Second')).toHaveAttribute('aria-pressed', pressed)
    await expect.element(save('Second')).toHaveFocus()
    await expect.element(save('Second')).not.toHaveAttribute('aria-disabled')
    await expectCount(page.getByRole('article'), 3)
  }
  expect(sent(savePrompt).map(({ saved }) => saved)).toEqual([false, true])
})

test('refused saving is rolled back with a message, and leaves the vote alone', async () => {
  answerLibrary({ title: 'First' })
  openApp('/')
  const refused = Promise.withResolvers<never>()
  answer(savePrompt, () => refused.promise)
  await save('First').click()
  await expect.element(save('First')).toHaveAttribute('aria-pressed', 'true')
  await vote().click()
  await expect.element(vote()).toHaveTextContent('1')
  await expect.element(vote()).not.toHaveAttribute('aria-disabled')
  refused.reject(new TypeError('Failed to fetch'))
  await expect.element(alert('We couldn’t update your saved prompts.')).toBeVisible()
  await expect.element(save('First')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(vote()).toHaveAttribute('aria-pressed', 'true')
})

test('a refused vote is rolled back with a message, and leaves the saved prompt alone', async () => {
  answerLibrary({ title: 'First' })
  openApp('/')
  const refused = Promise.withResolvers<Response>()
  answer(toggleUpvote, () => refused.promise)
  await vote().click()
  await expect.element(vote()).toHaveTextContent('1')
  await save('First').click()
  await expect.element(save('First')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(save('First')).not.toHaveAttribute('aria-disabled')
  refused.resolve(refusal(503, 'Voting is closed.'))
  await expect.element(alert('Voting is closed.')).toBeVisible()
  await expect.element(vote()).toHaveTextContent('0')
  await expect.element(save('First')).toHaveAttribute('aria-pressed', 'true')
})

test('a double click saves once', async () => {
  answerLibrary({ title: 'First' }, { title: 'Second' })
  openApp('/')
  await save('First').dblClick()
  await expect.element(save('First')).toHaveAttribute('aria-pressed', 'true')
  // A repeat would have been sent before this one.
  await save('Second').click()
  await expect.poll(() => sent(savePrompt).length).toBe(2)
  expect(sent(savePrompt).map(({ saved }) => saved)).toEqual([true, true])
})
