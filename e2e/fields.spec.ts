import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectTargets, expectToFit } from './measures.ts'

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const chips = (page: Page) => editorOf(page).locator('.field-in-text')
const section = (page: Page) => page.getByRole('region', { name: 'Fields', exact: true })
const summaries = (page: Page) => section(page).locator('summary')
const row = (page: Page, name: string) =>
  section(page)
    .locator('details')
    .filter({ hasText: `{{${name}}}` })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const nameOf = (page: Page, name: string) => row(page, name).getByLabel('Name', { exact: true })

async function open(page: Page, name: string): Promise<void> {
  await row(page, name).locator('summary').click()
}

const DESCRIBED = [
  { name: 'course', label: 'Course', required: true },
  { name: 'level', type: 'choice' as const, options: ['Intro', 'Advanced'] },
]

/** A prompt of the signed-in user with two described fields. */
async function createDescribed(library: { db: Parameters<typeof createPrompt>[0] }, author_id: number) {
  const { id } = await createPrompt(library.db, {
    author_id,
    title: 'Described',
    html: '<p>For {{course}} at {{level}}.</p>',
  })
  const fields = JSON.stringify(DESCRIBED)
  await library.db.updateTable('prompts').set({ fields }).where('id', '=', id).execute()
  return id
}

test('fields are found, described, renamed, restored from a draft, and saved', { tag: '@core' }, async ({
  page,
  library,
}) => {
  acceptLeaving(page)
  await library.signIn(page, {})
  await page.goto('/submit')
  await page.getByLabel('Prompt Title').fill('Course outline')
  await expect(section(page)).toContainText('type {{course}} in the text')
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
  await expect(row(page, 'class').getByLabel('Label')).toBeFocused()
  await expect(chips(page)).toHaveText(['{{class}}', '{{', 'lev', 'el}}', '{{class}}', '{{user}}'])

  await open(page, 'user')
  await row(page, 'user').getByLabel('Not a field').check()
  await expect(chips(page)).toHaveText(['{{class}}', '{{', 'lev', 'el}}', '{{class}}'])
  await expect(row(page, 'user').locator('summary')).toHaveText('{{user}}Not a field')

  await page.reload()
  await expect(page.getByText('Restored your unsaved draft')).toBeVisible()
  await expect(summaries(page)).toHaveText([
    'Class{{class}}Text',
    'Course level{{level}}Choice, required',
    '{{user}}Not a field',
  ])
  await expect(chips(page)).toHaveText(['{{class}}', '{{', 'lev', 'el}}', '{{class}}'])

  await editorOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Due ')
  await page.getByRole('toolbar').getByRole('button', { name: 'Insert field' }).click()
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
  await row(page, 'user').getByLabel('Not a field').uncheck()
  await expect(chips(page)).toHaveCount(7)
  await expect(chips(page).nth(5)).toHaveText('{{user}}')
  await open(page, 'level')
  await expect(row(page, 'level').getByLabel('Options')).toHaveValue('Intro\nAdvanced')
})

test('undoing a rename brings back the name with its description', async ({ page, library }) => {
  const author = await library.signIn(page, {})
  const id = await createDescribed(library, author.id)
  await page.goto(`/my-prompts?edit=${id}`)
  await open(page, 'course')
  await nameOf(page, 'course').fill('class')
  await page.keyboard.press('Enter')
  await expect(summaries(page).first()).toHaveText('Course{{class}}Text, required')
  await expect(nameOf(page, 'class')).toBeFocused()
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name }).click()
  await tool('Undo')
  await expect(editorOf(page)).toHaveText('For {{course}} at {{level}}.')
  await expect(summaries(page).first()).toHaveText('Course{{course}}Text, required')
  await tool('Redo')
  await expect(editorOf(page)).toHaveText('For {{class}} at {{level}}.')
  await expect(summaries(page).first()).toHaveText('Course{{class}}Text, required')
})

test('a description that isn’t complete blocks saving and gets the focus', async ({ page, library }) => {
  const author = await library.signIn(page, {})
  const id = await createDescribed(library, author.id)
  await page.goto(`/my-prompts?edit=${id}`)
  await open(page, 'level')
  const level = row(page, 'level')
  await level.getByLabel('Default').selectOption('Intro')
  await level.getByLabel('Options').fill('Advanced')
  await open(page, 'level')
  await expect(level.getByLabel('Options')).toBeHidden()
  await press(page, 'Update Prompt')
  await expect(level.getByLabel('Default')).toBeFocused()
  await expect(level).toContainText('The default of “level” isn’t one of its options.')
  await expect(level.locator('summary')).toContainText('Needs a change')
  await level.getByLabel('Default').selectOption('')
  await level.getByLabel('Options').fill(' \n')
  await press(page, 'Update Prompt')
  await expect(level.getByLabel('Options')).toBeFocused()
  await expect(level).toContainText('Add at least one option to “level”.')
  await expectAccessible(page)
  // As a text field it needs no options.
  await level.getByLabel('Type').selectOption('Text')
  await press(page, 'Update Prompt')
  await expect(page.getByRole('status').getByText('Prompt updated.', { exact: true })).toBeVisible()
})

test('more than 30 descriptions are too many', async ({ page, library }) => {
  const author = await library.signIn(page, {})
  const names = Array.from({ length: 31 }, (_, index) => `f${index}`)
  const { id } = await createPrompt(library.db, {
    author_id: author.id,
    html: `<p>${names.map((name) => `{{${name}}}`).join(' ')}</p>`,
  })
  const fields = JSON.stringify(names.slice(0, 30).map((name) => ({ name, required: true })))
  await library.db.updateTable('prompts').set({ fields }).where('id', '=', id).execute()
  await page.goto(`/my-prompts?edit=${id}`)
  await open(page, 'f30')
  await row(page, 'f30').getByLabel('Help text').fill('One too many')
  const sentence = section(page).getByText('You can describe up to 30 fields, and you’ve described 31.')
  await expect(sentence).toBeVisible()
  await press(page, 'Update Prompt')
  await expect(sentence).toBeFocused()
  await row(page, 'f30').getByLabel('Help text').fill('')
  await expect(sentence).toBeHidden()
})

test('a description stays while its field is retyped, and saving without the field says so', async ({
  page,
  library,
}) => {
  const author = await library.signIn(page, {})
  const id = await createDescribed(library, author.id)
  await page.goto(`/my-prompts?edit=${id}`)
  await editorOf(page).fill('For {{level}} only')
  await expect(section(page)).toContainText('“course” isn’t in the text. Saving removes its description.')
  await editorOf(page).fill('For {{level}} and {{course}}')
  await expect(summaries(page)).toHaveText(['Level{{level}}Choice', 'Course{{course}}Text, required'])
  await editorOf(page).fill('For {{level}} only')
  await press(page, 'Update Prompt')
  await expect(
    page
      .getByRole('status')
      .getByText(
        'Prompt updated. The description of “course” was removed because {{course}} isn’t in the text.',
      ),
  ).toBeVisible()
})

test.describe('a newer version', () => {
  test.use({ expectedErrors: /409/ })

  test('that differs only in its fields shows how', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const id = await createDescribed(library, author.id)
    await page.goto(`/my-prompts?edit=${id}`)
    await expect(summaries(page)).toHaveCount(2)
    const fields = JSON.stringify([{ name: 'course', label: 'Course number' }])
    await library.db.updateTable('prompts').set({ fields, version: 2 }).where('id', '=', id).execute()
    await open(page, 'level')
    await row(page, 'level').getByLabel('Help text').fill('From the catalog')
    await press(page, 'Update Prompt')
    const conflict = page.getByRole('dialog', { name: 'This prompt changed while you were editing' })
    await expect(conflict).toContainText('Label: Course number')
    await expect(conflict).toContainText('Help text: From the catalog')
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Use saved version' }).click()
    await expect(summaries(page)).toHaveText(['Course number{{course}}Text', 'Level{{level}}Text'])
  })
})

test('a draft from before there were fields is restored', async ({ page, library }) => {
  acceptLeaving(page)
  await library.signIn(page, {})
  await page.goto('/submit')
  await page.getByLabel('Prompt Title').fill('Early draft')
  await editorOf(page).fill('About {{topic}}')
  await expect(summaries(page)).toHaveText('Topic{{topic}}Text')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const [key, text] of Object.entries(storage)) {
        if (!key.startsWith('draft ')) continue
        const kept = JSON.parse(text)
        delete kept.value.draft.fields
        storage.setItem(key, JSON.stringify(kept))
      }
  })
  await page.reload()
  await expect(page.getByLabel('Prompt Title')).toHaveValue('Early draft')
  await expect(summaries(page)).toHaveText('Topic{{topic}}Text')
})

test('the fields of a form are accessible in both themes, and fit a small screen', async ({
  page,
  library,
}) => {
  await library.signIn(page, {})
  await page.goto('/submit')
  await page.getByLabel('Prompt Title').fill('Accessible')
  await editorOf(page).fill('{{course}} {{level}} {{user}} {{a_name_that_is_very_long_and_has_no_end}}')
  for (const name of ['course', 'level', 'user']) await open(page, name)
  await row(page, 'level').getByLabel('Type').selectOption('Several choices')
  await row(page, 'level').getByLabel('Options').fill('Intro\nAdvanced')
  await row(page, 'level').getByLabel('Allow other answers').check()
  await row(page, 'user').getByLabel('Not a field').check()
  await nameOf(page, 'course').fill('no name')
  await page.keyboard.press('Enter')
  for (const width of [1280, 320])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  await expectTargets(page)
  await expectToFit(page)
})

test('words in braces that can’t be a name are offered as a field', async ({ page, library }) => {
  acceptLeaving(page)
  await library.signIn(page, {})
  await page.goto('/submit')
  await editorOf(page).click()
  await page.keyboard.type('About {{Lab Topic}} and {{ user.name }}.')
  await expect(section(page)).toContainText('{{Lab Topic}} isn’t a field.')
  await expect(section(page)).not.toContainText('user.name')
  await expectAccessible(page)
  await press(page, 'Change to {{lab_topic}}')
  await expect(summaries(page)).toHaveText(['Lab Topic{{lab_topic}}Text'])
  await expect(editorOf(page)).toHaveText('About {{lab_topic}} and {{ user.name }}.')
  await expect(section(page)).not.toContainText('isn’t a field')
})

test('each inserted field gets its own name', async ({ page, library }) => {
  acceptLeaving(page)
  await library.signIn(page, {})
  await page.goto('/submit')
  await editorOf(page).click()
  for (let count = 0; count < 2; count += 1) {
    await press(page, 'Insert field')
    await page.keyboard.press('End')
    await page.keyboard.type(' ')
  }
  await expect(chips(page)).toHaveText(['{{name}}', '{{name_2}}'])
})
