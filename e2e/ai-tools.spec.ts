import type { Page } from '@playwright/test'
import { DEFAULT_TARGETS } from '../domain/src/prompts/targets.ts'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleEverywhere } from './measures.ts'

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

test.describe('AI tools in Settings', () => {
  test('are added, ordered by keyboard, saved, offered to members, and restored', async ({
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
    await expect(section(page).getByText('7 tools, 6 on · Customized')).toBeVisible()
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

  test('show what is wrong beside the tool, and keep what was typed', async ({ page, library }) => {
    acceptLeaving(page)
    await library.signIn(page, { role: 'admin' })
    await openSettings(page)
    await button(page, 'Edit Gemini').click()
    await input(page, 'Address').fill('http://gemini.example.com/')
    await button(page, 'Edit Gemini').click()
    await button(page, 'Add AI tool').click()
    await button(page, 'Save changes').click()

    const rows = section(page).getByRole('listitem')
    const address = input(page, 'Address', 'Gemini')
    await expect(rows.nth(2).getByText('The address of Gemini must start with https://.')).toBeVisible()
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/must start with https:/)
    const added = rows.last()
    await expect(added.getByText('An AI tool needs a name.')).toBeVisible()
    await expect(
      added.getByText('Enter a full web address for this tool, such as https://chat.example.edu.'),
    ).toBeVisible()
    await expectAccessibleEverywhere(page)
    await button(page, 'Edit Gemini').click()
    await expect(rows.nth(2).getByText('The address of Gemini must start with https://.')).toBeVisible()

    await input(page, 'Name', 'New AI tool').fill('chatgpt')
    await expect(section(page).getByText('Two AI tools have the same name.')).toBeVisible()
    await page.reload()
    await expect(names(page)).toHaveText([...DEFAULT_NAMES, 'chatgpt'])
    await expect(section(page).getByText('8 tools, 8 on')).toBeVisible()
    await button(page, 'Discard changes').click()
    await expect(names(page)).toHaveText(DEFAULT_NAMES)
    await expect(page.getByRole('heading', { name: 'AI tools' })).toBeFocused()
  })
})
