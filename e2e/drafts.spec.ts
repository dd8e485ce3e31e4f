import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'

const title = (page: Page) => page.getByLabel('Prompt Title')
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const restored = (page: Page) =>
  page.getByText(/^Restored your unsaved draft from [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d\s[AP]M\./)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const draftsOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))

test.describe('a draft', () => {
  test('is restored after a closed tab, with a notice, and can be discarded', { tag: '@core' }, async ({
    page,
    library,
    context,
  }) => {
    await library.signIn(page, {})
    await page.goto('/submit')
    await title(page).fill('Half done')
    await editorOf(page).fill('Some words')
    await page.close()

    const next = await context.newPage()
    await next.goto('/submit')
    await expect(restored(next)).toBeVisible()
    await expect(title(next)).toHaveValue('Half done')
    await expect(editorOf(next)).toHaveText('Some words')
    await expectAccessible(next)
    await press(next, 'Discard draft')
    await expect(restored(next)).toBeHidden()
    await expect(title(next)).toHaveValue('')
    expect(await draftsOn(next)).toEqual([])
    await next.reload()
    await expect(title(next)).toHaveValue('')
    await expect(restored(next)).toBeHidden()
  })

  test('is not shown to the next user in the tab', async ({ page, library }) => {
    acceptLeaving(page)
    const author = await library.signIn(page, {})
    await page.clock.install()
    await page.goto('/submit')
    await title(page).fill('Only mine')
    await library.signIn(page, { display_name: 'Someone Else' })
    // Returning to the tab checks who is signed in. It's another user, and the form is open.
    await page.clock.fastForward(10_000)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('button', { name: 'Someone Else' })).toBeVisible()
    await expect(title(page)).toHaveValue('')
    await expect(restored(page)).toBeHidden()
    await library.signInAgain(page, author)
    await page.goto('/submit')
    await expect(title(page)).toHaveValue('Only mine')
  })

  test.describe('of a prompt that has changed since', () => {
    test.use({ expectedErrors: /409/ })

    test('does not overwrite the newer version after a reload', async ({ page, library }) => {
      acceptLeaving(page)
      const author = await library.signIn(page, {})
      const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Start' })
      await page.goto(`/my-prompts?edit=${id}`)
      await title(page).fill('From tab A')
      const edit = { id, title: 'From tab B', category: 'Research', visibility: 'public', version: 1 }
      const saved = await page.request.post('/api/edit_prompt.php', {
        data: { ...edit, markdown: '<p>Text</p>', notes: '' },
      })
      expect(saved.ok()).toBe(true)

      await page.reload()
      await expect(restored(page)).toBeVisible()
      await expect(title(page)).toHaveValue('From tab A')
      await press(page, 'Update Prompt')
      const conflict = page.getByRole('dialog', { name: 'This prompt changed while you were editing' })
      await expect(conflict.locator('del').first()).toHaveText(/B/)
      await expect(conflict.locator('ins').first()).toHaveText(/A/)
      await conflict.getByRole('button', { name: 'Back to editing' }).click()
      // Discarding the draft leaves the newest version.
      await press(page, 'Discard draft')
      await expect(title(page)).toHaveValue('From tab B')
      await title(page).fill('On top of B')
      await press(page, 'Update Prompt')
      await expect(page.getByRole('article').filter({ hasText: 'On top of B' })).toBeVisible()
    })
  })
})

test.describe('a retry', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('after a lost response creates nothing twice, even after a reload', { tag: '@core' }, async ({
    page,
    library,
  }) => {
    acceptLeaving(page)
    const author = await library.signIn(page, {})
    await page.goto('/submit')
    await title(page).fill('Once')
    await editorOf(page).fill('Words')
    // The request reaches the server, but the response is lost.
    await page.route('**/api/submit.php', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(page, 'Submit Prompt')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to submit prompt')
    await press(page, 'Submit Prompt')
    await expect(page.getByRole('button', { name: 'Submit Prompt' })).toBeEnabled()
    await page.reload()
    await expect(title(page)).toHaveValue('Once')
    await page.unroute('**/api/submit.php')
    await press(page, 'Submit Prompt')
    await expect(page).toHaveURL('/my-prompts')
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await draftsOn(page)).toEqual([])

    await page.goto('/submit')
    await expect(title(page)).toHaveValue('')
    await title(page).fill('Once')
    await editorOf(page).fill('Words')
    await press(page, 'Submit Prompt')
    await expect(page).toHaveURL('/my-prompts')
    await expect(page.getByRole('article')).toHaveCount(2)
    const keys = await library.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', author.id)
      .execute()
    expect(keys).toHaveLength(2)
  })
})

test.describe('the builder', () => {
  const task = (page: Page) => page.getByLabel('Task')

  test('keeps a visitor’s work when they sign in, and hides it from the next user', async ({
    page,
    library,
  }) => {
    await page.goto('/build-prompt')
    await task(page).fill('Built as a visitor')
    const first = await library.signIn(page, {})
    await page.reload()
    await expect(task(page)).toHaveValue('Built as a visitor')

    // The session ends, so the user is a visitor now. The page is left first: its requests would fail without the session.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/build-prompt')
    await expect(task(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(task(page)).toHaveValue('')
    await library.signInAgain(page, first)
    await page.reload()
    await expect(task(page)).toHaveValue('Built as a visitor')

    await library.signIn(page, {})
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(task(page)).toHaveValue('')
    await library.signInAgain(page, first)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(task(page)).toHaveValue('')
  })
})
