import type { Locator, Page } from '@playwright/test'
import { createCollection, createPrompt } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

let users = 0

/** A signed-in user with a prompt, which is the only card of `/my-prompts`. */
async function start(
  { page, library }: { page: Page; library: Parameters<Parameters<typeof test>[2]>[0]['library'] },
  { isPublic = true }: { isPublic?: boolean } = {},
) {
  users += 1
  const user = await library.signIn(page, { display_name: `Collector ${users}` })
  const title = `Prompt of collector ${users}`
  const prompt = await createPrompt(library.db, { author_id: user.id, title, is_public: isPublic })
  const add = (name: string, fields: Partial<Parameters<typeof createCollection>[1]> = {}) =>
    createCollection(library.db, { owner_id: user.id, name, ...fields })
  /** The prompts of a collection in its order, with their notes. */
  const itemsOf = async ({ id }: { id: number }) =>
    library.db
      .selectFrom('collection_items')
      .select(['prompt_id', 'note'])
      .where('collection_id', '=', id)
      .orderBy('position')
      .execute()
  return { user, prompt, add, itemsOf }
}

/** From the menu of a card or dialog. */
async function openCollections(more: Locator): Promise<void> {
  await more.click()
  await more.page().getByRole('menuitem', { name: 'Add to a collection' }).click()
}

function parts(page: Page) {
  const more = page.getByRole('article').getByRole('button', { name: /^More options for / })
  const popup = page.getByRole('dialog', { name: 'Add to a collection' })
  return {
    button: more,
    open: () => openCollections(more),
    popup,
    choice: (name: string) => popup.getByRole('listitem').getByRole('button', { name }),
    newCollection: popup.getByRole('button', { name: 'New collection…' }),
    nameField: popup.getByLabel('Name of the new collection'),
    undo: page.getByRole('button', { name: 'Undo' }),
    message: (text: string) => page.getByText(text),
  }
}

test('three clicks add a prompt to a collection, and Undo removes it', async ({ page, library }) => {
  const { prompt, add, itemsOf } = await start({ page, library }, { isPublic: false })
  const biology = await add('Biology 101', { visibility: 'public' })
  const { button, open, popup, choice, undo, message } = parts(page)
  await page.goto('/my-prompts')

  await open()
  await expect(choice('Biology 101')).toBeFocused()
  await expect(choice('Biology 101')).toHaveAttribute('aria-pressed', 'false')
  await expect(popup.getByText(/^This prompt is private\. People who can’t view it/)).toBeVisible()
  await expectAccessibleInThemes(page)
  // The padding belongs to the popup, not to the card below.
  await popup.getByRole('heading').click()
  await expect(page).toHaveURL('/my-prompts')
  await choice('Biology 101').dblclick()
  await expect(message('Added to Biology 101.')).toBeVisible()
  await expect(popup).toBeHidden()
  await expect(button).toBeFocused()
  expect(await itemsOf(biology)).toEqual([{ prompt_id: prompt.id, note: '' }])

  await undo.dblclick()
  await expect(message('Removed from Biology 101.')).toBeVisible()
  await expect(undo).toHaveCount(0)
  expect(await itemsOf(biology)).toEqual([])
})

test('undoing a removal restores the place and the note', async ({ page, library }) => {
  const { user, prompt, add, itemsOf } = await start({ page, library })
  const [before, after] = await Promise.all(
    ['Before', 'After'].map((title) => createPrompt(library.db, { author_id: user.id, title })),
  )
  const list = await add('Reading list', { prompt_ids: [before?.id ?? 0, prompt.id, after?.id ?? 0] })
  await library.db
    .updateTable('collection_items')
    .set({ note: 'Read this first.' })
    .where('prompt_id', '=', prompt.id)
    .execute()
  const items = await itemsOf(list)
  const { popup, choice, undo, message } = parts(page)
  await page.goto(`/my-prompts`)
  await openCollections(page.getByRole('button', { name: `More options for ${prompt.title}` }))
  await expect(choice('Reading list')).toHaveAttribute('aria-pressed', 'true')
  await choice('Reading list').click()
  await expect(message('Removed from Reading list.')).toBeVisible()
  await expect(popup).toBeHidden()
  expect(await itemsOf(list)).toHaveLength(2)
  await undo.click()
  await expect(message('Added back to Reading list.')).toBeVisible()
  expect(await itemsOf(list)).toEqual(items)
})

test.describe('when requests fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a new collection keeps its name until it’s created, once', async ({ page, library }) => {
    const { user } = await start({ page, library })
    const { open, popup, choice, newCollection, nameField, message } = parts(page)
    await page.goto('/my-prompts')
    await open()
    await expect(popup.getByText('You have no collections yet.')).toBeVisible()
    await expect(nameField).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(popup.getByText('Enter a name.')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessibleInThemes(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    // The server creates it, but the response is lost.
    await page.route('**/api/collections', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await nameField.fill('Chemistry 2')
    await page.keyboard.press('Enter')
    await expect(popup.getByText('We couldn’t create the collection.')).toBeVisible()
    await page.unroute('**/api/collections')
    // Closing the popup loses nothing.
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await open()
    await expect(nameField).toHaveValue('Chemistry 2')
    await expect(choice('Chemistry 2')).toHaveAttribute('aria-pressed', 'true')
    await nameField.press('Enter')
    await expect(message('Created Chemistry 2 and added this prompt.')).toBeVisible()
    await expect(popup).toBeHidden()
    await open()
    await expect(choice('Chemistry 2')).toHaveCount(1)

    // Escape in the form goes back to the list.
    await newCollection.click()
    await nameField.fill('Not this one')
    await page.keyboard.press('Escape')
    await expect(newCollection).toBeFocused()
    // Not a click: so soon and at the same place, it would be the second one of a double click.
    await page.keyboard.press('Enter')
    await expect(nameField).toHaveValue('')
    const owned = await library.db
      .selectFrom('collection_members')
      .select('collection_id')
      .where('user_id', '=', user.id)
      .execute()
    expect(owned).toHaveLength(1)
  })

  test('the popup shows the error and can try again', async ({ page, library }) => {
    const { add } = await start({ page, library })
    await add('Physics')
    const { open, popup, choice, undo, message } = parts(page)
    await page.goto('/my-prompts')
    await page.route('**/api/prompts/*/collections*', (route) => route.abort())
    await open()
    await expect(popup.getByText('We couldn’t load your collections.')).toBeVisible()
    await expectAccessibleInThemes(page)
    await page.unroute('**/api/prompts/*/collections*')
    await popup.getByRole('button', { name: 'Try again' }).click()
    await expect(choice('Physics')).toBeFocused()

    await page.route('**/api/collections/*/items/*', (route) => route.abort())
    await page.keyboard.press('Enter')
    await expect(popup.getByText('We couldn’t change Physics. Check your connection.')).toBeVisible()
    await page.unroute('**/api/collections/*/items/*')
    // Two presses in a third of a second count as one.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(message('Added to Physics.')).toBeVisible({ timeout: 1_000 })
    }).toPass()

    await page.route('**/api/collections/*/items/*', (route) => route.abort())
    await undo.click()
    await expect(message('We couldn’t undo that. Check your connection.')).toBeVisible()
    await page.unroute('**/api/collections/*/items/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(message('Removed from Physics.')).toBeVisible()
  })

  test('another tab can change or delete a collection at any time', async ({ page, library, context }) => {
    const { add } = await start({ page, library })
    const [kept, deleted] = [await add('Kept'), await add('Deleted')]
    const { open, popup, choice, undo, message } = parts(page)
    const inOtherTab = parts(await context.newPage())
    const otherPage = inOtherTab.popup.page()
    await page.goto('/my-prompts')
    await otherPage.goto('/my-prompts')
    await inOtherTab.open()
    await expect(inOtherTab.choice('Kept')).toBeVisible()

    await page.bringToFront()
    await open()
    await choice('Kept').click()
    await expect(message('Added to Kept.')).toBeVisible()
    await inOtherTab.choice('Kept').click()
    await expect(inOtherTab.message('This prompt is already in Kept.')).toBeVisible()
    await expect(inOtherTab.undo).toBeHidden()
    await otherPage.close()

    await open()
    await expect(choice('Deleted')).toBeVisible()
    await library.db.deleteFrom('collections').where('id', '=', deleted.id).execute()
    await choice('Deleted').click()
    await expect(popup.getByText('This collection doesn’t exist, or you can’t view it.')).toBeVisible()
    await expect(choice('Deleted')).toBeHidden()
    // The message moved this one to where the last click was. A click there right away would count as its second.
    await page.waitForTimeout(400)
    await choice('Kept').click()
    await expect(message('Removed from Kept.')).toBeVisible()
    await library.db.deleteFrom('collections').where('id', '=', kept.id).execute()
    await undo.last().click()
    await expect(message('This collection doesn’t exist, or you can’t view it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  })
})

test('the popup works by keyboard, without triggering page shortcuts', async ({ page, library }) => {
  const { prompt, add, itemsOf } = await start({ page, library })
  for (const name of ['Art', 'Botany', 'Cooking']) await add(name)
  const { button, popup, choice, newCollection, nameField, undo, message } = parts(page)
  await page.goto('/my-prompts')
  await button.focus()
  const openByKey = async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Add to a collection' }).press('Enter')
  }
  await openByKey()
  // Last used first, so the newest is on top.
  await expect(choice('Cooking')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(choice('Botany')).toBeFocused()
  // Elsewhere, these keys go to the search and open the list of shortcuts.
  for (const key of ['/', '?']) await page.keyboard.press(key)
  await expect(choice('Botany')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(button).toBeFocused()

  await openByKey()
  await expect(choice('Cooking')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(message('Added to Botany.')).toBeVisible()
  await expect(button).toBeFocused()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message('Removed from Botany.')).toBeVisible()
  await expect(button).toBeFocused()

  await openByKey()
  await expect(choice('Botany')).toBeFocused()
  await newCollection.press('Enter')
  await expect(nameField).toBeFocused()
  await page.keyboard.type('Drama')
  await page.keyboard.press('Enter')
  await expect(message('Created Drama and added this prompt.')).toBeVisible()
  await expect(button).toBeFocused()
  const drama = await library.db
    .selectFrom('collections')
    .select(['id', 'visibility'])
    .where('name', '=', 'Drama')
    .executeTakeFirstOrThrow()
  expect(drama.visibility).toBe('private')
  expect(await itemsOf(drama)).toEqual([{ prompt_id: prompt.id, note: '' }])
})

test('the popup works over the prompt’s dialog and filters many collections on a phone', async ({
  page,
  library,
}) => {
  const { prompt, add } = await start({ page, library })
  for (let number = 1; number <= 12; number += 1) await add(`Course ${number}`)
  await add('W'.repeat(100))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/?prompt=${prompt.id}`)
  const { popup, choice, newCollection, nameField, undo, message } = parts(page)
  const dialog = page.getByRole('dialog', { name: prompt.title })
  const button = dialog.getByRole('button', { name: 'More options' })
  await openCollections(button)
  await expect(choice('WWW')).toBeFocused()
  await expectAccessibleInThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const filter = popup.getByLabel('Filter collections')
  await filter.fill('course 1')
  await expect(filter).toHaveValue('course 1')
  await expect(popup.getByRole('status').getByText('4 collections found.')).toBeAttached()
  await filter.fill('Nothing like it')
  await expect(popup.getByText('No collections found.')).toBeVisible()
  await expect(filter).toBeFocused()
  await newCollection.click()
  await expect(nameField).toHaveValue('Nothing like it')
  await page.keyboard.press('Escape')
  await filter.fill('12')
  await expect(popup.getByRole('listitem')).toHaveCount(1)
  await expect(choice('Course 12')).toBeVisible()

  // Escape closes only the popup, and so does a click outside.
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(button).toBeFocused()
  await openCollections(button)
  await expect(choice('WWW')).toBeFocused()
  await page.mouse.click(195, 20)
  await expect(popup).toBeHidden()
  await openCollections(button)
  await choice('Course 12').click()
  await expect(message('Added to Course 12.')).toBeVisible()
  await expectAccessibleInThemes(page)
  await undo.click()
  await expect(message('Removed from Course 12.')).toBeVisible()
  await expect(dialog).toBeVisible()
})

test('visitors are asked to sign in', async ({ page }) => {
  await page.goto('/')
  await openCollections(page.getByRole('button', { name: /^More options for / }).first())
  await expect(page.getByRole('dialog', { name: 'Sign in to add this prompt to a collection' })).toBeVisible()
})
