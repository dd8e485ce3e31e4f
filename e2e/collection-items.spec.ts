import type { Page } from '@playwright/test'
import { createCollection, createPrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, type startLibrary, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

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
    removeFirst: () => db.deleteFrom('collection_items').where('prompt_id', '=', first).execute(),
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
  test.use({ expectedErrors: /status of (409|429)/ })

  test('that someone else changed isn’t overwritten unseen', async ({ page, library }) => {
    const { go, setNote, savedNote } = await open({ page, library }, ['Fern'])
    const conflict = page.getByRole('dialog', { name: 'This note changed while you were editing' })
    const change = async ({ mine, theirs }: { mine: string; theirs: string }) => {
      await editNote(page).click()
      expect(await keptNotes(page)).toEqual([])
      await setNote(theirs)
      await noteField(page).fill(mine)
      await noteField(page).press('Control+Enter')
      await expect(conflict).toContainText(mine)
      await expect(conflict).toContainText(theirs)
    }
    await setNote('Start here.')
    await go()
    await change({ mine: 'Mine.', theirs: 'Theirs.' })
    await expectAccessibleInThemes(page)
    await conflict.getByRole('button', { name: 'Back to editing' }).click()
    await expect(conflict).toBeHidden()
    expect(await savedNote()).toBe('Theirs.')
    // What was typed, and what it was based on, survive a reload.
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expect(noteField(page)).toHaveValue('Mine.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await conflict.getByRole('button', { name: 'Keep my version' }).click()
    await expect(editNote(page)).toBeFocused()
    expect(await savedNote()).toBe('Mine.')

    await change({ mine: 'Mine again.', theirs: 'Theirs again.' })
    await conflict.getByRole('button', { name: 'Use saved version' }).click()
    await expect(conflict).toBeHidden()
    await expect(row(page, 'Fern')).toContainText('Theirs again.')
    await expect(editNote(page)).toBeFocused()
    expect(await savedNote()).toBe('Theirs again.')
    expect(await keptNotes(page)).toEqual([])
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

test('a drag ends when its row is removed', async ({ page, library }) => {
  await page.clock.install()
  const { go, removeFirst } = await open({ page, library }, ['Fern', 'Moss', 'Pine', 'Reed', 'Sage', 'Thyme'])
  await go()
  await page.getByRole('button', { name: 'Move Fern' }).hover()
  await page.mouse.down()
  // Near the bottom of the window, where dragging scrolls.
  await page.mouse.move(60, 780, { steps: 5 })
  await expect(page.locator('[data-drop]')).toHaveCount(1)
  await removeFirst()
  // The user returns to the tab after a while, which refetches the list.
  await page.clock.fastForward(31_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.locator('[data-drop]')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.clock.runFor(100)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.up()
})
