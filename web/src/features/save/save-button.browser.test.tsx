import { toggleUpvote } from '@prompt-library/contract/prompts'
import { savePrompt } from '@prompt-library/contract/saved'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerLibrary } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount, focus, pressKey } from '../../testing/page.ts'
import { answer, sent } from '../../testing/stub-api.ts'

const save = (title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true })
const vote = () => page.getByRole('button', { name: /^Upvote/ })

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

test.for([
  [savePrompt, () => save('First'), () => vote(), 'We couldn’t update your saved prompts.'],
  [toggleUpvote, () => vote(), () => save('First'), 'Something went wrong while voting.'],
] as const)('what fails is rolled back with a message, and leaves the other alone', async (values) => {
  const [call, failing, other, message] = values
  answerLibrary({ title: 'First' })
  openApp('/')
  const refused = Promise.withResolvers<never>()
  answer(call, () => refused.promise)
  await failing().click()
  await expect.element(failing()).toHaveAttribute('aria-pressed', 'true')
  await other().click()
  await expect.element(other()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(other()).not.toHaveAttribute('aria-disabled')
  refused.reject(new TypeError('Failed to fetch'))
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
  await expect.element(failing()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(other()).toHaveAttribute('aria-pressed', 'true')
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
