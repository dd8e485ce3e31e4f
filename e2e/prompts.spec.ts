import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { readClipboard } from './clipboard.ts'
import { expect, pressSlash, test } from './library.ts'

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test.describe('the library', () => {
  test('keeps page, search, category, and sort in the URL', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/?page=2')
    await page.getByRole('button', { name: 'Coding' }).click()
    await expect(page).toHaveURL('/?category=Coding')
    await expect(page.getByRole('button', { name: 'Coding' })).toHaveAttribute('aria-pressed', 'true')
    const headings = page.getByRole('article').getByRole('heading')
    const sorted = page.waitForResponse((response) => response.url().includes('sort=oldest'))
    await page.getByLabel('Sort by').selectOption('Oldest')
    await expect(page).toHaveURL('/?category=Coding&sort=oldest')
    const [oldest] = await (await sorted).json()
    await expect(headings.first()).toHaveText(oldest.title)
    const titles = await headings.allTextContents()
    await page.reload()
    await expect(headings).toHaveText(titles)
    await page.goBack()
    await expect(page.getByLabel('Sort by')).toHaveValue('newest')
    await page.goBack()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  })

  test('searches titles and text from any page, once typing pauses', { tag: '@core' }, async ({ page }) => {
    const requests: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/prompts.php') && requests.push(request.url()),
    )
    await page.clock.install()
    await page.goto('/?page=5')
    await expect(page.getByRole('article')).toHaveCount(12)
    requests.length = 0
    // Pause the clock, so that slow typing on a slow machine doesn't trigger the debounce.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await pressSlash(page)
    await page.keyboard.type('REVERSE outline')
    await page.clock.runFor(299)
    expect(requests).toHaveLength(0)
    await page.clock.resume()
    await expect(page).toHaveURL('/?q=REVERSE+outline')
    await expect(card(page, 'Reverse outline a draft to see what it argues')).toBeVisible()
    await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible()
    expect(requests).toHaveLength(1)
    await expect(page.getByRole('status').getByText(/prompts? found, page 1 of 1$/)).toBeAttached()
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page).toHaveURL('/')
  })
})

test.describe('a prompt', () => {})

test.describe('copying', () => {
  test('puts formatted and plain text on the clipboard', async ({ page, context, library }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.origin })
    const { author_id } = await library.db
      .selectFrom('prompts')
      .select('author_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await createPrompt(library.db, {
      author_id,
      title: 'Copy me please',
      html: '<h2>Plan</h2><p>Do <strong>this</strong>:</p><ol><li><p>one</p></li><li><p>two</p></li></ol><pre><code>a\n  b</code></pre>',
    })
    await page.goto('/?q=copy+me+please')
    await card(page, 'Copy me please').getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('status').getByText('Formatted prompt copied to clipboard!')).toBeVisible()
    expect(await readClipboard(page, 'text/html')).toContain('<strong>this</strong>')
    const text = await readClipboard(page)
    for (const part of ['Plan', 'Do this:', '1. one', '2. two', 'a\n  b']) expect(text).toContain(part)
  })
})

test.describe('upvoting', () => {})
