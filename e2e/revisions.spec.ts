import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'

const history = (page: Page) => page.getByRole('dialog', { name: 'History' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Prompt' })
const version = (page: Page, number: number) =>
  history(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(new RegExp(`^Version ${number}( · Current)?$`)) })

/** Chooses an item in the menu of a version. */
async function choose(page: Page, number: number, item: string): Promise<void> {
  await history(page)
    .getByRole('button', { name: `Options for version ${number}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('an author says what changed, compares versions, and restores one', async ({ page, library }) => {
  acceptLeaving(page)
  const { id: author_id } = await library.signIn(page, { display_name: 'Vera Version' })
  const { id } = await createPrompt(library.db, {
    author_id,
    title: 'Plan a seminar',
    html: '<p>Plan a seminar on {{topic}}.</p><p>End with a task.</p>',
  })
  await page.goto(`/my-prompts?edit=${id}`)
  await form(page).getByLabel('Prompt Title').fill('Plan a long seminar')
  await form(page).getByLabel('What changed?').fill('It says how long')
  await form(page).getByRole('button', { name: 'Update Prompt' }).click()
  await expect(page.getByText('Prompt updated.')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await library.db
    .updateTable('prompts')
    .set({ html: '<h1>Plan a seminar on {{topic}}.</h1><p>End with a <strong>task</strong>.</p>' })
    .where('id', '=', id)
    .execute()

  await page.goto(`/my-prompts?prompt=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(version(page, 3)).toContainText('Version 3 · Current')
  await expect(version(page, 2)).toContainText('Title changed')
  await expect(version(page, 2)).toContainText('It says how long')
  await expect(version(page, 1)).toContainText('First version')
  // The current version is compared with the one before.
  await expect(history(page).getByText('Only the formatting changed.')).toBeVisible()

  await version(page, 2).getByRole('link').click()
  await expect(history(page).getByText('Title changed.', { exact: true })).toBeVisible()
  await expect(history(page).locator('ins')).toHaveText(/long/)
  await history(page).getByLabel('Compare with').selectOption('Version 3')
  await expect(history(page).getByText('Only the formatting changed.')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await version(page, 1).getByRole('link').click()
  await expect(history(page).getByText('There’s no earlier version')).toBeVisible()
  await choose(page, 1, 'Restore this version')
  await expect(page.getByText('Version 1 restored.')).toBeVisible()
  await expect(version(page, 4)).toContainText('Restored version 1')
  await expect(version(page, 4)).toContainText('Title and content changed')
  const restored = await library.db
    .selectFrom('prompts')
    .select(['title', 'html'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(restored).toEqual({
    title: 'Plan a seminar',
    html: '<p>Plan a seminar on {{topic}}.</p><p>End with a task.</p>',
  })
})

test.describe('a reader', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('reads what was public, with links that stay, on a phone', async ({ page, library }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { id: author_id } = await createUser(library.db, { display_name: 'Wanda Writer' })
    const { id } = await createPrompt(library.db, { author_id, title: 'Ask three questions' })
    const save = (values: { title?: string; is_public?: boolean }) =>
      library.db.updateTable('prompts').set(values).where('id', '=', id).execute()
    await save({ is_public: false })
    await save({ title: 'A private title' })
    await save({ title: 'Ask four questions' })
    await save({ is_public: true })

    await page.goto(`/?prompt=${id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await expect(history(page).getByRole('heading', { name: '2 versions' })).toBeVisible()
    await expect(version(page, 2)).toHaveCount(0)
    await expectAccessible(page)
    await version(page, 3).getByRole('link').click()
    await expect(history(page).locator('ins')).toHaveText(/four/)
    await expect(history(page).locator('del')).toHaveText(/three/)
    await expectAccessible(page)
    await choose(page, 1, 'View')
    const old = page.getByRole('dialog', { name: 'Ask three questions' })
    await expect(old).toContainText('You’re viewing version 1 of 3, from Mar 1, 2026.')
    await expectAccessible(page)
    await expect(old.getByRole('button', { name: 'Restore this version' })).toHaveCount(0)
    await old.getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'Compare with current' }).click()
    await expect(page).toHaveURL(new RegExp(`history=${id}&revision=3&with=1`))
    await expect(history(page).locator('ins')).toHaveText(/four/)
    await page.goBack()
    await old.getByRole('link', { name: 'View current version' }).click()
    await expect(page.getByRole('dialog', { name: 'Ask four questions' })).toBeVisible()

    await page.goto(`/?prompt=${id}&revision=2`)
    const missing = page.getByRole('dialog', { name: 'Version not available' })
    await expect(missing).toContainText('This version was removed, or its author keeps it private.')
    await expectAccessible(page)
    await missing.getByRole('link', { name: 'View current version' }).click()
    await expect(page.getByRole('dialog', { name: 'Ask four questions' })).toBeVisible()
    await page.goto(`/?prompt=${id}&revision=3`)
    await expect(page.getByRole('dialog', { name: 'Ask four questions' })).toBeVisible()
    await expect(page.getByText('You’re viewing version')).toHaveCount(0)
  })
})

test.describe('a restore', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('warns of private data, and stops if the prompt changed', async ({ page, library }) => {
    const { id: author_id } = await library.signIn(page, {})
    const { id } = await createPrompt(library.db, { author_id, title: 'Call 412-624-8837' })
    await library.db.updateTable('prompts').set({ title: 'Call the office' }).where('id', '=', id).execute()
    await page.goto(`/my-prompts?history=${id}`)
    await choose(page, 1, 'Restore this version')
    const guard = page.getByRole('dialog', { name: 'Check for private data' })
    await expect(guard).toContainText('Everyone who can open the library will see this text.')
    await guard.getByRole('button', { name: 'Go back' }).click()
    await expect(guard).toBeHidden()
    await expect(version(page, 2)).toContainText('Current')

    await choose(page, 1, 'Restore this version')
    await guard.getByRole('button', { name: 'Restore as is' }).click()
    await expect(page.getByText('Version 1 restored.')).toBeVisible()
    await expect(version(page, 3)).toContainText('Current')

    // Another tab saves.
    await library.db.updateTable('prompts').set({ version: 99 }).where('id', '=', id).execute()
    await choose(page, 2, 'Restore this version')
    await expect(page.getByText('This prompt was changed in another tab')).toBeVisible()
    await choose(page, 2, 'Restore this version')
    await expect(page.getByText('Version 2 restored.')).toBeVisible()
  })
})
