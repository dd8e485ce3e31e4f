import { createPrompt, createUser, sharePrompt } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'

test('a prompt is edited three times, compared, restored, cited, deleted, and brought back with all it had', {
  tag: '@core',
}, async ({ page, library }) => {
  const { db } = library
  const author = await library.signIn(page, { display_name: 'Lena Lifetime' })
  const reader = await createUser(db, { display_name: 'Rosa Recipient' })
  const { id } = await createPrompt(db, { author_id: author.id, title: 'Life of a prompt, first' })
  await sharePrompt(db, { prompt_id: id, recipient_id: reader.id, sharer_id: author.id })
  await db
    .insertInto('upvotes')
    .values({ prompt_id: id, user_id: reader.id, created_at: new Date() })
    .execute()
  await db.updateTable('prompts').set({ upvotes: 1 }).where('id', '=', id).execute()

  const form = page.getByRole('dialog', { name: 'Edit Prompt' })
  for (const word of ['second', 'third', 'fourth']) {
    await page.goto(`/my-prompts?edit=${id}`)
    await form.getByLabel('Prompt Title').fill(`Life of a prompt, ${word}`)
    await form.getByRole('button', { name: 'Update Prompt' }).click()
    await expect(form).toBeHidden()
  }

  const history = page.getByRole('dialog', { name: 'History' })
  await page.goto(`/my-prompts?history=${id}&revision=4&with=1`)
  await expect(history.locator('del')).toHaveText(/first/)
  await expect(history.locator('ins')).toHaveText(/fourth/)
  await history.getByRole('button', { name: 'Options for version 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Restore this version' }).click()
  await expect(page.getByText('Version 1 restored.')).toBeVisible()

  await page.goto(`/my-prompts?edit=${id}`)
  await form.getByRole('button', { name: 'Delete Prompt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(form).toBeHidden()
  const card = page.getByRole('article').filter({ hasText: 'Life of a prompt, first' })
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()

  await page.goto(`/my-prompts?prompt=${id}`)
  const prompt = page.getByRole('dialog', { name: 'Life of a prompt, first' })
  await expect(prompt.getByRole('button', { name: /upvote/i })).toContainText('1')
  await page.goto(`/my-prompts?history=${id}`)
  await expect(history.getByText('Version 5').first()).toBeVisible()
  await page.goto(`/my-prompts?share=${id}`)
  await expect(page.getByRole('dialog').getByText('Rosa Recipient')).toBeVisible()
})
