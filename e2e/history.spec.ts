import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'

const dialog = (page: Page) => page.getByRole('dialog')
/** Opens the library with About as the previous history entry. */
async function openLibrary(page: Page): Promise<void> {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
}

test.describe('closing a dialog', () => {
  test('leaves no history entry: one Back after three prompts returns to the previous page', async ({
    page,
  }) => {
    await openLibrary(page)
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(3, 400),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    ]
    for (const [index, close] of ways.entries()) {
      await page.getByRole('article').nth(index).getByRole('heading').getByRole('link').click()
      await expect(dialog(page)).toBeVisible()
      await close()
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL('/')
    }
    await page.goForward()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('on a submit page opened by a link never leaves the site', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/about')
    await page.goto('/submit')
    // The router replaces its entry, so there's no earlier one in the app to go back to.
    await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('opened by a link shows its list, even after a reload', async ({ page, library }) => {
    const { author_id } = await library.db
      .selectFrom('prompts')
      .select('author_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id } = await createPrompt(library.db, { author_id })
    await page.goto('/about')
    await page.goto(`/?page=2&prompt=${id}`)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/?page=2')
    await page.goBack()
    await expect(page).toHaveURL('/about')

    await openLibrary(page)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('keeps the scroll position of the list', async ({ page }) => {
    await openLibrary(page)
    const card = page.getByRole('article').nth(10)
    await card.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(200)
    await card.getByRole('heading').getByRole('link').click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await expect(card.getByRole('heading').getByRole('link')).toBeFocused()
  })
})
