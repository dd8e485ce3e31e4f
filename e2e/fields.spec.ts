import type { Page } from '@playwright/test'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, test } from './library.ts'

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const chips = (page: Page) => editorOf(page).locator('.field-in-text')
const section = (page: Page) => page.getByRole('region', { name: 'Blanks', exact: true })
const summaries = (page: Page) => section(page).locator('summary')
const row = (page: Page, name: string) =>
  section(page)
    .locator('details')
    .filter({ hasText: `{{${name}}}` })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const nameOf = (page: Page, name: string) => row(page, name).getByLabel('Name in your text')

async function open(page: Page, name: string): Promise<void> {
  await row(page, name).locator('summary').click()
}

test('fields are found, described, renamed, restored from a draft, and saved', async ({ page, library }) => {
  acceptLeaving(page)
  await library.signIn(page, {})
  await page.goto('/submit')
  await page.getByLabel('Prompt Title').fill('Course outline')
  await expect(page.getByText('type [course] or choose Add blank')).toBeVisible()
  await editorOf(page).click()
  await page.keyboard.type('Outline {{course}} at the {{')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('lev')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('el}} level, {{course}} again, and {{user}}.')
  // Formatting splits this field, and with it the chip.
  await expect(chips(page)).toHaveText(['{{course}}', '{{', 'lev', 'el}}', '{{course}}', '{{user}}'])
  await expect(summaries(page)).toHaveText(['Course{{course}}Text', 'Level{{level}}Text', 'User{{user}}Text'])

  await open(page, 'level')
  const level = row(page, 'level')
  await level.getByLabel('Label').fill('Course level')
  await level.getByLabel('Help text').fill('Where the course is listed')
  await level.getByLabel('Type').selectOption('Choice')
  await level.getByLabel('Options').fill('Intro\n\nAdvanced\n')
  await level.getByLabel('Default').selectOption('Intro')
  await level.getByLabel('Required').check()
  await expect(level.locator('summary')).toHaveText('Course level{{level}}Choice, required')

  await open(page, 'course')
  const name = nameOf(page, 'course')
  for (const [wrong, sentence] of [
    ['two words', 'Start the name with a letter'],
    ['level', 'Another field is already named “level”.'],
  ] as const) {
    await name.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(row(page, 'course').getByRole('alert')).toContainText(sentence)
    await expect(chips(page).first()).toHaveText('{{course}}')
    // A name that can't be used isn't dropped silently.
    await press(page, 'Submit Prompt')
    await expect(name).toBeFocused()
    await expect(page).toHaveURL('/submit')
  }
  await name.fill('class')
  await page.keyboard.press('Tab')
  await expect(row(page, 'class').getByLabel('Help text')).toBeFocused()
  await expect(chips(page)).toHaveText(['{{class}}', '{{', 'lev', 'el}}', '{{class}}', '{{user}}'])

  await open(page, 'user')
  await row(page, 'user').getByLabel('Keep as text').check()
  await expect(chips(page)).toHaveText(['{{class}}', '{{', 'lev', 'el}}', '{{class}}'])
  await expect(row(page, 'user').locator('summary')).toHaveText('{{user}}Kept as text')

  await page.reload()
  await expect(page.getByText('Restored your unsaved draft')).toBeVisible()
  await expect(summaries(page)).toHaveText([
    'Class{{class}}Text',
    'Course level{{level}}Choice, required',
    '{{user}}Kept as text',
  ])
  await expect(chips(page)).toHaveText(['{{class}}', '{{', 'lev', 'el}}', '{{class}}'])

  await editorOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Due ')
  await page.getByRole('toolbar').getByRole('button', { name: 'Add blank' }).click()
  await page.keyboard.type('due_date')
  await open(page, 'due_date')
  await row(page, 'due_date').getByLabel('Type').selectOption('Date')
  await row(page, 'due_date').getByLabel('Default').fill('2026-09-01')

  await press(page, 'Submit Prompt')
  await expect(page).toHaveURL('/my-prompts')
  const saved = await library.db
    .selectFrom('prompts')
    .select(['fields', 'id'])
    .where('title', '=', 'Course outline')
    .executeTakeFirstOrThrow()
  expect(saved.fields).toEqual([
    {
      name: 'level',
      label: 'Course level',
      help: 'Where the course is listed',
      type: 'choice',
      default: 'Intro',
      required: true,
      options: ['Intro', 'Advanced'],
    },
    { name: 'user', not_a_field: true },
    { name: 'due_date', type: 'date', default: '2026-09-01' },
  ])

  await page.goto(`/my-prompts?edit=${saved.id}`)
  await expect(summaries(page)).toHaveCount(4)
  await open(page, 'user')
  await row(page, 'user').getByLabel('Keep as text').uncheck()
  await expect(chips(page)).toHaveCount(7)
  await expect(chips(page).nth(5)).toHaveText('{{user}}')
  await open(page, 'level')
  await expect(row(page, 'level').getByLabel('Options')).toHaveValue('Intro\nAdvanced')
})
