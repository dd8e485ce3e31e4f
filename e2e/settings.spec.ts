import type { Page } from '@playwright/test'
import { DEFAULT_TARGETS } from '../domain/src/prompts/targets.ts'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, startLibrary, test } from './library.ts'
import { expectAccessibleEverywhere } from './measures.ts'

const DEFAULT_NAMES = DEFAULT_TARGETS.map(({ name }) => name)

const section = (page: Page) => page.getByRole('region', { name: 'AI tools' })
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const names = (page: Page) => section(page).getByRole('heading', { level: 3 })
const status = (page: Page) => section(page).getByRole('status')
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const offered = (page: Page, name: string) => page.getByRole('menuitem').filter({ hasText: name })

async function openTools(page: Page, promptId: number): Promise<void> {
  await page.goto(`/?use=${promptId}`)
  await page.getByRole('button', { name: 'Open in…' }).click()
}

test('AI tools are added, ordered by keyboard, and offered to members for the data they can get', async ({
  page,
  library,
}) => {
  const author = await createUser(library.db)
  const { id } = await createPrompt(library.db, {
    author_id: author.id,
    html: '<p>Comment on {{grades}}.</p>',
  })
  await library.db.updateTable('prompts').set({ data_class: 'restricted' }).where('id', '=', id).execute()
  const admin = await library.signIn(page, { role: 'admin' })
  await page.goto('/admin?tab=settings&section=ai-tools')
  await expect(names(page)).toHaveText(DEFAULT_NAMES)
  await button(page, 'Add AI tool').press('Enter')
  await page.keyboard.type('Campus Chat')
  const input = (name: string) => section(page).getByRole('textbox', { name, exact: true })
  await input('Address').fill('https://chat.example.edu/?q={prompt}&submit=false')
  await expectAccessibleEverywhere(page)

  // The button keeps the focus, also when there is nowhere left to go.
  await button(page, 'Move up Campus Chat').focus()
  for (const [index] of DEFAULT_NAMES.entries()) {
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText(
      `Campus Chat is now ${DEFAULT_NAMES.length - index} of ${DEFAULT_NAMES.length + 1}.`,
    )
    await expect(button(page, 'Move up Campus Chat')).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Campus Chat', ...DEFAULT_NAMES])
  await button(page, 'Edit Mistral').click()
  await button(page, 'Remove Mistral').press('Enter')
  await expect(status(page)).toHaveText('Mistral removed.')
  await expect(button(page, 'Edit GitHub Copilot')).toBeFocused()
  await save(page).click()
  await expect(page.getByText('AI tools saved.')).toBeVisible()
  await page.goto('/admin?tab=settings&section=data-and-tools')
  await page.getByLabel('Campus Chat, Restricted data').selectOption('Fine')
  await save(page).click()
  await expect(page.getByText('Data settings saved.')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await library.signIn(page, {})
  await openTools(page, id)
  await expect(page.getByRole('menuitem').first()).toContainText('Campus Chat')
  await expect(offered(page, 'Campus Chat')).not.toHaveAttribute('aria-disabled')
  await expect(offered(page, 'ChatGPT')).toHaveAccessibleDescription(/^Not approved for Restricted data/)
  await expect(offered(page, 'Mistral')).toHaveCount(0)

  await library.signInAgain(page, admin)
  await page.goto('/admin?tab=settings&section=ai-tools')
  await button(page, 'Restore defaults').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore defaults' }).click()
  await expect(page.getByText('Default AI tools restored.')).toBeVisible()
  await expect(names(page)).toHaveText(DEFAULT_NAMES)
})

test('search synonyms are validated, saved, and used by searches', async ({ page }) => {
  const served = await startLibrary({ STARTER_PROMPTS: 'false' })
  const admin = await served.signIn(page, { role: 'admin' })
  await createPrompt(served.db, { author_id: admin.id, title: 'About zorbword' })
  await page.goto(`${served.origin}/admin?tab=settings&section=search`)
  const box = page.getByLabel('Synonym groups')
  await expect(box).toHaveValue(/^essay, paper, /)
  await box.fill('zorbword, zorbsynonym,\n\nalone')
  await save(page).click()
  await expect(page.getByText('Line 3: Add at least one synonym for “alone”.')).toBeVisible()
  await expect(box).toBeFocused()
  await box.fill('zorbword, zorbsynonym,\n')
  await save(page).click()
  await expect(page.getByText('Search settings saved.')).toBeVisible()
  await expect(box).toHaveValue('zorbword, zorbsynonym')
  await page.goto(`${served.origin}/?q=zorbsynonym`)
  await expect(page.getByRole('article').locator('mark')).toHaveText('zorbword')
  await served.close()
})
