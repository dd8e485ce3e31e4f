import type { Page } from '@playwright/test'
import { createCollection, createPrompt, createUser } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes, expectToFit } from './measures.ts'

/** A name that is unique within this worker. */
let uniqueCount = 0
const unique = (name: string) => `${name} ${String.fromCharCode(65 + (uniqueCount++ % 26))}${uniqueCount}`

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()
const choose = async (page: Page, item: string) => {
  await press(page, 'More options for this collection')
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const newDialog = (page: Page) => page.getByRole('dialog', { name: 'New collection' })
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit collection' })
const editorsDialog = (page: Page) => page.getByRole('dialog', { name: 'Co-editors' })
const guardDialog = (page: Page) => page.getByRole('dialog', { name: 'Check for private data' })

async function expectAccessibleOnPhones(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInThemes(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function editName(page: Page, name: string): Promise<void> {
  await choose(page, 'Edit')
  await editDialog(page).getByLabel('Name').fill(name)
}

test.describe('a new collection', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('keeps what was typed until it is created, and is created once', async ({ page, library }) => {
    const name = unique('Labs')
    const owner = await library.signIn(page, {})
    let lost = 0
    // The server creates the collection, but its first response never arrives.
    await page.route('**/api/collections', async (route) => {
      lost += 1
      if (lost > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.goto('/collections')
    await press(page, 'New collection')
    await newDialog(page).getByRole('button', { name: 'Create collection' }).click()
    await expect(newDialog(page)).toContainText('Enter a name.')
    await expect(newDialog(page).getByLabel('Name')).toBeFocused()
    await newDialog(page).getByLabel('Name').fill(name)
    await newDialog(page).getByLabel('Description (optional)').fill('For Biology 101')
    await expect(newDialog(page)).toContainText('15 of 1,000 characters')
    await newDialog(page).getByRole('radio', { name: 'Members with the link' }).check()
    await expectAccessible(page)
    await expectAccessibleOnPhones(page)
    await newDialog(page).getByRole('button', { name: 'Create collection' }).click()
    await expect(newDialog(page).getByRole('alert')).toContainText('We couldn’t create the collection.')
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    await expect(newDialog(page)).toBeHidden()
    await page.reload()
    await press(page, 'New collection')
    await expect(newDialog(page)).toContainText('Restored your unsaved draft')
    await expect(newDialog(page).getByRole('radio', { name: 'Members with the link' })).toBeChecked()
    await newDialog(page).getByRole('button', { name: 'Create collection' }).dblclick()
    await expect(heading(page, name)).toBeVisible()
    await expect(page).toHaveURL(/\/collections\/[\w-]{24}$/)
    const created = await library.db
      .selectFrom('collections')
      .innerJoin('collection_members', 'collection_id', 'collections.id')
      .select(['name', 'description', 'visibility'])
      .where('user_id', '=', owner.id)
      .execute()
    expect(created).toEqual([{ name, description: 'For Biology 101', visibility: 'link' }])

    // A saved draft isn't offered again, and neither is one that was canceled.
    for (const text of ['', 'Canceled', '']) {
      await page.goto('/collections')
      await press(page, 'New collection')
      await expect(newDialog(page).getByLabel('Name')).toHaveValue('')
      await newDialog(page).getByLabel('Name').fill(text)
      await newDialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(newDialog(page)).toBeHidden()
    }
  })
})

test('private data in a collection is checked once others can see it', async ({ page, library }) => {
  const owner = await library.signIn(page, {})
  const { token, id } = await createCollection(library.db, { owner_id: owner.id, name: unique('Notes') })
  const details = () =>
    library.db
      .selectFrom('collections')
      .select(['description', 'visibility'])
      .where('id', '=', id)
      .executeTakeFirst()
  const save = () => editDialog(page).getByRole('button', { name: 'Save changes' }).click()
  await page.goto(`/collections/${token}`)
  await choose(page, 'Edit')
  await editDialog(page).getByLabel('Description (optional)').fill('Ask jo.smith@pitt.edu')
  await save()
  await expect(editDialog(page)).toBeHidden()
  expect(await details()).toEqual({ description: 'Ask jo.smith@pitt.edu', visibility: 'private' })

  await choose(page, 'Edit')
  await editDialog(page).getByRole('radio', { name: 'Public' }).check()
  await save()
  await expect(guardDialog(page)).toContainText('Everyone who can open the library will see this text.')
  await guardDialog(page).getByRole('button', { name: 'Go back' }).click()
  await expect(guardDialog(page)).toBeHidden()
  expect(await details()).toMatchObject({ visibility: 'private' })
  await save()
  await guardDialog(page).getByRole('button', { name: 'Remove it and Save changes' }).click()
  await expect(editDialog(page)).toBeHidden()
  expect(await details()).toEqual({ description: 'Ask', visibility: 'public' })
})

test('notes are checked when a private collection becomes visible', async ({ page, library }) => {
  const owner = await library.signIn(page, {})
  const title = unique('Noted')
  const prompt = await createPrompt(library.db, { author_id: owner.id, title })
  const { token, id } = await createCollection(library.db, { owner_id: owner.id, prompt_ids: [prompt.id] })
  await library.db
    .updateTable('collection_items')
    .set({ note: 'Ask jo.smith@pitt.edu' })
    .where('collection_id', '=', id)
    .execute()
  await page.goto(`/collections/${token}`)
  await expect(page.getByText('Ask jo.smith@pitt.edu')).toBeVisible()
  await choose(page, 'Edit')
  await editDialog(page).getByRole('radio', { name: 'Public' }).check()
  await editDialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(guardDialog(page)).toContainText(`Note for “${title}”`)
  await expect(guardDialog(page)).toContainText('To change this note, go back')
  await expectAccessible(page)
})

test('editing waits until the member is known, whose id is in the name of the draft', async ({
  page,
  library,
}) => {
  const owner = await library.signIn(page, {})
  const { id: promptId } = await createPrompt(library.db, { author_id: owner.id })
  const name = unique('Early')
  const { token } = await createCollection(library.db, { owner_id: owner.id, name, prompt_ids: [promptId] })
  const session = Promise.withResolvers<void>()
  await page.route('**/session.php', async (route) => {
    await session.promise
    await route.continue()
  })
  const controls = page.getByRole('button', { name: /^(Add prompts|Add note)/ })
  await page.goto(`/collections/${token}`)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(controls).toHaveCount(0)
  session.resolve()
  await expect(controls).toHaveCount(2)
  await editName(page, `${name}, edited`)
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft /.test(key)))
  await expect.poll(drafts).toEqual([expect.stringContaining(`draft ${owner.id} collection ${token}`)])
})

test('two people who edit a collection keep each other’s changes, and Undo brings back the rest', async ({
  browser,
  page,
  library,
}) => {
  const owner = await library.signIn(page, { display_name: unique('Olga Owner') })
  const context = await browser.newContext({ baseURL: library.origin })
  const other = await context.newPage()
  const editor = await library.signIn(other, { display_name: unique('Edda Editor') })
  const name = unique('Essays')
  const { token, id } = await createCollection(library.db, {
    owner_id: owner.id,
    name,
    editor_ids: [editor.id],
  })
  const save = (on: Page) => editDialog(on).getByRole('button', { name: 'Save changes' }).click()
  const details = () =>
    library.db
      .selectFrom('collections')
      .select(['name', 'description', 'visibility'])
      .where('id', '=', id)
      .executeTakeFirst()

  await page.goto(`/collections/${token}`)
  await editName(page, `${name} of the owner`)
  await editDialog(page).getByRole('radio', { name: 'Public' }).check()
  await other.goto(`/collections/${token}`)
  await choose(other, 'Edit')
  await expect(editDialog(other)).toContainText('Only the owner can change this.')
  await expect(editDialog(other).getByRole('radio')).toHaveCount(0)
  await expectAccessible(other)
  await editDialog(other).getByLabel('Description (optional)').fill('From the co-editor')
  await save(other)
  await expect(editDialog(other)).toBeHidden()
  await save(page)
  await expect(editDialog(page)).toBeHidden()
  await expect(heading(page, `${name} of the owner`)).toBeVisible()
  await expect(page.getByText('From the co-editor')).toBeVisible()

  // The co-editor's page still has the old name.
  await editName(other, `${name} of the co-editor`)
  await save(other)
  await expect(heading(other, `${name} of the co-editor`)).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).last().dblclick()
  await expect(heading(other, `${name} of the owner`)).toBeVisible()
  expect(await details()).toEqual({
    name: `${name} of the owner`,
    description: 'From the co-editor',
    visibility: 'public',
  })
  await context.close()
})

test('a co-editor is added, edits, and leaves', async ({ browser, page, library }) => {
  const owner = await library.signIn(page, { display_name: unique('Olga Owner') })
  const context = await browser.newContext({ baseURL: library.origin })
  const other = await context.newPage()
  const editor = await library.signIn(other, { display_name: unique('Edda Editor') })
  const third = await createUser(library.db, { display_name: unique('Theo Third') })
  const name = unique('Seminar')
  const { token } = await createCollection(library.db, {
    owner_id: owner.id,
    name,
    editor_ids: [third.id],
  })
  await page.goto(`/collections/${token}`)
  await choose(page, 'Co-editors')
  const box = page.getByRole('combobox', { name: 'Add a co-editor' })
  await editorsDialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(editorsDialog(page)).toContainText('Choose a person from the list.')
  await box.fill(editor.display_name)
  await page.getByRole('option', { name: editor.display_name }).click()
  await editorsDialog(page).getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(page.getByText(`${editor.display_name} is now a co-editor.`)).toBeVisible()
  await expect(editorsDialog(page)).toContainText('Owner and 2 co-editors')
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await box.fill(editor.display_name)
  await page.getByRole('option', { name: editor.display_name }).click()
  await editorsDialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(editorsDialog(page)).toContainText(`${editor.display_name} is already a co-editor.`)
  await expectAccessible(page)
  await expectAccessibleOnPhones(page)
  await expectToFit(page)

  await editorsDialog(page)
    .getByRole('button', { name: `Remove ${third.display_name}` })
    .click()
  await answer(page, 'Remove co-editor')
  await expect(editorsDialog(page)).toContainText('Owner and 1 co-editor')

  await other.goto(`/collections/${token}`)
  await press(other, 'More options for this collection')
  await expect(other.getByRole('menuitem')).toHaveText(['Co-editors', 'Edit'])
  await other.keyboard.press('Escape')
  await editName(other, `${name}, second term`)
  await editDialog(other).getByRole('button', { name: 'Save changes' }).click()
  await expect(heading(other, `${name}, second term`)).toBeVisible()

  await choose(other, 'Co-editors')
  await editorsDialog(other).getByRole('button', { name: 'Leave collection' }).click()
  await expect(other.getByRole('alertdialog')).toContainText('You won’t be able to open or edit')
  await answer(other, 'Leave collection')
  await expect(other).toHaveURL('/collections')
  await expect(other.getByText('You left the collection.')).toBeVisible()
  await page.reload()
  await choose(page, 'Co-editors')
  await expect(editorsDialog(page)).toContainText('No co-editors yet.')
  await context.close()
})

test('a collection that becomes private gets a new link in place, and the old one stops working', async ({
  page,
  library,
}) => {
  const name = unique('Linked')
  const owner = await library.signIn(page, {})
  const { token, id } = await createCollection(library.db, { owner_id: owner.id, name, visibility: 'link' })
  await page.goto(`/collections/${token}?q=lab`)
  await expect(heading(page, name)).toBeVisible()
  // From here on, the heading must never disappear.
  await page.evaluate((name) => {
    const check = () => {
      if (document.querySelector('h1')?.textContent !== name) document.body.dataset['flashed'] = 'yes'
    }
    new MutationObserver(check).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  }, name)
  await choose(page, 'Edit')
  await editDialog(page).getByRole('radio', { name: 'Private' }).check()
  await expect(editDialog(page)).toContainText('The current link will stop working.')
  await editDialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Collection updated.')).toBeVisible()
  const { token: renewed } = await library.db
    .selectFrom('collections')
    .select('token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(renewed).not.toBe(token)
  await expect(page).toHaveURL(`/collections/${renewed}?q=lab`)
  await expect(heading(page, name)).toBeVisible()
  expect(await page.evaluate(() => document.body.dataset['flashed'])).toBeUndefined()
  expect((await page.request.get(`/api/collections/${token}`)).status()).toBe(404)

  await choose(page, 'Delete collection')
  await expect(page.getByRole('alertdialog')).toContainText('The prompts in it won’t be deleted.')
  await answer(page, 'Delete collection')
  await expect(page).toHaveURL('/collections')
  await expect(page.getByText('Collection deleted.')).toBeVisible()
  expect(await library.db.selectFrom('collections').select('id').where('id', '=', id).execute()).toEqual([])
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of 40[34]|ERR_FAILED/ })

  test('keep the text of a collection that was deleted, and say what happened', async ({ page, library }) => {
    const name = unique('Gone')
    const owner = await library.signIn(page, {})
    const { token, id } = await createCollection(library.db, { owner_id: owner.id, name })
    await page.goto(`/collections/${token}`)
    await editName(page, `${name}, edited`)
    await library.db.deleteFrom('collections').where('id', '=', id).execute()
    await editDialog(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(editDialog(page).getByRole('alert')).toContainText('This collection doesn’t exist')
    await expect(editDialog(page).getByLabel('Name')).toHaveValue(`${name}, edited`)
  })

  test('keep the text of a co-editor who was removed', async ({ page, library }) => {
    const name = unique('Closed')
    const owner = await createUser(library.db)
    const editor = await library.signIn(page, {})
    const { token, id } = await createCollection(library.db, {
      owner_id: owner.id,
      name,
      visibility: 'public',
      editor_ids: [editor.id],
    })
    await page.goto(`/collections/${token}`)
    await editName(page, `${name}, edited`)
    await library.db
      .deleteFrom('collection_members')
      .where('collection_id', '=', id)
      .where('user_id', '=', editor.id)
      .execute()
    await editDialog(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(editDialog(page).getByRole('alert')).toContainText('You don’t have permission')
    // The page behind the dialog knows that this isn't a co-editor anymore.
    await expect(page.getByRole('button', { name: 'Add prompts', includeHidden: true })).toHaveCount(0)
    await expect(editDialog(page).getByLabel('Name')).toHaveValue(`${name}, edited`)
    await editDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(editDialog(page)).toBeHidden()
  })

  test('keep a page whose link changed, with an open note', async ({ browser, page, library }) => {
    acceptLeaving(page)
    const name = unique('Moved')
    const context = await browser.newContext({ baseURL: library.origin })
    const other = await context.newPage()
    const owner = await library.signIn(other, { display_name: unique('Olga Owner') })
    const editor = await library.signIn(page, {})
    const prompt = await createPrompt(library.db, { author_id: owner.id })
    const { token } = await createCollection(library.db, {
      owner_id: owner.id,
      name,
      visibility: 'link',
      editor_ids: [editor.id],
      prompt_ids: [prompt.id],
    })
    await page.clock.install()
    await page.goto(`/collections/${token}`)
    await page.getByRole('button', { name: /^Add note/ }).click()
    const note = page.getByRole('textbox', { name: 'Note' })
    await note.fill('Half a note')
    await other.goto(`/collections/${token}`)
    await choose(other, 'Edit')
    await editDialog(other).getByRole('radio', { name: 'Private' }).check()
    await editDialog(other).getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText('Collection updated.')).toBeVisible()

    await page.clock.fastForward(30_000)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('This collection was deleted, its link changed,')).toBeVisible()
    await expect(note).toHaveValue('Half a note')
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByText('We couldn’t refresh this list.')).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(heading(page, 'Collection not found')).toBeVisible()
    await context.close()
  })

  test('say that a co-editor wasn’t added, even if the dialog was closed', async ({ page, library }) => {
    const owner = await library.signIn(page, {})
    const person = await createUser(library.db, { display_name: unique('Nora New') })
    const { token } = await createCollection(library.db, { owner_id: owner.id })
    const closed = Promise.withResolvers<void>()
    await page.route('**/api/collections/*/editors/*', async (route) => {
      await closed.promise
      await route.abort()
    })
    await page.goto(`/collections/${token}`)
    await choose(page, 'Co-editors')
    await page.getByRole('combobox', { name: 'Add a co-editor' }).fill(person.display_name)
    await page.getByRole('option', { name: person.display_name }).click()
    await editorsDialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(editorsDialog(page)).toBeHidden()
    closed.resolve()
    await expect(page.getByText('We couldn’t add this person.')).toBeVisible()
  })
})
