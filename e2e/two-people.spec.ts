import type { Page } from '@playwright/test'
import { createCollection, createPrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, type startLibrary, test } from './library.ts'
import { expectToFit } from './measures.ts'

type Library = Awaited<ReturnType<typeof startLibrary>>

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const move = (page: Page, title: string, direction: 'up' | 'down') =>
  page.getByRole('button', { name: `Move ${title} ${direction}` })

/** An owner and another user, each in their own browser, and a collection with these prompts. */
async function start(
  { page, other, library }: { page: Page; other: Page; library: Library },
  { names, isEditor }: { names: readonly string[]; isEditor: boolean },
) {
  const owner = await library.signIn(page, {})
  const reader = await library.signIn(other, {})
  const ids: number[] = []
  for (const title of names) ids.push((await createPrompt(library.db, { author_id: owner.id, title })).id)
  const { token } = await createCollection(library.db, {
    owner_id: owner.id,
    name: 'Reading list',
    visibility: 'public',
    prompt_ids: ids,
    editor_ids: isEditor ? [reader.id] : [],
  })
  for (const browser of [page, other]) {
    await browser.goto(`/collections/${token}`)
    await expect(titles(browser)).toHaveText([...names])
  }
  return { owner, reader, ids, token }
}

test.describe('two people with a collection', () => {
  let other: Page
  test.beforeEach(async ({ browser, library }) => {
    other = await (await browser.newContext({ baseURL: library.origin })).newPage()
  })
  test.afterEach(() => other.context().close())

  test('edit it at the same time, and nothing is lost', async ({ page, library }) => {
    const names = ['Amber', 'Basalt', 'Coral']
    const { reader, token } = await start({ page, other, library }, { names, isEditor: true })
    const dolomite = await createPrompt(library.db, { author_id: reader.id, title: 'Dolomite' })

    // The co-editor adds a prompt in another place, which the owner's page doesn't show yet.
    await other.goto(`/?prompt=${dolomite.id}`)
    const dialog = other.getByRole('dialog', { name: 'Dolomite' })
    await dialog.getByRole('button', { name: 'More options' }).click()
    await other.getByRole('menuitem', { name: 'More', exact: true }).click()
    await other.getByRole('menuitem', { name: 'Add to a collection' }).click()
    await other.getByRole('button', { name: 'Reading list' }).click()
    await expect(other.getByText('Added to Reading list.')).toBeVisible()

    for (let step = 0; step < 2; step += 1) await move(page, 'Amber', 'down').press('Enter')
    await expect(page.getByText(/Moved Amber to position/)).toBeAttached()
    await expect(titles(page)).toHaveText(['Basalt', 'Coral', 'Amber', 'Dolomite'])

    // The co-editor's page still has this order when they move another prompt.
    await other.goto(`/collections/${token}`)
    await expect(titles(other)).toHaveText(['Basalt', 'Coral', 'Amber', 'Dolomite'])
    for (let step = 0; step < 3; step += 1) await move(page, 'Dolomite', 'up').press('Enter')
    await expect(titles(page)).toHaveText(['Dolomite', 'Basalt', 'Coral', 'Amber'])
    const reordered = other.waitForResponse('**/api/collections/*/items/*/place')
    await move(other, 'Coral', 'up').press('Enter')
    await reordered

    // Both moves stay.
    const order = ['Coral', 'Dolomite', 'Basalt', 'Amber']
    for (const browser of [page, other]) {
      await browser.reload()
      await expect(titles(browser)).toHaveText(order)
    }
  })

  test('one adds the other as a co-editor, who edits and leaves', async ({ page, library }) => {
    const { reader, token } = await start({ page, other, library }, { names: ['Gneiss'], isEditor: false })
    const editors = (on: Page) => on.getByRole('dialog', { name: 'Co-editors' })
    const openEditors = async (on: Page) => {
      await on.getByRole('button', { name: 'More options for this collection' }).click()
      await on.getByRole('menuitem', { name: 'Co-editors' }).click()
    }
    await expect(other.getByRole('button', { name: 'Add prompts' })).toHaveCount(0)
    await openEditors(page)
    await page.getByRole('combobox', { name: 'Add a co-editor' }).fill(reader.display_name)
    await page.getByRole('option', { name: reader.display_name }).click()
    await editors(page).getByRole('button', { name: 'Add', exact: true }).dblclick()
    await expect(page.getByText(`${reader.display_name} is now a co-editor.`)).toBeVisible()
    await expect(editors(page)).toContainText('Owner and 1 co-editor')
    await expectAccessible(page)
    await expectToFit(page)

    await other.goto(`/collections/${token}`)
    await other.getByRole('button', { name: 'Add note for Gneiss' }).click()
    await other.getByRole('textbox', { name: 'Note' }).fill('By the new co-editor')
    await other.getByRole('button', { name: 'Save note' }).click()
    await expect(other.getByText('Note saved.')).toBeVisible()
    await openEditors(other)
    await editors(other).getByRole('button', { name: 'Leave collection' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Leave collection' }).click()
    await expect(other.getByText('You left the collection.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toContainText('By the new co-editor')
    await openEditors(page)
    await expect(editors(page)).toContainText('No co-editors yet.')
  })
})
