import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const WEAK = 'Explain photosynthesis.'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const checklist = (page: Page) => page.getByRole('region', { name: 'Checklist' })
const ownPrompt = (page: Page) => page.getByRole('textbox', { name: 'Your prompt' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillCore(page: Page): Promise<void> {
  await page.getByLabel('Goal').selectOption('Learning & Education')
  await page.getByLabel('AI role').selectOption('Teacher')
  await page.getByLabel('Task').fill(WEAK)
}

async function openOwn(page: Page): Promise<void> {
  await page.goto('/build-prompt')
  await press(page, 'Improve a prompt you already have')
}

test.describe('a prompt the user already has', () => {
  test('survives a reload, another page, and the other way to start', async ({ page }) => {
    await page.goto('/build-prompt')
    await fillCore(page)
    await press(page, 'Recommended: Refine & Detail')
    await page.goBack()
    await press(page, 'Improve a prompt you already have')
    await ownPrompt(page).fill(WEAK)
    // Before the pause after which the text is saved.
    await page.reload()
    await expect(ownPrompt(page)).toHaveValue(WEAK)
    await ownPrompt(page).press('End')
    await page.keyboard.type(' Soon.')
    await press(page, 'Answer a few questions')
    await expect(page.getByLabel('Task')).toHaveValue(WEAK)
    await press(page, 'Improve a prompt you already have')
    await expect(ownPrompt(page)).toHaveValue(`${WEAK} Soon.`)
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.goBack()
    await expect(ownPrompt(page)).toHaveValue(`${WEAK} Soon.`)

    // The second step refines the form, which this prompt goes without.
    const refine = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Refine' })
    await expect(refine).toHaveAttribute('aria-disabled', 'true')
    await expect(refine).toHaveAttribute('aria-description', /improving your own prompt/)
    await page.goto('/build-prompt?step=2')
    await expect(heading(page, 'Core Request')).toBeVisible()
    await expect(ownPrompt(page)).toHaveValue(`${WEAK} Soon.`)
  })
})

test('Check my prompt inserts a part into the editor, and undo removes it', async ({ page, library }) => {
  await library.signIn(page, {})
  await page.goto('/submit')
  const editor = page.getByRole('textbox', { name: 'Prompt Content' })
  const check = page.getByRole('button', { name: 'Check my prompt' })
  await editor.click()
  await page.keyboard.type(WEAK)
  await check.click()
  await expect(check).toHaveAttribute('aria-expanded', 'true')
  const add = checklist(page).getByRole('button', { name: 'Add audience' })
  await expect(add).toBeVisible()
  await expectAccessibleInThemes(page)
  const phrase = 'Audience: {{audience}}'
  // From the preview, too: the editor returns.
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await add.click()
  await expect(editor).toBeFocused()
  await expect(editor.locator('p')).toHaveText([WEAK, phrase])
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(phrase)
  await expect(add).toBeHidden()
  await expect(page.getByRole('region', { name: 'Blanks' })).toContainText('audience')
  await page.keyboard.press('Control+z')
  await expect(editor.locator('p')).toHaveText([WEAK])
  await expect(add).toBeVisible()
  await check.click()
  await expect(checklist(page)).toBeHidden()
  await expect(check).toHaveAttribute('aria-expanded', 'false')
})

test.describe('without its code', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the check says so, and tries again at the next change', async ({ page }) => {
    await page.route(/\/assets\/work/, (route) => route.abort())
    await openOwn(page)
    await ownPrompt(page).fill(WEAK)
    const failure = checklist(page).locator('p:not([role])', { hasText: 'We couldn’t check your prompt.' })
    await expect(failure).toHaveText('We couldn’t check your prompt. Check your connection.')
    await expectAccessible(page)
    await page.unroute(/\/assets\/work/)
    await ownPrompt(page).fill(`${WEAK} Soon.`)
    await expect(checklist(page)).toContainText('Add what matters here.')
    await expect(failure).toBeHidden()
  })
})
