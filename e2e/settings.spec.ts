import type { Page } from '@playwright/test'
import { DEFAULT_TARGETS } from '../domain/src/prompts/targets.ts'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, startLibrary, test } from './library.ts'
import { expectAccessibleEverywhere, expectAccessibleInThemes } from './measures.ts'

const DEFAULT_NAMES = DEFAULT_TARGETS.map(({ name }) => name)

const section = (page: Page) => page.getByRole('region', { name: 'AI tools' })
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const names = (page: Page) => section(page).getByRole('heading', { level: 3 })
const input = (page: Page, name: string, tool?: string) =>
  (tool ? page.getByRole('group', { name: tool }) : section(page)).getByRole('textbox', { name, exact: true })
const status = (page: Page) => section(page).getByRole('status')

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin?tab=settings&section=ai-tools')
  await expect(section(page)).toBeVisible()
}

/** What the menu of the Use dialog lists. */
async function openInMenu(page: Page, promptId: number) {
  await page.goto(`/?use=${promptId}`)
  await page.getByRole('button', { name: 'Open in…' }).click()
  return page.getByRole('menuitem')
}

test('AI tools are added, ordered by keyboard, saved, offered to members, and restored', async ({
  page,
  library,
}) => {
  const author = await createUser(library.db)
  const { id: promptId } = await createPrompt(library.db, { author_id: author.id })
  const admin = await library.signIn(page, { role: 'admin' })
  await openSettings(page)
  await expect(names(page)).toHaveText(DEFAULT_NAMES)
  await expect(button(page, 'Save changes')).toBeHidden()
  await expect(button(page, 'Restore defaults')).toBeHidden()
  await expect(button(page, 'Move up ChatGPT')).toBeDisabled()
  await expect(button(page, 'Move down Mistral')).toBeDisabled()
  await expectAccessibleEverywhere(page)

  await button(page, 'Add AI tool').press('Enter')
  await expect(input(page, 'Name')).toBeFocused()
  await page.keyboard.type('Campus Chat')
  await input(page, 'Address').fill('https://chat.example.edu/?q={prompt}&submit=false')
  await expect(input(page, 'Maximum address length')).toHaveValue('7500')
  await input(page, 'Maximum address length').fill('2,000')
  await section(page).getByLabel('Most sensitive data allowed').selectOption('Internal')
  await expectAccessibleEverywhere(page)

  // Moved to the top by keyboard; the button keeps the focus, also when there is nowhere left to go.
  await button(page, 'Move up Campus Chat').focus()
  for (const [index] of DEFAULT_NAMES.entries()) {
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText(
      `Campus Chat is now ${DEFAULT_NAMES.length - index} of ${DEFAULT_NAMES.length + 1}.`,
    )
    await expect(button(page, 'Move up Campus Chat')).toBeFocused()
    await expect(button(page, 'Move up Campus Chat')).toBeInViewport()
  }
  await expect(names(page)).toHaveText(['Campus Chat', ...DEFAULT_NAMES])
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Campus Chat', ...DEFAULT_NAMES])
  await button(page, 'Move down ChatGPT').press('Enter')
  await expect(status(page)).toHaveText('ChatGPT is now 3 of 8.')
  await expect(button(page, 'Move down ChatGPT')).toBeFocused()

  await section(page).getByRole('checkbox', { name: 'On: Perplexity' }).uncheck()
  await button(page, 'Edit Mistral').click()
  await button(page, 'Remove Mistral').press('Enter')
  await expect(status(page)).toHaveText('Mistral removed.')
  await expect(button(page, 'Edit GitHub Copilot')).toBeFocused()
  await expect(section(page).getByText('7 tools, 6 on')).toBeVisible()
  await button(page, 'Save changes').click()
  await expect(page.getByText('AI tools saved.')).toBeVisible()

  await page.reload()
  const saved = ['Campus Chat', 'Claude', 'ChatGPT', 'Gemini', 'Microsoft Copilot', 'Perplexity']
  await expect(names(page)).toHaveText([...saved, 'GitHub Copilot'])
  await expect(section(page).getByText('7 tools, 6 on')).toBeVisible()
  await button(page, 'Edit Campus Chat').click()
  await expect(input(page, 'Address')).toHaveValue('https://chat.example.edu/?q={prompt}&submit=false')
  await expect(input(page, 'Maximum address length')).toHaveValue('2000')
  await expect(section(page).getByLabel('Most sensitive data allowed')).toHaveValue('internal')
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'AI tools' }).first()).toBeVisible()

  await library.signIn(page, { role: 'user' })
  const offered = await openInMenu(page, promptId)
  await expect(offered).toHaveText(
    ['Campus Chat', 'Claude', 'ChatGPT', 'Gemini', 'Microsoft Copilot', 'GitHub Copilot'].map(
      (name) => new RegExp(`^${name}`),
    ),
    { timeout: 10_000 },
  )

  await library.signInAgain(page, admin)
  await openSettings(page)
  await button(page, 'Restore defaults').click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore defaults' }).click()
  await expect(page.getByText('Default AI tools restored.')).toBeVisible()
  await expect(names(page)).toHaveText(DEFAULT_NAMES)
  await expect(section(page).getByText('7 tools, 7 on')).toBeVisible()
  const restored = await openInMenu(page, promptId)
  await expect(restored).toHaveText(DEFAULT_NAMES.map((name) => new RegExp(`^${name}`)))
})

const AI_SERVICE = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://127.0.0.1:9',
  AI_API_KEY: 'secret',
  AI_MODEL: 'some-model',
  AI_NAME: 'Campus AI',
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an admin approves a tool and the AI service, and renames the classes', async ({ page }) => {
  const served = await startLibrary({ STARTER_PROMPTS: 'false', ...AI_SERVICE })
  const admin = await served.signIn(page, { role: 'admin' })
  const html = '<p>Comment on {{grades}}.</p>'
  const { id } = await createPrompt(served.db, { author_id: admin.id, html })
  await served.db.updateTable('prompts').set({ data_class: 'restricted' }).where('id', '=', id).execute()
  await page.goto(`${served.origin}/admin?tab=settings&section=ai-tools`)
  await region(page, 'AI tools').getByRole('button', { name: 'Edit Claude' }).click()
  await region(page, 'AI tools').getByLabel('Most sensitive data allowed').selectOption('Restricted')
  const save = page.getByRole('button', { name: 'Save changes' })
  const open = (title: string) => page.getByRole('link', { name: title, exact: true }).click()
  const service = page.getByRole('group', { name: 'AI service' })
  await expect(service.getByText('In use: Campus AI.')).toBeVisible()
  await service.getByLabel('Most sensitive data allowed').selectOption('Internal')
  await save.click()
  await expect(page.getByText('AI tools saved.')).toBeVisible()

  await open('Sensitive data')
  const classes = region(page, 'Sensitive data')
  const name = (group: string) => classes.getByRole('group', { name: group }).getByLabel('Name')
  await name('Most sensitive').fill('internal')
  await save.click()
  await expect(name('Most sensitive')).toBeFocused()
  await expect(name('Most sensitive')).toHaveAccessibleDescription(/Two levels have the same name\./)
  await expectAccessibleInThemes(page)
  await name('Most sensitive').fill('Level 3')
  await page.reload()
  await expect(name('Most sensitive')).toHaveValue('Level 3')
  await save.click()
  await expect(page.getByText('Sensitive data settings saved.')).toBeVisible()
  await open('AI tools')
  await expect(service.getByLabel('Most sensitive data allowed').locator('option')).toHaveText([
    'Public',
    'Internal',
    'Level 3',
  ])

  await page.goto(`${served.origin}/?use=${id}`)
  await expect(page.getByRole('dialog').getByText(/^For Level 3 data: Protected by law/)).toBeVisible()
  await page.getByRole('button', { name: 'Open in…' }).click()
  await expect(page.getByRole('menuitem').filter({ hasText: 'Claude' })).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('menuitem').filter({ hasText: 'ChatGPT' })).toHaveAccessibleDescription(
    'Not approved for Level 3 data',
  )

  await page.goto(`${served.origin}/admin?tab=settings&section=sensitive-data`)
  await classes.getByRole('button', { name: 'Restore defaults' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore defaults' }).click()
  await expect(page.getByText('Default sensitive data settings restored.')).toBeVisible()
  await page.getByRole('tab', { name: 'Audit log' }).click()
  for (const setting of ['Sensitive data', 'AI service approval', 'AI tools'])
    await expect(page.getByRole('row').filter({ hasText: setting }).first()).toBeVisible()
  await served.close()
})

test('search synonyms are validated, saved, used by searches, and restored', async ({ page, library }) => {
  const [known, typed] = ['zorbword', 'zorbsynonym']
  const admin = await library.signIn(page, { role: 'admin' })
  await createPrompt(library.db, { author_id: admin.id, title: `About ${known}` })
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/admin?tab=settings&section=search')
  const box = page.getByLabel('Synonym groups')
  const save = page.getByRole('button', { name: 'Save changes' })
  const restore = page.getByRole('button', { name: 'Restore defaults' })
  const synonyms = page.getByRole('region', { name: 'Search', exact: true })
  await expect(box).toHaveValue(/^essay, paper, /)
  const defaults = await box.inputValue()
  await expect(save).toBeHidden()
  await expect(restore).toBeHidden()
  await expectAccessibleInThemes(page)

  await box.fill(`${defaults}\n${known}, ${typed},\n\nalone`)
  await save.click()
  const line = defaults.split('\n').length + 3
  await expect(page.getByText(`Line ${line}: Add at least one synonym for “alone”.`)).toBeVisible()
  await expect(box).toBeFocused()
  await expectAccessibleInThemes(page)

  await box.fill(`${defaults}\n${known}, ${typed},\n`)
  await save.click()
  await expect(page.getByText('Search settings saved.')).toBeVisible()
  await expect(synonyms.getByText('Customized')).toBeVisible()
  await expect(box).toHaveValue(`${defaults}\n${known}, ${typed}`)
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Search synonyms' }).first()).toBeVisible()

  await page.goto(`/?q=${typed}`)
  await expect(page.getByRole('article').locator('mark')).toHaveText(known)

  await page.goto('/admin?tab=settings&section=search')
  await restore.click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore defaults' }).click()
  await expect(page.getByText('Default search settings restored.')).toBeVisible()
  await expect(box).toHaveValue(defaults)
  await expect(restore).toBeHidden()
  await page.goto(`/?q=${typed}`)
  await expect(page.getByText('No prompts found.')).toBeVisible()
})
