import { expect, expectAccessible, test } from './library.ts'

test.describe('the library', () => {
  test('shows the newest prompts out of the database, twelve a page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Discover & Share Prompts' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByText('Page 1 of 11')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    const card = page.getByRole('article').first()
    await expect(card.getByRole('heading')).not.toBeEmpty()
    await expect(card).toContainText('By Prompt Library')
  })

  test('keeps the page in the address', async ({ page }) => {
    await page.goto('/')
    const first = await page.getByRole('article').first().textContent()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/?page=2')
    await expect(page.getByText('Page 2 of 11')).toBeVisible()
    await expect(page.getByRole('article').first()).not.toHaveText(first ?? '')
    await page.reload()
    await expect(page.getByText('Page 2 of 11')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Page 1 of 11')).toBeVisible()
    await expect(page.getByRole('article').first()).toHaveText(first ?? '')
  })

  test('takes an address that is no page for the first page', async ({ page }) => {
    await page.goto('/?page=none')
    await expect(page.getByText('Page 1 of 11')).toBeVisible()
  })

  test('says that it is loading', async ({ page }) => {
    await page.route('**/api/prompts.php*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.goto('/')
    await expect(page.getByRole('status').getByText('Loading prompts…')).toBeAttached()
    await expectAccessible(page)
    await expect(page.getByRole('article')).toHaveCount(12)
  })

  test.describe('when it fails', () => {
    test.use({ expectedErrors: /503|ERR_FAILED/ })

    test('says so in words, and tries again', async ({ page }) => {
      const sentence = 'The library is not available just now. Please try again in a moment.'
      await page.route('**/api/prompts.php*', (route) =>
        route.fulfill({ status: 503, json: { success: false, error: sentence, message: sentence } }),
      )
      await page.goto('/')
      await expect(page.getByRole('alert')).toContainText('Failed to load prompts.')
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expectAccessible(page)
      await page.unroute('**/api/prompts.php*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('article')).toHaveCount(12)
    })
  })

  test('says when there is nothing', async ({ page }) => {
    await page.route('**/api/prompts.php*', (route) =>
      route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
    )
    await page.goto('/')
    await expect(page.getByText('No prompts found.')).toBeVisible()
    await expectAccessible(page)
  })
})
