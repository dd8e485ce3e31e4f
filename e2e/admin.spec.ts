import type { Page } from '@playwright/test'
import { createCollection, createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

/** A name that is unique within this worker. */
let uniqueCount = 0
const unique = (name: string) => `${name} ${String.fromCharCode(65 + (uniqueCount++ % 26))}${uniqueCount}`

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

test('users are found, promoted, disabled immediately, enabled, and deleted', async ({
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
  const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
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

test('opening someone else’s private prompt asks first and is recorded once', async ({ page, library }) => {
  await library.signIn(page, { role: 'admin' })
  const author = await createUser(library.db, { display_name: unique('Ada Author') })
  const title = unique('Locked')
  const secret = await createPrompt(library.db, { author_id: author.id, title, is_public: false })
  const recorded = async () =>
    (await library.db.selectFrom('audit_log').select('id').where('target_id', '=', secret.id).execute())
      .length
  const question = page.getByRole('alertdialog')
  await page.goto(`/admin?tab=prompts&q=${encodeURIComponent(title)}&view=${secret.id}`)
  await expect(question).toContainText('The audit log will show that you opened it.')
  expect(await recorded()).toBe(0)
  await question.getByRole('button', { name: 'Open prompt' }).click()
  await expect(page.getByRole('dialog', { name: title })).toContainText('Do this.')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  // What makes other queries load again.
  await page.evaluate(() => {
    for (const type of ['offline', 'online', 'focus']) window.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await page.waitForTimeout(500)
  expect(requested.filter((path) => path.includes('/api/admin/prompts/'))).toEqual([])
  expect(await recorded()).toBe(1)
})
