import type { Page, Request } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, expectToFit, tabTo } from './measures.ts'

const KEY = 'sk-proj-4f9aK2mQ8xT1vB7nL3wR6yU0zD5hJ2cE'
const TEXT = `Call the service with ${KEY} and list the results.`

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const guard = (page: Page) => page.getByRole('dialog', { name: 'Check for private data' })
const fallback = (page: Page) => page.getByRole('alertdialog', { name: 'Check for private data' })
const press = (page: Page, name: string | RegExp) => guard(page).getByRole('button', { name }).click()
const choices = (page: Page) => guard(page).getByRole('combobox')

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
    'Keep it and Submit Prompt',
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
  await press(page, 'Keep it and Submit Prompt')
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
  await expect(guard(page)).toContainText('Again sk-••• and A•••@pitt.edu {{email}}.')
  await expect(guard(page).getByRole('heading', { level: 3 })).toHaveText(['Email address'])
  await page.keyboard.press('Escape')
  await expect(guard(page)).toBeHidden()
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Submit Prompt' }).click()
  await press(page, /^Keep it and/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fillForm(page, 'After a reload', TEXT)
  await submit(page)
  await expect(guard(page)).toBeVisible()
})

test.describe('after a failed save', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('the form has the edited text, as one step to undo', async ({ page, library }) => {
    await library.signIn(page, {})
    await fillForm(page, 'Replaced', 'Ask ana.ruiz@pitt.edu, ')
    await page.keyboard.press('Control+b')
    await page.keyboard.insertText('ben.cole@pitt.edu')
    await page.keyboard.press('Control+b')
    await page.keyboard.insertText(' or {{email}} first.')
    await page.getByLabel('Notes').fill('Mine is cy.diaz@pitt.edu.')
    await page.route('**/api/submit.php', (route) =>
      route.fulfill({ status: 400, json: { success: false, error: 'No.', message: 'No, because.' } }),
    )
    await submit(page)
    await expect(guard(page).getByRole('heading', { level: 3 })).toHaveText(['Email addresses · 3'])
    // Notes have no fields.
    const inNotes = guard(page).getByRole('listitem').filter({ hasText: 'Notes' }).getByRole('combobox')
    await expect(inNotes.getByRole('option')).toHaveText(['Remove', 'Keep'])
    await expect(guard(page).locator('.field-chip')).toHaveText(['{{email_1}}', '{{email_2}}'])
    await choices(page).last().selectOption('Keep')
    await expect(guard(page).getByLabel('All email addresses')).toHaveValue('')
    await expect(guard(page).getByRole('button').last()).toHaveText('Replace 2 of 3 and Submit Prompt')
    await choices(page).last().selectOption('Remove')
    await press(page, 'Replace all and Submit Prompt')
    await expect(page.getByText('No, because.')).toBeVisible()
    const edited = 'Ask {{email_1}}, {{email_2}} or {{email}} first.'
    await expect(editorOf(page)).toHaveText(edited)
    await expect(page.getByLabel('Notes')).toHaveValue('Mine is.')
    const fields = page.getByRole('region', { name: 'Fields', exact: true }).locator('summary')
    await expect(fields).toHaveText([
      'Email 1{{email_1}}Text',
      'Email 2{{email_2}}Text',
      'Email{{email}}Text',
    ])
    // Neither does the stored draft have what was replaced.
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      'ana.ruiz',
    )

    await editorOf(page).click()
    await page.keyboard.press('Control+z')
    await expect(editorOf(page)).toHaveText('Ask ana.ruiz@pitt.edu, ben.cole@pitt.edu or {{email}} first.')
    await page.keyboard.press('Control+y')
    await expect(editorOf(page)).toHaveText(edited)
    await page.unroute('**/api/submit.php')
    await submit(page)
    await expectSaved(page)
    expect(await stored(page, 'Replaced')).toMatchObject({
      markdown: '<p>Ask {{email_1}}, <strong>{{email_2}}</strong> or {{email}} first.</p>',
      notes: 'Mine is.',
    })
  })
})

test('removing a private link removes its address, and nothing is saved without text', async ({
  page,
  library,
}) => {
  acceptLeaving(page)
  await library.signIn(page, {})
  await fillForm(page, 'ana.ruiz@pitt.edu', 'ana.ruiz@pitt.edu ')
  await expect(editorOf(page).locator('a')).toHaveAttribute('href', 'mailto:ana.ruiz@pitt.edu')
  await submit(page)
  await expect(guard(page).getByRole('heading', { level: 3 })).toHaveText(['Email addresses · 2'])
  await guard(page).getByLabel('All email addresses').selectOption('Remove all')
  await press(page, 'Remove all and Submit Prompt')
  await expect(page.getByText('You removed the whole title. Enter a new one.')).toBeVisible()
  await expect(page.getByText('Enter a title.')).toBeVisible()
  await expect(page.getByText('Enter your prompt.')).toBeVisible()
  await expect(editorOf(page)).toHaveText('')
  await expectAccessible(page)
  await page.getByLabel('Prompt Title').fill('Removed link')
  await editorOf(page).click()
  await page.keyboard.insertText('Ask ana.ruiz@pitt.edu ')
  await page.keyboard.insertText('today.')
  await submit(page)
  await choices(page).last().selectOption('Remove')
  await press(page, /^Remove it and/)
  await expectSaved(page)
  expect((await stored(page, 'Removed link'))?.markdown).toBe('<p>Ask today.</p>')
})

test.describe('in a conflict', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('editing is guarded, by keyboard alone', async ({ page, library }) => {
    const { id: author_id } = await library.signIn(page, {})
    const { id } = await createPrompt(library.db, {
      author_id,
      title: 'By keyboard',
      html: '<p>Call Kim at 412-624-8837.</p>',
      is_public: false,
    })
    await page.goto(`/my-prompts?edit=${id}`)
    const form = page.getByRole('dialog', { name: 'Edit Prompt' })
    await expect(form.getByLabel('Prompt Title')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' only')
    await page.keyboard.press('Control+Enter')
    await expect(guard(page)).toContainText(
      'Only you and people you share this prompt with will see this text.',
    )
    await expect(guard(page).locator(':focus')).toBeVisible()
    const choice = guard(page).getByRole('combobox', { name: 'The phone number •••-8837' })
    await tabTo(page, choice)
    await page.keyboard.press('K')
    await expect(choice).toHaveValue('keep')
    await expect(choice).toBeFocused()
    await page.keyboard.press('Home')
    await expect(guard(page).locator('.field-chip')).toHaveText('{{phone_number}}')
    await tabTo(page, guard(page).getByRole('button', { name: 'Go back' }))
    await page.keyboard.press('Enter')
    await expect(guard(page)).toBeHidden()
    await expect(editorOf(page)).toHaveText('Call Kim at 412-624-8837.')
    await expect(form.getByLabel('Prompt Title')).toBeFocused()

    // Another tab saves first.
    await library.db.updateTable('prompts').set({ version: 7 }).where('id', '=', id).execute()
    await page.keyboard.press('Control+Enter')
    await tabTo(page, guard(page).getByRole('button', { name: 'Replace it and Update Prompt' }))
    await page.keyboard.press('Enter')
    const conflict = page.getByRole('dialog', { name: 'This prompt changed while you were editing' })
    await expect(conflict).toContainText('Call Kim at')
    await tabTo(page, conflict.getByRole('button', { name: 'Keep my version' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Prompt updated.')).toBeVisible()
    expect((await stored(page, 'By keyboard only'))?.markdown).toBe('<p>Call Kim at {{phone_number}}.</p>')
  })
})

test('sharing checks the message and the prompt, and leads its author to the form', async ({
  page,
  library,
}) => {
  acceptLeaving(page)
  const { id: author_id } = await library.signIn(page, {})
  const reader = await createUser(library.db, { display_name: 'Rita Guarded' })
  const { id } = await createPrompt(library.db, {
    author_id,
    title: 'Shared with a number',
    html: '<p>Call 412-624-8837 or 412-624-8838.</p>',
  })
  await page.goto(`/my-prompts?share=${id}`)
  const share = page.getByRole('dialog', { name: 'Share Prompt' })
  await share.getByRole('combobox', { name: 'Share with' }).fill('Rita Gua')
  await page.getByRole('option', { name: /Rita Guarded/ }).click()
  await share.getByLabel('Personal message').fill('The door code: password is Tr0mb0ne!42')
  await share.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(guard(page)).toContainText('This text goes to Rita Guarded.')
  const rows = guard(page).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Personal message' }).getByRole('option')).toHaveText([
    'Remove',
    'Keep',
  ])
  await expect(rows.filter({ hasText: 'Prompt Content' }).getByRole('button')).toHaveText(['Edit prompt'])
  await expect(choices(page)).toHaveCount(1)
  const edit = guard(page).getByRole('button', { name: 'Edit prompt' })
  await expect(edit).toHaveAccessibleDescription('Prompt Content')
  await expectAccessibleInThemes(page)
  await press(page, 'Edit prompt')
  await expect(page.getByRole('dialog', { name: 'Edit Prompt' })).toBeVisible()
  await expect(guard(page)).toBeHidden()
  await page.goBack()
  await expect(share.getByLabel('Personal message')).toHaveValue('The door code: password is Tr0mb0ne!42')
  await expect(share.getByRole('button', { name: 'Remove Rita Guarded' })).toBeVisible()
  await share.getByRole('button', { name: 'Share', exact: true }).click()
  await press(page, 'Remove 1 of 3 and Share')
  await expect(share).toBeHidden()
  const sent = await library.db
    .selectFrom('shares')
    .select(['recipient_id', 'personal_message'])
    .where('prompt_id', '=', id)
    .execute()
  expect(sent).toEqual([{ recipient_id: reader.id, personal_message: 'The door code: password is' }])
})

test('cloning is guarded, and what can’t be changed in the dialog says why', async ({ page, library }) => {
  await library.signIn(page, {})
  const author = await createUser(library.db, {})
  await createUser(library.db, { display_name: 'Sid Guarded' })
  const { id } = await createPrompt(library.db, {
    author_id: author.id,
    title: 'With a described field',
    html: '<p>Write to {{who}}.</p>',
  })
  const fields = JSON.stringify([{ name: 'who', help: 'Such as hal.jones@pitt.edu' }])
  await library.db.updateTable('prompts').set({ fields }).where('id', '=', id).execute()

  await page.goto(`/?share=${id}`)
  const share = page.getByRole('dialog', { name: 'Share Prompt' })
  await share.getByRole('combobox', { name: 'Share with' }).fill('Sid Gua')
  await page.getByRole('option', { name: /Sid Guarded/ }).click()
  await share.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(guard(page).getByRole('listitem')).toContainText('Only the author can change this prompt.')
  await press(page, 'Go back')
  await expect(guard(page)).toBeHidden()

  // This field isn't in the text, so its description isn't saved.
  const leftover = JSON.stringify([
    ...JSON.parse(fields),
    { name: 'gone', help: 'Such as ivy.king@pitt.edu' },
  ])
  await library.db.updateTable('prompts').set({ fields: leftover }).where('id', '=', id).execute()
  await page.goto(`/?clone=${id}`)
  await page.getByRole('button', { name: 'Clone Prompt' }).click()
  const row = guard(page).getByRole('listitem')
  await expect(row).toContainText('Fields')
  await expect(row).toContainText('To change this text, go back.')
  await expect(choices(page)).toHaveCount(0)
  await expectAccessible(page)
  await press(page, 'Keep it and Clone Prompt')
  await expect(page.getByText('Prompt cloned to My Prompts.')).toBeVisible()
  expect(await stored(page, 'Clone of: With a described field')).toBeDefined()
})

test('two quick clicks open one dialog and save once', async ({ page, library }) => {
  await library.signIn(page, {})
  const sent = watchRequests(page)
  await fillForm(page, 'Clicked twice', `Ask dee.fox@pitt.edu.`)
  const button = page.getByRole('button', { name: 'Submit Prompt', exact: true })
  await button.dblclick()
  await expect(guard(page)).toBeVisible()
  await expect(guard(page)).toHaveCount(1)
  await guard(page)
    .getByRole('button', { name: /^Keep it and/ })
    .dblclick()
  await expectSaved(page)
  expect(sent.filter((url) => url.endsWith('/api/submit.php'))).toHaveLength(1)
})

test('the second click of a double click doesn’t close a dialog that the first one opened', async ({
  page,
  library,
}) => {
  await library.signIn(page, {})
  await fillForm(page, 'Clicked twice slowly', `Ask dee.fox@pitt.edu.`)
  const button = page.getByRole('button', { name: 'Submit Prompt', exact: true })
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on screen.')
  await page.mouse.move(box.x + 10, box.y + 10)
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await expect(guard(page)).toBeVisible()
  }
  // A single click does.
  await page.mouse.click(5, 5)
  await expect(guard(page)).toBeHidden()
})

test('Back leaves the dialog with the form, and a reload keeps the text', async ({ page, library }) => {
  acceptLeaving(page)
  await library.signIn(page, {})
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
  await page.getByLabel('Prompt Title').fill('Going back')
  await editorOf(page).click()
  await page.keyboard.insertText('Ask eve.gray@pitt.edu.')
  await submit(page)
  await expect(guard(page)).toBeVisible()
  await page.goBack()
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(leave).toBeVisible()
  await leave.getByRole('button', { name: 'Keep editing' }).click()
  await expect(leave).toBeHidden()
  await expect(guard(page)).toBeVisible()
  await page.reload()
  await expect(guard(page)).toBeHidden()
  await expect(editorOf(page)).toHaveText('Ask eve.gray@pitt.edu.')
})

test('a class list opens at once, the first findings of each kind first', async ({ page, library }) => {
  await library.signIn(page, {})
  const row = (index: number) => `<p>Maria Lopez${index}, s${index}x@pitt.edu, 412-624-${1000 + index}</p>`
  const html = Array.from({ length: 100 }, (_, index) => row(index)).join('')
  const { id } = await createPrompt(library.db, {
    author_id: (await library.signIn(page, {})).id,
    html,
    title: 'List',
  })
  await page.goto(`/my-prompts?edit=${id}`)
  await page.getByRole('button', { name: 'Update Prompt' }).click()
  const rows = guard(page).getByRole('listitem')
  await expect(guard(page).getByRole('heading', { level: 3 }).first()).toHaveText('Email addresses · 100')
  await expect(rows.filter({ hasText: 's••' })).not.toHaveCount(0)
  const first = await rows.count()
  expect(first).toBeLessThanOrEqual(20)
  const more = guard(page).getByRole('button', { name: 'Show all 100 email addresses' })
  await more.click()
  await expect(more).toBeHidden()
  await expect(rows).toHaveCount(first + 95)
  await expect(rows.nth(5).getByRole('combobox')).toBeFocused()
  const elapsed = await guard(page)
    .getByLabel('All email addresses')
    .evaluate(async (select: HTMLSelectElement) => {
      const start = performance.now()
      select.value = 'remove'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - start
    })
  expect(elapsed).toBeLessThan(1_000)
  await expect(guard(page).locator('.field-chip')).toHaveCount(5)
  await guard(page).getByLabel('All email addresses').selectOption('Replace all')
  await expect(guard(page).locator('.field-chip')).toHaveCount(105)
  await expectAccessible(page)
})

test.describe('without its code', () => {
  test.use({ expectedErrors: /ERR_FAILED|could not be loaded/ })

  test('the check doesn’t keep anyone from saving', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.route(/\/assets\/work/, (route) => route.abort())
    await page.route('**/api/data-guard', (route) => route.abort())
    await fillForm(page, 'Unchecked', 'Ask fay.hill@pitt.edu.')
    await submit(page)
    await expect(page.getByText('We couldn’t check for private data.')).toBeVisible()
    await expectSaved(page)
    expect((await stored(page, 'Unchecked'))?.markdown).toContain('fay.hill@pitt.edu')
  })

  test('a dialog that can’t be loaded is replaced by a question', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.route(/\/assets\/guard-dialog/, (route) => route.abort())
    await fillForm(page, 'Without a dialog', 'Ask gil.ives@pitt.edu.')
    await submit(page)
    await expect(fallback(page)).toContainText('We found 1 thing that looks private.')
    await expectAccessible(page)
    await fallback(page).getByRole('button', { name: 'Go back' }).click()
    await expect(fallback(page)).toBeHidden()
    await submit(page)
    await fallback(page).getByRole('button', { name: 'Keep it and Submit Prompt' }).click()
    await expectSaved(page)
  })
})
