import type { Page } from '@playwright/test'
import { expect, test } from './library.ts'
import { expectAccessibleEverywhere } from './measures.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' })
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const highlighted = (page: Page) => menu(page).locator('[role=option][data-highlighted]')

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForShortcuts(page)
}

/** Shortcuts load right after the page, so the first key may be too early. */
async function waitForShortcuts(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(menu(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
}

/** Opens the menu, types, and presses Enter on the first choice. */
async function choose(page: Page, typed: string, choice: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(menu(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(typed)
  await expect(highlighted(page)).toHaveText(choice)
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeHidden()
}

test('a sheet lists the shortcuts, and switches / and ? off in every tab', async ({ page, context }) => {
  await openPage(page, '/about')
  await page.keyboard.press('?')
  await expect(help(page)).toContainText('Ctrl+K')
  await expect(help(page).getByRole('heading', { name: 'In the editor' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  const other = await context.newPage()
  await openPage(other, '/')
  await page.bringToFront()
  await help(page).getByLabel('Use / and ? as shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await expect(help(page)).toBeHidden()

  await page.reload()
  await waitForShortcuts(page)
  await other.bringToFront()
  for (const tab of [page, other]) {
    for (const key of ['?', '/']) await tab.keyboard.press(key)
    await tab.keyboard.press('Control+k')
    await expect(menu(tab).getByRole('combobox')).toBeFocused()
    await expect(menu(tab).getByRole('combobox')).toHaveValue('')
    await tab.keyboard.press('Escape')
    await expect(menu(tab)).toBeHidden()
    await expect(tab.locator('main :focus')).toHaveCount(0)
  }
  await other.close()
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' })
  await button.click()
  await help(page).getByLabel('Use / and ? as shortcuts').check()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('?')
  await expect(help(page)).toBeVisible()
})

test('Ctrl+Enter submits a form from every field, once, and needs a submit button', async ({
  page,
  library,
}) => {
  await library.signIn(page, {})
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await openPage(page, '/')
  await choose(page, 'submit', 'Submit a Prompt')
  const dialog = page.getByRole('dialog', { name: 'Submit a New Prompt' })
  await expect(dialog.getByLabel('Prompt Title')).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Prompt Content' }).click()
  await page.keyboard.type('Plan {{course}}.')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Enter a title.')).toBeVisible()
  await expect(dialog.getByLabel('Prompt Title')).toBeFocused()
  await page.keyboard.type('Sent with Ctrl and Enter')
  await dialog.locator('summary', { hasText: 'Course' }).click()
  const name = dialog.getByRole('textbox', { name: 'Name in your text' })
  await name.fill('class')
  // A new name applies before the form is sent.
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  expect(sent.filter((path) => path === '/api/submit.php')).toHaveLength(1)
  const saved = await library.db
    .selectFrom('prompts')
    .select('html')
    .where('title', '=', 'Sent with Ctrl and Enter')
    .execute()
  expect(saved).toEqual([{ html: '<p>Plan {{class}}.</p>' }])

  await openPage(page, '/build-prompt')
  await page.getByLabel('Task').fill('Plan a course.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('combobox', { name: 'Goal' })).toBeFocused()
})
