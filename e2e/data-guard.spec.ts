import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, expectToFit, tabTo } from './measures.ts'

const KEY = 'sk-proj-4f9aK2mQ8xT1vB7nL3wR6yU0zD5hJ2cE'
const TEXT = `Call the service with ${KEY} and list the results.`

const CLASS_LIST = [
  'Write a short note to each student.\n',
  'Name, Student ID, Grade, Email',
  'Ana Lopez, 4412907, B+, ana.lopez@pitt.edu',
  'Ben Carter, 4412911, C-, ben.carter@pitt.edu',
  'Mia Chen, 4412934, A, mia.chen@pitt.edu',
].join('\n')

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const guard = (page: Page) => page.getByRole('dialog', { name: 'Check for private data' })
const fallback = (page: Page) => page.getByRole('alertdialog', { name: 'Check for private data' })
const press = (page: Page, name: string | RegExp) => guard(page).getByRole('button', { name }).click()

async function fillForm(page: Page, title: string, text: string): Promise<void> {
  await page.goto('/submit')
  await page.getByLabel('Prompt Title').fill(title)
  await editorOf(page).click()
  await page.keyboard.insertText(text)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Prompt', exact: true }).click()

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Prompt submitted successfully!').first()).toBeVisible()
  await expect(guard(page)).toBeHidden()
}

/** The stored prompt with this title, as the API returns it. */
async function stored(page: Page, title: string) {
  const response = await page.request.get('/api/my_prompts.php')
  const prompts: { title: string; markdown: string; notes: string | null }[] = await response.json()
  return prompts.find((prompt) => prompt.title === title)
}

/** Everything the page sent, as far as it has a text. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request: Request) => sent.push(request.url(), request.postData() ?? ''))
  return sent
}

/** What the browser stores, apart from the draft of a form. */
const storedElsewhere = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(
      [localStorage, sessionStorage].map((storage) =>
        Object.entries(storage).filter(([name]) => !name.startsWith('draft ')),
      ),
    ),
  )

test('a key in a prompt is masked, and replaced unless the user decides otherwise', async ({
  page,
  library,
}) => {
  await library.signIn(page, {})
  const sent = watchRequests(page)
  await fillForm(page, 'Kept key', TEXT)
  await submit(page)
  await expect(guard(page)).toBeVisible()
  await expect(guard(page)).toHaveAccessibleDescription('We found 1 thing that looks private.')
  await expect(guard(page)).toContainText('Everyone who can open the library will see this text.')
  await expect(guard(page)).toContainText('It can miss things')
  await expect(guard(page)).toContainText(
    'Call the service with sk-••• {{password_or_key}} and list the results.',
  )
  await expectAccessibleInThemes(page)
  await expectTargets(page)

  const chip = guard(page).locator('.field-chip')
  const struck = guard(page).locator('del')
  const choice = guard(page).getByRole('combobox', { name: 'The password or key sk-•••' })
  await expect(choice).toHaveValue('field')
  await expect(chip).toHaveText('{{password_or_key}}')
  await expect(guard(page).getByRole('button')).toHaveText([
    '',
    'Go back',
    'Submit Prompt as is',
    'Replace it and Submit Prompt',
  ])
  await choice.selectOption('Remove')
  await expect(chip).toBeHidden()
  await expect(struck).toHaveText('sk-•••')
  await expect(guard(page).getByRole('button').last()).toHaveText('Remove it and Submit Prompt')
  await expectAccessibleInThemes(page)
  await choice.selectOption('Keep')
  await expect(struck).toBeHidden()
  await expect(guard(page).locator('mark')).toHaveText('sk-•••')

  expect(await guard(page).evaluate((element) => element.outerHTML)).not.toContain(KEY)
  expect(await storedElsewhere(page)).not.toContain(KEY.slice(0, 8))
  expect(await storedElsewhere(page)).not.toContain('•••')
  expect(sent.join('\n')).not.toContain(KEY)
  await expectToFit(page)
  await press(page, 'Submit Prompt as is')
  await expectSaved(page)
  expect((await stored(page, 'Kept key'))?.markdown).toBe(`<p>${TEXT}</p>`)
  expect(await storedElsewhere(page)).not.toContain(KEY.slice(0, 8))

  // The same key isn't asked about again, anywhere, until a reload.
  await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
  const form = page.getByRole('dialog', { name: 'Submit a New Prompt' })
  await form.getByLabel('Prompt Title').fill('Kept key again')
  await editorOf(page).click()
  await page.keyboard.insertText(`Again ${KEY} and A.B@pitt.edu.`)
  await form.getByRole('button', { name: 'Submit Prompt' }).click()
  await expect(guard(page)).toHaveAccessibleDescription('We found 1 thing that looks private.')
  await expect(guard(page)).toContainText('sk-••• and A•••@pitt.edu {{email}}.')
  await expect(guard(page).getByRole('combobox', { name: 'The email address' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(guard(page)).toBeHidden()
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Submit Prompt' }).click()
  await press(page, / as is$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fillForm(page, 'After a reload', TEXT)
  await submit(page)
  await expect(guard(page)).toBeVisible()
})

test('a class list is enhanced without what was replaced or removed, and the form keeps what was written', {
  tag: '@core',
}, async ({ page, library }) => {
  await library.signIn(page, {})
  const sent: string[] = []
  await page.route('**/api/enhance_prompt.php', (route) => {
    const { original_prompt } = route.request().postDataJSON()
    sent.push(original_prompt)
    const enhanced_prompt = `${original_prompt}\n\nBe kind.`
    const allowance = { remaining: 9, reset_time: new Date().toISOString() }
    return route.fulfill({
      json: { success: true, enhanced_prompt, suggestions: ['Said how.'], changes: [], ...allowance },
    })
  })
  const tab = (name: string) => page.getByRole('tab', { name })
  const enhance = page.getByRole('button', { name: 'Enhance prompt' })
  const own = page.getByRole('textbox', { name: 'Your prompt' })
  const decide = (what: string, decision: string) =>
    guard(page).getByRole('combobox', { name: what, exact: true }).selectOption(decision)
  await page.goto('/build-prompt')
  await page.getByRole('button', { name: 'Improve a prompt you already have' }).click()
  await own.fill(CLASS_LIST)
  await page.getByRole('button', { name: 'Review & Enhance', exact: true }).click()
  await enhance.dblclick()
  await expect(guard(page)).toHaveCount(1)
  await expect(guard(page)).toContainText('This text goes to this library’s server.')
  await press(page, 'Go back')
  await expect(guard(page)).toBeHidden()
  await expect(enhance).toBeFocused()
  expect(sent).toEqual([])

  // By keyboard.
  await page.keyboard.press('Enter')
  await expect(guard(page)).toBeVisible()
  await expectToFit(page)
  await tabTo(page, guard(page).getByRole('combobox', { name: 'All student IDs' }))
  await page.keyboard.press('ArrowDown')
  await decide('The email address m•••@pitt.edu', 'keep')
  await tabTo(page, guard(page).getByRole('button').last())
  await page.keyboard.press('Enter')
  await expect(tab('AI Enhanced')).toHaveAttribute('aria-selected', 'true')
  const [text = '', ...others] = sent
  expect(others).toEqual([])
  for (const gone of ['4412907', '4412911', '4412934', 'B+', 'C-', 'ana.lopez', 'ben.carter', 'Ana Lopez'])
    expect(text).not.toContain(gone)
  expect(text).toContain('{{name_3}}, {{grade_3}}, mia.chen@pitt.edu')

  await page.reload()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(own).toHaveValue(CLASS_LIST)
})

test.describe('without its code', () => {
  test.use({ expectedErrors: /ERR_FAILED|could not be loaded/ })

  test('the check doesn’t keep anyone from saving, and a question replaces its dialog', async ({
    page,
    library,
  }) => {
    await library.signIn(page, {})
    await page.route(/\/assets\/guard-dialog/, (route) => route.abort())
    await fillForm(page, 'Without a dialog', 'Ask gil.ives@pitt.edu.')
    await submit(page)
    await expect(fallback(page)).toContainText('We found 1 thing that looks private.')
    await expectAccessible(page)
    await fallback(page).getByRole('button', { name: 'Go back' }).click()
    await expect(fallback(page)).toBeHidden()
    await submit(page)
    await fallback(page).getByRole('button', { name: 'Submit Prompt as is' }).click()
    await expectSaved(page)

    await page.route(/\/assets\/work/, (route) => route.abort())
    await fillForm(page, 'Unchecked', 'Ask fay.hill@pitt.edu.')
    await submit(page)
    await expect(page.getByText('We couldn’t check for private data.')).toBeVisible()
    await expectSaved(page)
    expect((await stored(page, 'Unchecked'))?.markdown).toContain('fay.hill@pitt.edu')
  })

  test('a worker that never answers doesn’t keep anyone from saving', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.addInitScript(() => {
      window.Worker = class extends EventTarget {
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker
    })
    await fillForm(page, 'Without an answer', 'Ask ana.ruiz@pitt.edu.')
    await submit(page)
    await expect(page.getByText('We couldn’t check for private data.')).toBeVisible()
    await expectSaved(page)
  })
})
