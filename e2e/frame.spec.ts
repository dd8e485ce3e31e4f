import type { Page } from '@playwright/test'
import { pages } from '../contract/src/pages.ts'
import { sample } from '../server/src/testing/sample.ts'
import { fillWithExtremes, LONG_NAME } from './extremes.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, expectToFit, expectToFitTextSpacing } from './measures.ts'

/** URLs with tabs and their document titles. */
const TABS: Record<string, string> = {
  '/about?tab=create': 'About',
  '/help': 'Writing Effective Prompts – Help',
  '/help?tab=deep-research': 'Deep Research Prompts – Help',
  '/collections?scope=own': 'Collections',
  '/my-prompts?tab=shared-with-me': 'My Prompts',
  '/my-prompts?tab=saved': 'My Prompts',
  '/my-prompts?tab=recently-deleted': 'My Prompts',
  '/reviews?part=decided': 'Reviews',
  '/admin': 'Dashboard – Admin Console',
  '/admin?tab=users': 'User Management – Admin Console',
  '/admin?tab=prompts': 'Prompt Management – Admin Console',
  '/admin?tab=prompts&show=recently-deleted': 'Prompt Management – Admin Console',
  '/admin?tab=analytics': 'AI Builder Analytics – Admin Console',
  '/admin?tab=audit': 'Audit log – Admin Console',
  '/admin?tab=settings': 'Settings – Admin Console',
}
const ADDRESSES = {
  ...Object.fromEntries(Object.values(pages).map(({ path, title }) => [path, title])),
  ...TABS,
}

test.describe('every page', () => {
  for (const [address, title] of sample(Object.entries(ADDRESSES), 2)) {
    test(`${address} fits every window and text size and is accessible in both themes`, {
      tag: '@core',
    }, async ({ page, library }) => {
      await fillWithExtremes(library, await library.signIn(page, { role: 'admin', display_name: LONG_NAME }))
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(`${title} · AI Prompt Library`)
      await expectLoaded(page)
      await expectToFit(page)
      await expectAccessibleInThemes(page)
      await expectTargets(page)
      await page.setViewportSize({ width: 320, height: 800 })
      await expectTargets(page)
      await expectToFitTextSpacing(page)
    })
  }

  test('fits every window for a visitor', async ({ page }) => {
    for (const { path } of Object.values(pages)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      if (path === '/') await expect(page.getByRole('article').first()).toBeVisible()
      await expectToFit(page)
    }
  })
})

/** Waits until there are no loading placeholders. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
}

test.describe('navigation', () => {
  test('starts with a skip link', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('an unknown URL', () => {
  test.use({ expectedErrors: /404/ })

  test('shows the not-found page with status 404 and a link to the library', { tag: '@core' }, async ({
    page,
  }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · AI Prompt Library')
    await expectAccessibleInThemes(page)
    await page.getByRole('link', { name: 'Browse the library' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a page that throws', () => {
  test.use({ expectedErrors: /broken on purpose|An error occurred/ })

  test('shows an error and can be reloaded', async ({ page }) => {
    await page.goto('/')
    await page.route('**/assets/api-docs-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const ApiDocsPage = () => { throw new Error("broken on purpose") }',
      }),
    )
    await page.getByRole('link', { name: 'For developers' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/assets/api-docs-page-*.js')
    await page.getByRole('button', { name: 'Reload page' }).click()
    await expect(page.getByRole('heading', { name: 'API', exact: true })).toBeVisible()
  })
})

test.describe('the theme', () => {
  test('follows the system until the user chooses one, which is remembered', { tag: '@core' }, async ({
    page,
  }) => {
    const theme = page.locator('html')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(theme).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(theme).toHaveAttribute('data-theme', 'light')

    // the label, because the radio button itself is only for screen readers, and the footer moves until the list is there
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click()
    await expect(theme).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(theme).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()

    await page.getByRole('radio', { name: 'Dark' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    await expect(theme).toHaveAttribute('data-theme', 'light')
  })
})
