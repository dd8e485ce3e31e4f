import type { Page } from '@playwright/test'
import { expect, test } from './library.ts'

const MINE = 'Only mine to publish'
const title = (page: Page) => page.getByLabel('Prompt Title')
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))

async function startPrompt(page: Page): Promise<void> {
  await page.goto('/submit')
  await title(page).fill(MINE)
  await page.getByRole('textbox', { name: 'Prompt Content' }).fill('Words')
  await expect.poll(() => stored(page)).toContain(MINE)
}

for (const [how, details, signOut] of [
  [
    'in another tab',
    { tag: '@core' },
    async (other: Page) => {
      await other.goto('/')
      await other.getByRole('button', { name: 'Shared Computer' }).click()
      await other.getByRole('menuitem', { name: 'Sign Out' }).click()
    },
  ],
  ['by its address', {}, (other: Page) => other.goto('/api/logout.php')],
] as const) {
  test(`signing out ${how} clears and reloads a form`, details, async ({ page, library }) => {
    await library.signIn(page, { display_name: 'Shared Computer' })
    await page.goto('/?q=Confidential')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await startPrompt(page)
    await page.evaluate(() => localStorage.setItem('remembered', 'Remembered value'))

    const other = await page.context().newPage()
    await signOut(other)
    await expect(
      other.getByRole('banner').getByRole('link', { name: 'Sign in with your NetID' }),
    ).toBeVisible()
    // Returning to a tab checks who is signed in.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(title(page)).toBeHidden()
    await expect(page.getByText('Sign in to submit a prompt.')).toBeVisible()
    for (const tab of [page, other])
      expect(await stored(tab)).not.toMatch(/Only mine|Confidential|Remembered/)
  })
}

test.describe('another user’s session', () => {
  test.use({ expectedErrors: /409/ })

  test('saves nothing that this page sends', async ({ page, library }) => {
    await library.signIn(page, { display_name: 'First User' })
    await startPrompt(page)
    await library.signIn(page, { display_name: 'Next User' })
    await page.getByRole('button', { name: 'Submit Prompt' }).click()
    await expect(page.getByRole('button', { name: 'Next User' })).toBeVisible()
    await expect(title(page)).toHaveValue('')
    expect(await (await page.request.get('/api/prompt_count.php')).json()).toEqual({ count: 0 })
  })
})
