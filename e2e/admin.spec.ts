import type { Page } from '@playwright/test'
import { createCollection, createPrompt } from '../server/src/testing/builders.ts'
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

test('a user is found, disabled immediately, enabled, and deleted', async ({ browser, page, library }) => {
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
  const act = async (name: string, button = name) => {
    await page.getByRole('button', { name: `Actions for ${rita.display_name}` }).click()
    await page.getByRole('menuitem', { name }).click()
    if (button) await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
  }
  await act('Make Admin')
  await expect(page.getByText(`${rita.display_name} is now an admin.`)).toBeVisible()
  await act('Remove Admin')
  await expect(page.getByText(`${rita.display_name} is no longer an admin.`)).toBeVisible()
  await act('Disable Account')
  await expect(ritas.getByText('Disabled')).toBeVisible()
  // The disabled user, in another browser.
  await other.reload()
  await expect(other.getByRole('link', { name: 'Sign in with your NetID' }).first()).toBeVisible()
  await act('Enable Account', '')
  await expect(ritas.getByText('Disabled')).toHaveCount(0)

  await act('Delete User', '')
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText(
    '1 prompt and 1 collection will be deleted. 2 collections will go to co-editors.',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${rita.display_name} was deleted, along with 1 prompt`)).toBeVisible()
  await expect(page.getByText('No users found.')).toBeVisible()

  // The audit log keeps its entries after the user is deleted.
  await page.goto(`/admin?tab=audit&q=${encodeURIComponent(rita.display_name)}`)
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('row').nth(1)).toContainText(`${admin.display_name}`)
  await expect(page.getByRole('row').nth(1)).toContainText('1 collection; 2 collections transferred')
  await context.close()
})
