import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createCollection, createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

/** A name that is unique within this worker. */
let uniqueCount = 0
const unique = (name: string) => `${name} ${String.fromCharCode(65 + (uniqueCount++ % 26))}${uniqueCount}`

const refusal = (message: string) => ({ success: false, error: message, message })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a user who is not an admin is redirected and loads no console code', { tag: '@core' }, async ({
  page,
  library,
}) => {
  await library.signIn(page, { display_name: unique('Mia Member') })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Discover & Share Prompts' })).toBeVisible()
  expect(loaded.filter((url) => /admin-page|recharts|charts/.test(url))).toEqual([])
})

test('users are found, promoted, disabled immediately, enabled, and deleted', { tag: '@core' }, async ({
  browser,
  page,
  library,
}) => {
  const admin = await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  const context = await browser.newContext({ baseURL: library.origin })
  const other = await context.newPage()
  const rita = await library.signIn(other, { display_name: unique('Rita Reader') })
  await createPrompt(library.db, { author_id: rita.id, title: 'Rita wrote this' })
  for (const editor_ids of [[], [admin.id], [admin.id]])
    await createCollection(library.db, { owner_id: rita.id, editor_ids })
  await other.goto('/my-prompts')
  await expect(other.getByRole('link', { name: 'Rita wrote this' })).toBeVisible()

  await page.goto('/admin?tab=users')
  await page.getByPlaceholder('Search by name or email...').fill(rita.display_name)
  await expect(page).toHaveURL(/q=Rita/)
  const ritas = row(page, rita.display_name)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await expect(ritas).toContainText('Never')
  await expectAccessible(page)

  const act = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${rita.display_name}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.getByRole('button', { name: `Actions for ${rita.display_name}` }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
  await act('Make Admin')
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(`Make ${rita.display_name} an admin?`)
  await expectAccessible(page)
  await answer('Cancel')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(ritas.getByRole('img', { name: 'Admin' })).toHaveCount(0)
  await act('Make Admin')
  await answer('Make Admin')
  await expect(page.getByText(`${rita.display_name} is now an admin.`)).toBeVisible()
  await expect(ritas.getByRole('img', { name: 'Admin' })).toBeVisible()
  await act('Remove Admin')
  await answer('Remove Admin')
  await expect(page.getByText(`${rita.display_name} is no longer an admin.`)).toBeVisible()

  await act('Disable Account')
  await expect(page.getByRole('alertdialog')).toContainText('will be signed out right away')
  await expect(ritas.getByText('Disabled')).toHaveCount(0)
  await answer('Disable Account')
  await expect(ritas.getByText('Disabled')).toBeVisible()
  await expectAccessible(page)
  // The disabled user, in another browser.
  await other.reload()
  await expect(other.getByRole('link', { name: 'Sign in with your NetID' }).first()).toBeVisible()
  await act('Enable Account')
  await expect(ritas.getByText('Disabled')).toHaveCount(0)

  await act('Delete User')
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText(
    `This will permanently delete the user '${rita.display_name}' and all of their prompts. This action cannot be undone.`,
  )
  await expect(question).toContainText(
    '1 prompt and 1 collection will be deleted. 2 collections will go to co-editors.',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await act('Delete User')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText(
      `${rita.display_name} was deleted, along with 1 prompt and 1 collection. Co-editors now own 2 collections.`,
    ),
  ).toBeVisible()
  await expect(page.getByText('No users found.')).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  expect(
    await library.db.selectFrom('prompts').select('id').where('title', '=', 'Rita wrote this').execute(),
  ).toEqual([])

  // The audit log keeps its entries after the user is deleted.
  await page.goto(`/admin?tab=audit&q=${encodeURIComponent(rita.display_name)}`)
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('row').nth(1)).toContainText(admin.display_name)
  await expect(page.getByRole('row').nth(1)).toContainText('deleted user')
  await expect(page.getByRole('row').nth(1)).toContainText('1 collection; 2 collections transferred')
  await expectAccessible(page)
  await context.close()
})

test.describe('prompts', () => {
  // The Content-Security-Policy warning appears even for a document that runs nothing. The 503 is the failed export.
  test.use({ expectedErrors: /inline event handler violates the following Content Security Policy|503/ })

  test('are found, viewed, deleted, and exported', async ({ page, library }) => {
    await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
    const author = await createUser(library.db, { display_name: unique('Ada Author') })
    const hostile =
      '<p>Fine <strong>text</strong></p><img src=x onerror="window.hurt = true"><script>window.hurt = true</script>'
    const title = unique('Odd prompt')
    const { id } = await createPrompt(library.db, { author_id: author.id, title, is_public: false })
    // Write the HTML directly, bypassing the sanitizer.
    await library.db.updateTable('prompts').set({ html: hostile }).where('id', '=', id).execute()

    await page.goto('/admin?tab=prompts')
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    await page.getByPlaceholder('Search by title or author...').fill(author.display_name)
    await expect(row(page, title)).toBeVisible()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title (A-Z)')
    await expect(page).toHaveURL(/sort=title/)
    await expectAccessible(page)

    const act = async (name: string) => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('View')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open prompt' }).click()
    const preview = page.getByRole('dialog', { name: title })
    await expect(preview.locator('strong')).toHaveText('text')
    await expect(preview.getByText('Private')).toBeVisible()
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    await expectAccessible(page)
    await expect(page).toHaveURL(/view=\d+/)
    await preview.getByRole('button', { name: 'Close' }).last().click()

    await act('Delete')
    await expect(page.getByRole('alertdialog')).toContainText(
      `Delete “${title}”? You can restore it for 30 days.`,
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Prompt deleted.')).toBeVisible()
    await expect(page.getByText('No prompts found.')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^prompts-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFid,title,category,/)

    await page.route('**/api/export.php*', (route) =>
      route.fulfill({ status: 503, json: refusal('Not now.') }),
    )
    // Right after the first click, another counts as its double click, so retry.
    await expect(async () => {
      await page.getByRole('button', { name: 'Export CSV' }).click()
      await expect(page.getByRole('alert')).toContainText('Not now.', { timeout: 2_000 })
    }).toPass()
  })
})

test('opening someone else’s private prompt asks first and is recorded once', async ({ page, library }) => {
  const admin = await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  const author = await createUser(library.db, { display_name: unique('Ada Author') })
  const word = unique('Locked')
  const write = async (author_id: number, name: string, is_public: boolean) =>
    createPrompt(library.db, { author_id, title: `${word} ${name}`, is_public })
  const secret = await write(author.id, 'secret', false)
  const open = await write(author.id, 'open', true)
  const own = await write(admin.id, 'own', false)
  const recorded = async () =>
    (await library.db.selectFrom('audit_log').select('id').where('target_id', '=', secret.id).execute())
      .length
  const view = ({ title }: { title: string }) => page.getByRole('link', { name: title })
  const question = page.getByRole('alertdialog')
  const preview = page.getByRole('dialog', { name: word })

  await page.goto(`/admin?tab=prompts&q=${encodeURIComponent(word)}`)
  await expect(row(page, secret.title).getByRole('cell', { name: 'Private' })).toBeVisible()
  await expect(row(page, open.title).getByRole('cell', { name: 'Public' })).toBeVisible()

  await view(secret).click()
  await expect(question).toContainText('The audit log will show that you opened it.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page).not.toHaveURL(/view=/)
  expect(await recorded()).toBe(0)

  await view(secret).click()
  await question.getByRole('button', { name: 'Open prompt' }).click()
  await expect(preview).toContainText('Do this.')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const event of ['offline', 'online', 'visibilitychange', 'focus'])
    await page.evaluate((type) => {
      const event = new Event(type, { bubbles: true })
      if (type === 'visibilitychange') document.dispatchEvent(event)
      else window.dispatchEvent(event)
    }, event)
  await page.waitForTimeout(500)
  expect(requested.filter((path) => path.includes('/api/admin/prompts/'))).toEqual([])
  expect(await recorded()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(view(secret)).toBeFocused()

  // Opening it again is recorded again.
  await view(secret).press('Enter')
  await question.getByRole('button', { name: 'Open prompt' }).press('Enter')
  await expect(preview).toContainText('Do this.')
  expect(await recorded()).toBe(2)

  // A link also asks first, even if the list doesn't show the prompt.
  for (const q of [word, 'nothing like it']) {
    await page.goto(`/admin?tab=prompts&q=${encodeURIComponent(q)}&view=${secret.id}`)
    await expect(question).toContainText('audit log will show that you opened it.')
  }
  expect(await recorded()).toBe(2)

  for (const prompt of [open, own]) {
    await page.goto(`/admin?tab=prompts&q=${encodeURIComponent(word)}`)
    await view(prompt).click()
    await expect(preview).toContainText('Do this.')
    await expect(question).toHaveCount(0)
  }
})
