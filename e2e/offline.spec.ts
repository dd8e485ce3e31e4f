import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

// Logged by the browser for a failed request, and by React for a chunk that didn't load.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded|dynamically imported/ })

const failure = (page: Page) => page.getByRole('dialog', { name: 'Something on this page didn’t load.' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Opens the library and waits for the chunks that are preloaded while the browser is idle. */
async function openLibrary(page: Page, lastChunk: string): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes(`/assets/${lastChunk}-`))
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(12)
  await (await loaded).finished()
  await page.waitForLoadState('networkidle')
}

test.describe('offline', () => {
  test('a prompt opens with the list’s copy, and its menu works', async ({ page }) => {
    await openLibrary(page, 'missing-dialog')
    await page.context().setOffline(true)
    const card = page.getByRole('article').nth(3)
    await card.getByRole('button', { name: /More options/ }).click()
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
    await page.keyboard.press('Escape')
    const link = card.getByRole('heading').getByRole('link')
    const title = await link.textContent()
    const failed = page.waitForEvent('requestfailed')
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText((title ?? '').replace('…', ''))
    await expect(dialog.getByRole('heading', { name: 'Prompt', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'More options' }).click()
    await expect(page.getByRole('menuitem', { name: 'Copy', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    // The failed request changes nothing.
    await failed
    await expect(dialog.getByRole('heading', { name: 'Prompt', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    // A list that fails, and an action that does.
    await page.getByRole('button', { name: 'Coding', exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load prompts.' })
    await expect(alert).toContainText('You’re offline.')
    await expectAccessible(page)
    await page.context().setOffline(false)
    await tryAgain(page).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a form opens with the list’s copy', async ({ page, library }) => {
    const user = await library.signIn(page, {})
    await createPrompt(library.db, { author_id: user.id, title: 'On the train', created_at: new Date() })
    await openLibrary(page, 'share-dialog')
    await page.context().setOffline(true)
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /More options/ })
      .click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(page.getByLabel('Prompt Title')).toHaveValue('On the train')
    await expect(page.getByText('Something on this page didn’t load.')).toBeVisible()
    // Returning to the tab refetches the prompt; the form must not be replaced.
    const field = await page.getByLabel('Prompt Title').elementHandle()
    const requested = page.waitForRequest('**/api/get_prompt.php*')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await requested
    await page.waitForTimeout(300)
    expect(await field?.evaluate((input) => input.isConnected)).toBe(true)
    await page.context().setOffline(false)
    await tryAgain(page).click()
    await expect(page.getByRole('textbox', { name: 'Prompt Content' })).toHaveText('Do this.')
  })
})

test.describe('a chunk that fails to load', () => {
  test('leaves the page intact and can be loaded again', async ({ page }) => {
    await page.route('**/assets/detail-dialog-*.js', (route) => route.abort())
    await page.goto('/')
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const title = await link.textContent()
    await link.click()
    await expect(failure(page)).toBeVisible()
    await expectAccessible(page)
    await tryAgain(page).click()
    await expect(failure(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(failure(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('article')).toHaveCount(12)

    await link.click()
    await expect(failure(page)).toBeVisible()
    await page.unroute('**/assets/detail-dialog-*.js')
    await tryAgain(page).click()
    await expect(page.getByRole('dialog')).toContainText((title ?? '').replace('…', ''))
  })

  test('can be loaded again: a page, the sign-in dialog', async ({ page }) => {
    const chunks = /assets\/(about-page|sign-in-dialog)-/
    await page.route(chunks, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible()
    await expectAccessible(page)
    // Navigating to another page still works.
    await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await page
      .getByRole('button', { name: /^Upvote/ })
      .first()
      .click()
    await expect(failure(page)).toBeVisible()
    await page.unroute(chunks)
    await Promise.all([page.waitForEvent('load'), tryAgain(page).click()])
    await page
      .getByRole('button', { name: /^Upvote/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Sign in to upvote this prompt' })).toBeVisible()
  })
})
