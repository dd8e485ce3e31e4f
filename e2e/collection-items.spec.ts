import type { Page } from '@playwright/test'
import { createCollection, createPrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, type startLibrary, test } from './library.ts'

type Library = Awaited<ReturnType<typeof startLibrary>>

const row = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const noteField = (page: Page) => page.getByLabel('Note', { exact: true })
const editNote = (page: Page) => page.getByRole('button', { name: /^Edit note/ })

/** The user's public collection, opened. */
async function open({ page, library }: { page: Page; library: Library }, titles: readonly string[]) {
  const { db } = library
  const owner = await library.signIn(page, {})
  const prompt_ids: number[] = []
  for (const title of titles) prompt_ids.push((await createPrompt(db, { author_id: owner.id, title })).id)
  const [first = 0] = prompt_ids
  const fields = { owner_id: owner.id, name: 'Reading', visibility: 'public' as const, prompt_ids }
  const { token } = await createCollection(db, fields)
  const items = { first: db.selectFrom('collection_items').where('prompt_id', '=', first) }
  return {
    go: async () => {
      await page.goto(`/collections/${token}`)
      await expect(page.getByRole('article')).toHaveCount(titles.length)
    },
    setNote: (note: string) =>
      db.updateTable('collection_items').set({ note }).where('prompt_id', '=', first).execute(),
    savedNote: async () => (await items.first.select('note').executeTakeFirst())?.note,
    tagFirst: (tag: string) =>
      db
        .updateTable('prompts')
        .set({ tags: [tag], tag_keys: [tag] })
        .where('id', '=', first)
        .execute(),
  }
}

const keptNotes = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('note ')))

test.describe('a note', () => {
  test.use({ expectedErrors: /status of 429/ })

  test('is saved over another one, which Undo brings back', async ({ page, library }) => {
    const { go, setNote, savedNote } = await open({ page, library }, ['Fern'])
    await setNote('Start here.')
    await go()
    await editNote(page).click()
    expect(await keptNotes(page)).toEqual([])
    await setNote('Theirs.')
    await noteField(page).fill('Mine.')
    // What was typed survives a reload.
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expect(noteField(page)).toHaveValue('Mine.')
    await noteField(page).press('Control+Enter')
    await expect(row(page, 'Fern')).toContainText('Mine.')
    await expect(editNote(page)).toBeFocused()
    expect(await savedNote()).toBe('Mine.')
    expect(await keptNotes(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).dblclick()
    await expect(page.getByText('Note restored.')).toBeVisible()
    await expect(row(page, 'Fern')).toContainText('Theirs.')
    expect(await savedNote()).toBe('Theirs.')
  })

  test('is checked for private data, and a failed save isn’t lost on another page', async ({
    page,
    library,
  }) => {
    const { go, savedNote } = await open({ page, library }, ['Fern'])
    const guard = page.getByRole('dialog', { name: 'Check for private data' })
    await go()
    await page.getByRole('button', { name: 'Add note for Fern' }).click()
    await noteField(page).fill('Ask jo.smith@pitt.edu')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(guard).toContainText('Everyone who can open the library will see this text.')
    await guard.getByRole('button', { name: 'Go back' }).click()
    await expect(guard).toBeHidden()
    expect(await savedNote()).toBe('')
    await page.getByRole('button', { name: 'Save note' }).click()

    let answer = () => {}
    const isLeft = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/collections/*/items/*/note', async (route) => {
      await isLeft
      await route.fulfill({ status: 429, json: { success: false, error: 'Wait.', message: 'Wait.' } })
    })
    await guard.getByRole('button', { name: 'Remove it and Save note' }).click()
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await expect(noteField(page)).toHaveAttribute('readonly')
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
    await expect(noteField(page)).toHaveCount(0)
    answer()
    await expect(page.getByText('Wait.')).toBeVisible()
    await page.unroute('**/api/collections/*/items/*/note')
    await page.goBack()
    await expect(noteField(page)).toHaveValue(/^Ask\s*$/)
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(editNote(page)).toBeVisible()
    expect(await savedNote()).toBe('Ask')
  })
})

test('a prompt unselected on its collection’s page leaves the focus on the page', async ({
  page,
  library,
}) => {
  const { go, tagFirst } = await open({ page, library }, ['Fern', 'Moss'])
  await tagFirst('shade')
  await go()
  await expect(row(page, 'Fern').getByRole('link', { name: 'shade' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More options for Fern' }).click()
  await page.getByRole('menuitem', { name: 'Add to a collection' }).click()
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Reading' })
  await expect(choice).toBeFocused()
  await choice.press('Enter')
  await expect(page.getByText('Removed from Reading.')).toBeVisible()
  await expect(row(page, 'Fern')).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
})
