import type { Page } from '@playwright/test'
import { tagKey } from '@prompt-library/domain/prompts/tags'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectTargets, expectToFit } from './measures.ts'

type Library = Parameters<Parameters<typeof test>[2]>[0]['library']

const box = (page: Page) => page.getByRole('combobox', { name: 'Tags' })
const chips = (page: Page) => page.getByRole('list', { name: 'Added to this prompt' }).getByRole('listitem')
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const removeButton = (page: Page, tag: string) => page.getByRole('button', { name: `Remove tag ${tag}` })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillForm(page: Page, title: string): Promise<void> {
  await page.getByLabel('Prompt Title').fill(title)
  await page.getByRole('textbox', { name: 'Prompt Content' }).fill('Do this.')
}

async function enter(page: Page, ...tags: string[]): Promise<void> {
  for (const tag of tags) {
    await box(page).fill(tag)
    await box(page).press('Enter')
  }
}

async function paste(page: Page, text: string): Promise<void> {
  await box(page).evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

async function expectProblem(page: Page, sentence: string): Promise<void> {
  await expect(box(page)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
}

async function createTagged({ db }: Library, author_id: number, fields: { title: string; tags: string[] }) {
  const { id } = await createPrompt(db, { author_id, title: fields.title })
  const columns = { tags: fields.tags, tag_keys: fields.tags.map(tagKey) }
  await db.updateTable('prompts').set(columns).where('id', '=', id).execute()
  return id
}

async function tagsOf({ db }: Library, title: string): Promise<string[]> {
  const { tags } = await db
    .selectFrom('prompts')
    .select('tags')
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return tags
}

test('tags are suggested while you type, by keyboard and by mouse', { tag: '@core' }, async ({
  page,
  library,
}) => {
  const { id: other } = await createUser(library.db)
  for (const tags of [['Zebra fish'], ['Zebra fish', 'Zebra'], ['striped zebra']])
    await createTagged(library, other, { title: 'Tagged', tags })
  await library.signIn(page, {})
  await page.goto('/submit')
  await fillForm(page, 'Suggested')
  await box(page).pressSequentially('zeb')
  await expect(options(page)).toHaveText(['Zebra fish2 prompts', 'Zebra1 prompt', 'striped zebra1 prompt'])
  await expect(page.getByText('3 suggestions. Use the arrow keys to choose.')).toBeAttached()
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }

  await box(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('zeb')
  await box(page).press('ArrowDown')
  await expect(options(page)).toHaveCount(3)
  await box(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('data-highlighted')
  await box(page).press('Enter')
  await expect(chips(page)).toHaveText(['Zebra fish'])
  await expect(page.getByText('Added Zebra fish.')).toBeAttached()
  await expect(box(page)).toHaveValue('')
  await expect(box(page)).toBeFocused()

  await box(page).pressSequentially('zeb')
  await expect(options(page)).toHaveText(['Zebra1 prompt', 'striped zebra1 prompt'])
  await options(page).last().click()
  await expect(chips(page)).toHaveText(['Zebra fish', 'striped zebra'])
  await expect(box(page)).toBeFocused()

  // Without a choice from the list, Enter adds what was typed, even under the pointer.
  await box(page).pressSequentially('zeb')
  await options(page).first().hover()
  await box(page).press('Enter')
  await expect(chips(page)).toHaveText(['Zebra fish', 'striped zebra', 'zeb'])
  await expect(options(page)).toHaveCount(0)
  await expectTargets(page)
  await expectToFit(page)
  await press(page, 'Submit Prompt')
  await expect(page).toHaveURL('/my-prompts')
  expect(await tagsOf(library, 'Suggested')).toEqual(['Zebra fish', 'striped zebra', 'zeb'])
})

test('Enter, a comma, a pasted list, and Backspace change the tags', async ({ page, library }) => {
  await library.signIn(page, {})
  await page.goto('/submit')
  await fillForm(page, 'Typed tags')
  await enter(page, 'one')
  await box(page).press('Enter')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/submit')
  await box(page).pressSequentially('two, three')
  await expect(chips(page)).toHaveText(['one', 'two'])
  await expect(box(page)).toHaveValue('three')
  await box(page).press('Home')
  await paste(page, 'four\nfi')
  await expect(chips(page)).toHaveText(['one', 'two', 'four', 'fithree'])
  await expect(page.getByText('Added four. Added fithree.')).toBeAttached()

  await box(page).press('Backspace')
  await expect(removeButton(page, 'fithree')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(chips(page)).toHaveText(['one', 'two', 'four'])
  await expect(page.getByText('Removed fithree.')).toBeAttached()
  await expect(box(page)).toBeFocused()
  await removeButton(page, 'one').click()
  await page.keyboard.press('Shift+Tab')
  await expect(removeButton(page, 'four')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveText(['two'])

  await enter(page, 'TWO')
  await expect(page.getByText('You already added “two”.')).toBeVisible()
  await expect(chips(page)).toHaveText(['two'])
  await expect(box(page)).toHaveValue('')

  // What is left in the box is a tag too.
  await box(page).fill('left over')
  await press(page, 'Submit Prompt')
  await expect(page).toHaveURL('/my-prompts')
  expect(await tagsOf(library, 'Typed tags')).toEqual(['two', 'left over'])
})

test('a tag that can’t be added stays in the box, with the reason', async ({ page, library }) => {
  await library.signIn(page, {})
  await page.goto('/submit')
  await fillForm(page, 'Refused')
  const reserved = 'Only the library can set the tag “Featured”. Choose another one.'
  await enter(page, 'featured')
  await expectProblem(page, reserved)
  await expect(page.getByRole('status').getByText(reserved)).toBeAttached()
  await expect(box(page)).toHaveValue('featured')
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await box(page).press('End')
  await box(page).pressSequentially('ish')
  await expect(page.getByText(reserved)).toHaveCount(0)
  await box(page).press('Enter')
  await expect(chips(page)).toHaveText(['featuredish'])

  await enter(page, 'x'.repeat(31))
  await expectProblem(page, 'A tag must be 30 characters or fewer.')
  await box(page).fill('')
  await paste(page, 'b, c, d, e, f, g')
  await expectProblem(page, 'A prompt can have up to 5 tags.')
  await expect(chips(page)).toHaveCount(5)
  await expect(box(page)).toHaveValue('f, g')

  await page.getByLabel('Prompt Title').focus()
  await press(page, 'Submit Prompt')
  await expectProblem(page, 'A prompt can have up to 5 tags.')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('f, g')
  await box(page).fill('')
  await press(page, 'Submit Prompt')
  await expect(page).toHaveURL('/my-prompts')
  expect(await tagsOf(library, 'Refused')).toEqual(['featuredish', 'b', 'c', 'd', 'e'])
})

test('an edit changes own tags only, and a clone starts with them', async ({ page, library }) => {
  const author = await library.signIn(page, {})
  const tags = ['Featured', 'keep', 'drop']
  const id = await createTagged(library, author.id, { title: 'Edited', tags })
  await page.goto(`/my-prompts?edit=${id}`)
  await expect(chips(page)).toHaveText(['keep', 'drop'])
  await expect(page.getByRole('dialog')).toContainText('Set by the library: Featured.')
  await removeButton(page, 'drop').click()
  // Escape closes the list, but not the dialog.
  await box(page).pressSequentially('dro')
  await expect(options(page)).toHaveText(['drop1 prompt'])
  await box(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await box(page).fill('')
  await press(page, 'Update Prompt')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await tagsOf(library, 'Edited')).toEqual(['Featured', 'keep'])

  await page.goto(`/my-prompts?clone=${id}`)
  await expect(chips(page)).toHaveText(['keep'])
  await expect(page.getByRole('dialog')).not.toContainText('Set by the library')
  await page.getByLabel('Prompt Title').fill('Cloned')
  await enter(page, 'mine')
  await press(page, 'Clone Prompt')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await tagsOf(library, 'Cloned')).toEqual(['keep', 'mine'])

  await page.goto(`/my-prompts?edit=${id}`)
  await removeButton(page, 'keep').click()
  await press(page, 'Update Prompt')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await tagsOf(library, 'Edited')).toEqual(['Featured'])
})

test('a prompt from the builder keeps its tags and takes yours', async ({ page, library }) => {
  await library.signIn(page, {})
  await page.goto('/')
  await page.evaluate(() => {
    const draft = {
      title: 'Built',
      category: 'Study',
      visibility: 'public',
      markdown: '<p>Do.</p>',
      notes: '',
    }
    const usr = { prefill: { draft, tags: ['AI-Enhanced'], opened: 24 } }
    history.pushState({ usr, key: 'built', idx: 1 }, '', '/submit')
  })
  await page.reload()
  await enter(page, 'a', 'b', 'c', 'd', 'e')
  await press(page, 'Save Prompt')
  await expect(page).toHaveURL('/my-prompts')
  expect(await tagsOf(library, 'Built')).toEqual(['PromptBuilder', 'AI-Enhanced', 'a', 'b', 'c', 'd', 'e'])
})

test.describe('a draft', () => {
  test('has the tags and what was typed, and asks before it is lost', async ({ page, library }) => {
    acceptLeaving(page)
    await library.signIn(page, {})
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
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

  test('from before there were tags is restored', async ({ page, library }) => {
    acceptLeaving(page)
    await library.signIn(page, {})
    await page.goto('/submit')
    await page.getByLabel('Prompt Title').fill('Early draft')
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const [key, text] of Object.entries(storage)) {
          if (!key.startsWith('draft ')) continue
          const kept = JSON.parse(text)
          delete kept.value.draft.tags
          delete kept.value.draft.tagText
          storage.setItem(key, JSON.stringify(kept))
        }
    })
    await page.reload()
    await expect(page.getByLabel('Prompt Title')).toHaveValue('Early draft')
    await expect(chips(page)).toHaveCount(0)
  })
})

test('private data in a tag is found before it is saved', async ({ page, library }) => {
  await library.signIn(page, {})
  await page.goto('/submit')
  await fillForm(page, 'Guarded')
  await enter(page, 'lab', 'ask kim.lee@pitt.edu', 'biology')
  await press(page, 'Submit Prompt')
  const guard = page.getByRole('dialog').filter({ hasText: 'looks private' })
  await expect(guard).toContainText('Tags')
  await guard
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await guard.getByRole('button', { name: 'Submit Prompt' }).click()
  await expect(page).toHaveURL('/my-prompts')
  expect(await tagsOf(library, 'Guarded')).toEqual(['lab', 'ask', 'biology'])
})

test.describe('when saving fails', () => {
  test.use({ expectedErrors: /400|409/ })

  test('because of the tags, the reason is above the form and nothing is lost', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/submit')
    await fillForm(page, 'From an old page')
    await enter(page, 'newly reserved')
    const sentence = 'Only the library can set the tag “newly reserved”. Choose another one.'
    await page.route('**/api/submit.php', (route) =>
      route.fulfill({ status: 400, json: { success: false, error: sentence, message: sentence } }),
    )
    await press(page, 'Submit Prompt')
    await expect(page.getByRole('alert').getByText(sentence)).toBeInViewport()
    await expect(page.getByLabel('Prompt Title')).toHaveValue('From an old page')
    await expect(chips(page)).toHaveText(['newly reserved'])
    await expectAccessible(page)
  })

  test('because of a newer version, tags that differ are shown', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const id = await createTagged(library, author.id, { title: 'Two tabs', tags: ['both'] })
    await page.goto(`/my-prompts?edit=${id}`)
    await expect(chips(page)).toHaveText(['both'])
    const newer = { tags: ['both', 'theirs'], tag_keys: ['both', 'theirs'], version: 2 }
    await library.db.updateTable('prompts').set(newer).where('id', '=', id).execute()
    await enter(page, 'mine')
    await press(page, 'Update Prompt')
    const conflict = page.getByRole('dialog', { name: 'This prompt changed while you were editing' })
    await expect(conflict.getByRole('listitem')).toHaveText(['both', 'mine', 'both', 'theirs'])
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Use saved version' }).click()
    await expect(chips(page)).toHaveText(['both', 'theirs'])
    await enter(page, 'mine')
    await press(page, 'Update Prompt')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await tagsOf(library, 'Two tabs')).toEqual(['both', 'theirs', 'mine'])
  })
})
