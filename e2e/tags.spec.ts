import type { Page } from '@playwright/test'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, test } from './library.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Tags' })
const chips = (page: Page) => page.getByRole('list', { name: 'Added to this prompt' }).getByRole('listitem')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function enter(page: Page, ...tags: string[]): Promise<void> {
  for (const tag of tags) {
    await box(page).fill(tag)
    await box(page).press('Enter')
  }
}

test.describe('a draft', () => {
  test('has the tags and what was typed, and asks before it is lost', async ({ page, library }) => {
    acceptLeaving(page)
    await library.signIn(page, {})
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
    await page.getByText('More details').click()
    await enter(page, 'kept')
    await box(page).fill('half')
    await page.reload()
    await expect(chips(page)).toHaveText(['kept'])
    await expect(box(page)).toHaveValue('half')
    await press(page, 'Discard draft')
    await expect(chips(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('')

    await box(page).fill('half')
    await box(page).press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(box(page)).toHaveValue('half')
  })
})
