import type { Page } from '@playwright/test'
import { getDataGuard } from '../contract/src/data-guard.ts'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { say, startStandInAi } from '../server/src/testing/stand-in-ai.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { readClipboard } from './clipboard.ts'
import { expect, startLibrary, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

// Approvals apply to the whole library, so one test must not change them under another.
test.describe.configure({ mode: 'default' })

let ai: Awaited<ReturnType<typeof startStandInAi>>
let served: Awaited<ReturnType<typeof startLibrary>>
test.beforeAll(async () => {
  ai = await startStandInAi()
  served = await startLibrary({
    STARTER_PROMPTS: 'false',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: ai.baseUrl,
    AI_API_KEY: 'secret',
    AI_MODEL: 'some-model',
    AI_NAME: 'Campus AI',
  })
})
test.afterAll(async () => {
  await served.close()
  await ai.close()
})
test.beforeEach(async ({ context }) => {
  ai.behave()
  await served.db.deleteFrom('settings').execute()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: served.origin })
})

const DESCRIPTION = 'Protected by law or contract, such as grades, health records, and personnel files.'
const QUESTION = 'What’s the most sensitive data people will enter?'
const NOT_APPROVED = 'Not approved for Restricted data'

let made = 0
async function restrictedPrompt({ html = '<p>Comment on {{grades}}.</p>', data_class = 'restricted' } = {}) {
  made += 1
  const title = `Class number ${made}`
  const author = await createUser(served.db)
  const { id } = await createPrompt(served.db, { author_id: author.id, title, html })
  await served.db
    .updateTable('prompts')
    .set({ data_class: data_class as 'restricted' })
    .where('id', '=', id)
    .execute()
  return { id, title }
}

const dialog = (page: Page) => page.getByRole('dialog')
const dataClass = (page: Page) => dialog(page).getByLabel(QUESTION)
const tools = (page: Page) => page.getByRole('menuitem')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const enhanceButton = (page: Page) => page.getByRole('button', { name: 'Enhance prompt' })

async function openTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open in…' }).press('Enter')
  await expect(tools(page).first()).toBeVisible()
  // The tools may have loaded after the menu opened, and then none has the focus.
  await page.keyboard.press('Home')
}

/** Opens the last step of the builder with a pasted prompt. */
async function reviewPasted(page: Page): Promise<void> {
  await page.goto(`${served.origin}/build-prompt`)
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  await page.getByRole('button', { name: 'Improve a prompt you already have' }).click()
  await page.getByRole('textbox', { name: 'Your prompt' }).fill('Comment on {{grades}}.')
  await page.getByRole('button', { name: 'Review & Enhance', exact: true }).click()
  await expect(enhanceButton(page)).toBeVisible()
}

test('a prompt for restricted data says so and can be copied, but not opened in a tool for public data', async ({
  page,
}) => {
  const { id, title } = await restrictedPrompt()
  await served.signIn(page, {})
  await page.goto(served.origin)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('For Restricted data')).toBeVisible()
  await expectAccessibleInThemes(page)

  await page.goto(`${served.origin}/?prompt=${id}`)
  await expect(dialog(page).getByText(`For Restricted data: ${DESCRIPTION}`)).toBeVisible()
  await expectAccessibleInThemes(page)

  await page.goto(`${served.origin}/?use=${id}`)
  await expect(dialog(page).getByText(`For Restricted data: ${DESCRIPTION}`)).toBeVisible()
  await dialog(page).getByLabel('Grades').fill('the essays')
  await openTools(page)
  const popups: unknown[] = []
  page.context().on('page', (popup) => popups.push(popup))
  for (const name of ['ChatGPT', 'Claude', 'Gemini']) {
    const tool = tools(page).filter({ hasText: name }).first()
    await expect(tool).toBeFocused()
    await expect(tool).toHaveAccessibleName(name)
    await expect(tool).toHaveAccessibleDescription(NOT_APPROVED)
    await expect(tool).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  await expectAccessibleInThemes(page)
  await tools(page).first().click({ force: true })
  await expect(tools(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tools(page)).toHaveCount(0)
  expect(popups).toEqual([])

  await dialog(page).getByRole('button', { name: 'Copy filled prompt' }).click()
  await expect(page.getByRole('status').getByText('Prompt copied.')).toBeVisible()
  expect(await readClipboard(page)).toBe('Comment on the essays.')
})

test('a prompt without fields has the same refusals', async ({ page }) => {
  const { id } = await restrictedPrompt({
    html: '<p>Comment on the grades below.</p>',
    data_class: 'internal',
  })
  await page.goto(`${served.origin}/?prompt=${id}`)
  await openTools(page)
  await expect(tools(page).first()).toHaveAccessibleDescription('Not approved for Internal data')
})

test('a prompt for public data requests nothing about data until its tools are opened', async ({ page }) => {
  const { id } = await restrictedPrompt({ html: '<p>Be brief.</p>', data_class: 'public' })
  await served.db.deleteFrom('prompts').where('id', '!=', id).execute()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(`${served.origin}/?prompt=${id}`)
  await expect(dialog(page).getByText('Be brief.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested).not.toContain(getDataGuard.path)
  expect(page.workers()).toEqual([])
  await openTools(page)
  await expect(tools(page).first()).not.toHaveAttribute('aria-disabled')
  await expect(page.getByText('Public data')).toHaveCount(0)
  // The text is checked before it can be opened in a tool.
  await expect.poll(() => requested).toContain(getDataGuard.path)
})

test('the class is chosen in the form, kept by a clone, and changed by an edit', async ({ page }) => {
  acceptLeaving(page)
  await served.signIn(page, { display_name: 'Ada Author' })
  await page.goto(`${served.origin}/`)
  await page.getByRole('link', { name: 'Submit' }).first().click()
  await expect(dataClass(page)).toHaveValue('public')
  await expect(dataClass(page)).toHaveAccessibleDescription(/This doesn’t change who can see the prompt\./)
  await dialog(page).getByLabel('Prompt Title').fill('Sums up records')
  await dialog(page).getByText('More details').click()
  await dataClass(page).selectOption('Restricted data')
  await expect(dataClass(page)).toHaveAccessibleDescription(new RegExp(`^${DESCRIPTION}`))
  await expectAccessibleInThemes(page)
  await dialog(page).getByRole('textbox', { name: 'Prompt Content' }).fill('Sum up {{records}}.')
  await dialog(page).getByRole('button', { name: 'Submit Prompt' }).click()
  await expect(page.getByText('Prompt submitted successfully!')).toBeVisible()

  const { id } = await served.db
    .selectFrom('prompts')
    .select('id')
    .where('title', '=', 'Sums up records')
    .executeTakeFirstOrThrow()
  await page.goto(`${served.origin}/?clone=${id}`)
  await expect(dataClass(page)).toHaveValue('restricted')
  await dialog(page).getByLabel('Prompt Title').fill('A clone for records')
  await dialog(page).getByRole('button', { name: 'Clone Prompt' }).click()
  await expect(page.getByText('Prompt cloned to My Prompts.')).toBeVisible()

  await page.goto(`${served.origin}/?edit=${id}`)
  await expect(dataClass(page)).toHaveValue('restricted')
  await dataClass(page).selectOption('Internal data')
  await dialog(page).getByRole('button', { name: 'Update Prompt' }).click()
  await expect(page.getByText('Prompt updated.')).toBeVisible()
  const stored = await served.db
    .selectFrom('prompts')
    .select(['title', 'data_class'])
    .where('title', 'in', ['Sums up records', 'A clone for records'])
    .orderBy('id')
    .execute()
  expect(stored).toEqual([
    { title: 'Sums up records', data_class: 'internal' },
    { title: 'A clone for records', data_class: 'restricted' },
  ])
})

test.describe('names that can’t be loaded', () => {
  test.use({ expectedErrors: /503/ })

  test('don’t keep the form waiting', async ({ page }) => {
    await page.route(`**${getDataGuard.path}`, (route) => route.fulfill({ status: 503, json: {} }))
    await served.signIn(page, {})
    await page.goto(`${served.origin}/submit`)
    await page.getByText('More details').click()
    await page.getByLabel(QUESTION).selectOption('Restricted data')
    await expect(page.getByLabel(QUESTION)).toHaveValue('restricted')
  })
})

test('an admin approves a tool and the AI service, and renames the classes', async ({ page }) => {
  const { id } = await restrictedPrompt()
  await served.signIn(page, { role: 'admin' })
  await page.goto(`${served.origin}/admin?tab=settings&section=ai-tools`)
  await section(page, 'AI tools').getByRole('button', { name: 'Edit Claude' }).click()
  await section(page, 'AI tools').getByLabel('Most sensitive data allowed').selectOption('Restricted')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(page.getByText('AI tools saved.')).toBeVisible()

  const open = (title: string) => page.getByRole('link', { name: title, exact: true }).click()
  await open('AI service')
  const service = section(page, 'AI service')
  await expect(service.getByText('In use: Campus AI.')).toBeVisible()
  await service.getByLabel('Most sensitive data allowed').selectOption('Internal')
  await save.click()
  await expect(page.getByText('AI service approval saved.')).toBeVisible()

  await open('Sensitive data')
  const classes = section(page, 'Sensitive data')
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
  await expect(page.getByText('Levels saved.')).toBeVisible()
  await open('AI service')
  await expect(service.getByLabel('Most sensitive data allowed').locator('option')).toHaveText([
    'Public',
    'Internal',
    'Level 3',
  ])

  await page.goto(`${served.origin}/?use=${id}`)
  await expect(dialog(page).getByText(`For Level 3 data: ${DESCRIPTION}`)).toBeVisible()
  await openTools(page)
  await expect(tools(page).filter({ hasText: 'Claude' })).not.toHaveAttribute('aria-disabled')
  await expect(tools(page).filter({ hasText: 'ChatGPT' })).toHaveAccessibleDescription(
    'Not approved for Level 3 data',
  )

  await page.goto(`${served.origin}/admin?tab=settings&section=sensitive-data`)
  await classes.getByRole('button', { name: 'Restore defaults' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore defaults' }).click()
  await expect(page.getByText('Default levels restored.')).toBeVisible()
  await page.getByRole('tab', { name: 'Audit log' }).click()
  for (const setting of ['Sensitive data', 'AI service approval', 'AI tools'])
    await expect(page.getByRole('row').filter({ hasText: setting }).first()).toBeVisible()
})

test('patterns of student IDs show what is wrong line by line', async ({ page }) => {
  acceptLeaving(page)
  await served.signIn(page, { role: 'admin' })
  await page.goto(`${served.origin}/admin?tab=settings&section=student-ids`)
  const patterns = section(page, 'Student IDs')
  const box = patterns.getByLabel('Patterns')
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(box).toHaveValue('A########')
  await box.fill('A########\nB#\n-#######')
  await save.click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(
    /Line 2: Patterns need at least 5 # signs\.\s*Line 3: Patterns can’t start/,
  )
  await expectAccessibleInThemes(page)
  await box.fill('A########\n\n#######')
  await save.click()
  await expect(page.getByText('Student ID patterns saved.')).toBeVisible()
  await expect(patterns.getByText('2 patterns · Customized')).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('A########\n#######')
})

test.describe('enhancing', () => {
  test.use({ expectedErrors: /403/ })

  test('is refused with the reason where the AI service isn’t approved, and works for public data', async ({
    page,
  }) => {
    await served.signIn(page, {})
    await reviewPasted(page)
    const choice = page.getByLabel(QUESTION)
    await page.getByText('Sensitive data', { exact: true }).click()
    await choice.selectOption('Restricted data')
    await expect(enhanceButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(enhanceButton(page)).toHaveAccessibleDescription(
      /^The AI service isn’t approved for Restricted data\./,
    )
    await expect(page.getByRole('status').getByText('isn’t approved for Restricted data')).toBeVisible()
    await enhanceButton(page).focus()
    await page.keyboard.press('Enter')
    await enhanceButton(page).click({ force: true })
    await expectAccessibleInThemes(page)
    await page.reload()
    await expect(choice).toHaveValue('restricted')
    expect(ai.calls).toEqual([])

    await choice.selectOption('Nothing sensitive')
    await expect(enhanceButton(page)).not.toHaveAttribute('aria-disabled')
    await expect(enhanceButton(page)).toHaveAccessibleDescription('')
    ai.behave(say(JSON.stringify({ enhanced_prompt: 'Comment kindly on {{grades}}.', suggestions: [] })))
    await enhanceButton(page).click()
    await expect(page.getByRole('tab', { name: 'AI Enhanced' })).toHaveAttribute('aria-selected', 'true')

    await choice.selectOption('Internal data')
    await page.getByRole('button', { name: 'Add to Library' }).click()
    await expect(dataClass(page)).toHaveValue('internal')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear Form' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Form' }).click()
    await reviewPasted(page)
    await expect(choice).toHaveValue('public')
  })

  test('shows the server’s refusal if the approval changed since the page loaded', async ({ page }) => {
    const approve = (value: string) =>
      served.db
        .insertInto('settings')
        .values({ name: 'ai_service_class', value: JSON.stringify(value), updated_at: new Date() })
        .execute()
    await page.route(`**${getDataGuard.path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), enhancement_class: 'restricted' } })
      await page.unroute(`**${getDataGuard.path}`)
    })
    await approve('public')
    await served.signIn(page, {})
    await reviewPasted(page)
    await page.getByText('Sensitive data', { exact: true }).click()
    await page.getByLabel(QUESTION).selectOption('Restricted data')
    await enhanceButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The AI service isn’t approved for Restricted data.')
    await expect(enhanceButton(page)).toHaveAttribute('aria-disabled', 'true')
    expect(ai.calls).toEqual([])
  })
})
