import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

async function choose(page: Page, text: string, name = 'prompts.csv'): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a CSV file with problems and duplicates is canceled, imported, and undone', async ({
  page,
  library,
}) => {
  const user = await library.signIn(page, {})
  const mine = { author_id: user.id, title: 'Lesson plan', html: '<p>Plan a lesson</p>', is_public: false }
  await createPrompt(library.db, mine)
  await page.goto('/my-prompts')
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: 'Import prompts' }).click()
  const rows = Array.from({ length: 150 }, (_, index) => `Card ${index},Write card ${index}`)
  await choose(page, ['Name,Text', 'Lesson plan,Plan a better lesson', ',No title', ...rows].join('\n'))
  await button(page, 'Continue').click()
  await expect(page.getByText('Row 3: A prompt needs a title.')).toBeVisible()
  await expect(page.getByText('You have a prompt with this title')).toBeVisible()
  await expectAccessible(page)

  // Canceled between two batches.
  let isHeld = true
  await page.route('**/api/imports/*/prompts', async (route) => {
    if (isHeld && route.request().postDataJSON().first > 1) return
    await route.continue()
  })
  await page.getByLabel('Category').selectOption('Teach')
  await button(page, 'Import 150 prompts').click()
  await expect(page.getByText('100 of 150')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Canceled. Nothing was imported.')).toBeVisible()
  isHeld = false

  await page.getByLabel('Skip duplicates').uncheck()
  await button(page, 'Import 151 prompts').click()
  await expect(page.getByRole('heading', { name: 'Imported 151 prompts' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show my prompts' }).click()
  await expect(page.getByRole('tab', { name: 'My Prompts 152' })).toBeVisible()

  // After a reload, too.
  await page.reload()
  await page.getByRole('button', { name: /^Undo: Imported .+: 151 prompts$/ }).click()
  await expect(page.getByText(/^Import undone\. The prompts are in Recently deleted/)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Recently deleted 151' })).toBeVisible()
  const own = await library.db.selectFrom('prompts').select('html').where('author_id', '=', user.id).execute()
  expect(own).toEqual([{ html: '<p>Plan a lesson</p>' }])
})
