import type { Locator, Page } from '@playwright/test'
import { createCollection, createPrompt, createPrompts, createUser } from '../server/src/testing/builders.ts'
import { readClipboard } from './clipboard.ts'
import { expect, expectAccessible, type startLibrary, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, expectToFit } from './measures.ts'

type Library = Awaited<ReturnType<typeof startLibrary>>

const rows = (page: Page) => page.getByRole('article')
const titles = (page: Page) => rows(page).getByRole('heading', { level: 2 })
const move = (page: Page, title: string, direction: 'up' | 'down') =>
  page.getByRole('button', { name: `Move ${title} ${direction}` })

/** A collection with these prompts, all public. */
async function collect(
  { db }: Library,
  { names, ...fields }: Parameters<typeof createCollection>[1] & { names: readonly string[] },
) {
  const prompt_ids: number[] = []
  for (const title of names) {
    const html = `<p>Explain {{topic}} for ${title}.</p>`
    prompt_ids.push((await createPrompt(db, { author_id: fields.owner_id, title, html })).id)
  }
  return { ...(await createCollection(db, { visibility: 'public', ...fields, prompt_ids })), prompt_ids }
}

async function openMenu(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `More options for ${title}` }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

test('the list has search and pages for visitors, and a scope for members', async ({ page, library }) => {
  const owner = await createUser(library.db, { display_name: 'Olive Owner' })
  for (let number = 1; number <= 25; number += 1)
    await createCollection(library.db, {
      owner_id: owner.id,
      name: `Zebra course ${number}`,
      visibility: 'public',
    })
  await page.goto('/collections')
  await expect(page).toHaveTitle('Collections · AI Prompt Library')
  await expect(page.getByRole('button', { name: 'Yours' })).toHaveCount(0)
  await page.getByLabel('Search collections').fill('zebra')
  await expect(page).toHaveURL('/collections?q=zebra')
  await expect(page.getByText('25 collections found')).toBeAttached()
  await expect(rows(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL('/collections?q=zebra&page=2')
  await expect(rows(page)).toContainText('Olive Owner')
  await page.getByLabel('Search collections').fill('no such word')
  await expect(page.getByText('No collections found.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all collections' }).click()
  await expect(rows(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'New collection' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sign in')

  const user = await library.signIn(page, {})
  await page.goto('/collections?scope=own')
  await expect(page.getByText('No collections yet')).toBeVisible()
  await expect(page.getByLabel('Search collections')).toHaveCount(0)
  await createCollection(library.db, { owner_id: user.id, name: 'My drafts' })
  await createCollection(library.db, { owner_id: owner.id, name: 'Ours', editor_ids: [user.id] })
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'My drafts' })).toContainText('Private')
  await expect(rows(page).filter({ hasText: 'Ours' })).toContainText('You’re a co-editor')
  await page.getByRole('button', { name: 'Public' }).click()
  await expect(page).toHaveURL('/collections')
  await expect(rows(page)).toHaveCount(24)
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Ours' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ours' })).toBeVisible()

  await createPrompt(library.db, { author_id: owner.id, title: 'Zebra facts' })
  await page.getByRole('button', { name: 'Add prompts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add prompts' })
  await dialog.getByRole('searchbox').fill('zebra fact')
  await expect(dialog.locator('mark').first()).toBeVisible()
  await expectAccessibleInThemes(page)
  await dialog.getByRole('button', { name: 'Add Zebra facts' }).click()
  await expect(dialog.getByRole('button', { name: 'Added Zebra facts' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(titles(page)).toHaveText(['Zebra facts'])
  await expect(page.getByRole('button', { name: 'Add prompts' })).toBeFocused()
})

test('a collection opens, filters, and copies for visitors, without what they can’t view', {
  tag: '@core',
}, async ({ page, context, library }) => {
  const owner = await createUser(library.db, { display_name: 'Olive Owner' })
  const { token, prompt_ids } = await collect(library, {
    owner_id: owner.id,
    name: 'Read in order',
    names: ['First heron', 'Second heron', 'Third heron'],
  })
  const [first = 0, second = 0] = prompt_ids
  await library.db.updateTable('prompts').set({ is_public: false }).where('id', '=', second).execute()
  await library.db
    .updateTable('collection_items')
    .set({ note: 'Start here.' })
    .where('prompt_id', '=', first)
    .execute()
  const address = `/collections/${token}`
  await page.goto(address)
  await expect(page).toHaveTitle('Read in order · AI Prompt Library')
  await expect(titles(page)).toHaveText(['First heron', 'Third heron'])
  await expect(page.getByRole('main')).toContainText('By Olive OwnerPublic2 prompts')
  await expect(page.getByText('Some prompts aren’t available to you.')).toBeVisible()
  await expect(rows(page).first()).toContainText('Start here.')
  await expect(page.getByRole('button', { name: /note|^Move / })).toHaveCount(0)
  await expectToFit(page)
  await expectAccessibleInThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await expectTargets(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('link', { name: 'First heron', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'First heron' })).toBeVisible()
  await expect(page).toHaveURL(`${address}?prompt=${first}`)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Use First heron' }).click()
  await expect(page.getByRole('dialog').getByLabel('Topic')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)

  // Two prompts are in view at once. A link can have a search all the same.
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.goto(`${address}?q=thi`)
  await page.getByRole('searchbox').fill('third')
  await expect(titles(page)).toHaveText(['Third heron'])
  await page.getByRole('button', { name: 'Coding' }).click()
  await expect(page.getByText('No prompt in this collection matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all prompts' }).click()
  await expect(titles(page)).toHaveCount(2)
  await expect(page).toHaveURL(address)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await readClipboard(page)).toBe(new URL(address, page.url()).href)
})

test.describe('a collection that a visitor can’t view', () => {
  test.use({ expectedErrors: /404/ })

  test('asks them to sign in, and returns to it', async ({ page, library }) => {
    const owner = await createUser(library.db, {})
    const { token } = await collect(library, {
      owner_id: owner.id,
      name: 'For members',
      visibility: 'link',
      names: ['Members only'],
    })
    await page.goto(`/collections/${token}?q=members`)
    await expect(page.getByRole('heading', { name: 'You may need to sign in' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign in with your NetID' }).click()
    await page.getByRole('button', { name: 'Sofia Student' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'For members' })).toBeVisible()
    await expect(page).toHaveURL(`/collections/${token}?q=members`)
    await page.goto('/collections/unknown')
    await expect(page.getByText('The collection may be private')).toBeVisible()
  })
})

test.describe('an editor', () => {
  // Two tests have the server refuse a change.
  test.use({ expectedErrors: /429/ })

  test('moves prompts by buttons and to a position', async ({ page, library }) => {
    const editor = await library.signIn(page, {})
    const owner = await createUser(library.db, {})
    const names = ['Apple', 'Birch', 'Cedar', 'Daisy']
    const { token } = await collect(library, {
      owner_id: owner.id,
      name: 'Plants',
      editor_ids: [editor.id],
      names,
    })
    await page.goto(`/collections/${token}`)
    await expect(titles(page)).toHaveText(names)
    await expectAccessibleInThemes(page)
    await expectTargets(page)

    // Faster than the server can answer. The button keeps the focus.
    await move(page, 'Apple', 'down').press('Enter')
    await expect(titles(page)).toHaveText(['Birch', 'Apple', 'Cedar', 'Daisy'])
    await expect(move(page, 'Apple', 'down')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Moved Apple to position 3 of 4')).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(titles(page)).toHaveText(['Birch', 'Cedar', 'Daisy', 'Apple'])
    await page.keyboard.press('Enter')
    await expect(move(page, 'Apple', 'down')).toHaveAttribute('aria-disabled', 'true')
    await move(page, 'Apple', 'up').click()
    await expect(page.getByText('Moved Apple to position 3 of 4')).toBeAttached()
    await expectSaved(page, ['Birch', 'Cedar', 'Apple', 'Daisy'])

    const menu = await openMenu(page, 'Daisy')
    await menu.getByRole('menuitem', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to' })
    await expect(dialog.getByLabel('Position (1 to 4)')).toHaveValue('4')
    await dialog.getByLabel('Position (1 to 4)').fill('5')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Enter a number from 1 to 4.')
    await expectAccessible(page)
    await dialog.getByLabel('Position (1 to 4)').fill('1')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(move(page, 'Daisy', 'up')).toBeFocused()
    await expectSaved(page, ['Daisy', 'Birch', 'Cedar', 'Apple'])

    await page.goto(`/collections/${token}?q=cedar`)
    await expect(titles(page)).toHaveText(['Cedar'])
    await expect(move(page, 'Cedar', 'up')).toHaveCount(0)
    await page.getByRole('link', { name: 'clear the search and filters' }).click()
    await expect(move(page, 'Cedar', 'up')).toBeVisible()
  })

  test('moves a prompt to another page', async ({ page, library }) => {
    const owner = await library.signIn(page, {})
    await createPrompts(library.db, { count: 120, author_id: owner.id })
    const prompts = library.db.selectFrom('prompts').select('id').where('author_id', '=', owner.id)
    const ids = (await prompts.orderBy('id').execute()).map(({ id }) => id)
    const { token } = await createCollection(library.db, { owner_id: owner.id, prompt_ids: ids })
    const order = async () => {
      const items = library.db
        .selectFrom('collection_items')
        .innerJoin('collections', 'collections.id', 'collection_items.collection_id')
      const query = items.select('prompt_id').where('token', '=', token).orderBy('position')
      return (await query.execute()).map(({ prompt_id }) => prompt_id)
    }
    const row = (id: number | undefined) => page.locator(`[data-prompt-id="${id}"]`)
    await page.goto(`/collections/${token}?page=2`)
    await expect(rows(page)).toHaveCount(50)
    await row(ids[50])
      .getByRole('button', { name: /^Move .* up$/ })
      .press('Enter')
    await expect(page.getByText(/^Moved Prompt \d+ to position 50 of 120\.$/)).toBeVisible()
    await expect(row(ids[49])).toBeVisible()
    await expect(rows(page)).toHaveCount(50)
    await row(ids[60])
      .getByRole('button', { name: /^More options/ })
      .click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    await page.getByLabel('Position (1 to 120)').fill('120')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Moved Prompt \d+ to position 120 of 120\.$/)).toBeVisible()
    await expect(row(ids[60])).toHaveCount(0)
    const expected = [...ids.slice(0, 49), ids[50], ids[49], ...ids.slice(51, 60), ...ids.slice(61), ids[60]]
    expect(await order()).toEqual(expected)
    await expect(page).toHaveURL(`/collections/${token}?page=2`)
  })

  test('writes a note that survives a failed save', async ({ page, library }) => {
    const owner = await library.signIn(page, {})
    const { token } = await collect(library, { owner_id: owner.id, name: 'Notes', names: ['Fern', 'Moss'] })
    await page.goto(`/collections/${token}`)
    await page.getByRole('button', { name: 'Add note for Fern' }).click()
    const note = page.getByLabel('Note', { exact: true })
    await expect(note).toBeFocused()
    await note.fill('x'.repeat(501))
    await expect(page.getByText('Notes can be up to 500 characters.')).toBeVisible()
    await expect(page.getByText('501 of 500 characters')).toBeVisible()
    await note.fill('Read this first.')
    await expectAccessible(page)
    await page.route('**/api/collections/*/items/*/note', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: 'Wait.', message: 'Wait.' } }),
    )
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Wait.').first()).toBeVisible()
    await expect(note).toHaveValue('Read this first.')
    await page.unroute('**/api/collections/*/items/*/note')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(rows(page).first()).toContainText('Read this first.')
    await expect(page.getByRole('button', { name: 'Edit note for Fern' })).toBeFocused()
    await expect(page.getByText('Note saved.')).toBeVisible()

    // What was typed survives another page, and Escape asks before it discards it.
    await page.getByRole('button', { name: 'Edit note for Fern' }).click()
    await note.fill('Changed.')
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Notes')
    await page.goBack()
    await expect(note).toHaveValue('Changed.')
    await note.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect(note).toBeHidden()
    await expect(rows(page).first()).toContainText('Read this first.')
  })

  test('removes a prompt and undoes the removal', async ({ page, library }) => {
    const owner = await library.signIn(page, {})
    const names = ['Ant', 'Bee', 'Cat']
    const { token, prompt_ids } = await collect(library, { owner_id: owner.id, name: 'Animals', names })
    await library.db
      .updateTable('collection_items')
      .set({ note: 'Mind the sting.' })
      .where('prompt_id', '=', prompt_ids[1] ?? 0)
      .execute()
    await page.goto(`/collections/${token}`)
    const menu = await openMenu(page, 'Bee')
    await menu.getByRole('menuitem', { name: 'Remove from collection' }).click()
    await expect(titles(page)).toHaveText(['Ant', 'Cat'])
    await expect(page.getByText('2 prompts', { exact: true })).toBeVisible()
    await expect(page.getByText('Removed Bee from the collection.')).toBeVisible()
    await expect(page.locator(':focus')).toHaveCount(1)
    // If Undo fails, the place and the note aren't lost.
    await page.route('**/api/collections/*/items/*', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: 'Wait.', message: 'Wait.' } }),
    )
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Wait.')).toBeVisible()
    await page.unroute('**/api/collections/*/items/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Added Bee back.')).toBeVisible()
    await expect(titles(page)).toHaveText(names)
    await expect(rows(page).nth(1)).toContainText('Mind the sting.')

    // A co-editor was faster, so there's nothing to undo.
    const catMenu = await openMenu(page, 'Cat')
    await library.db
      .deleteFrom('collection_items')
      .where('prompt_id', '=', prompt_ids[2] ?? 0)
      .execute()
    await catMenu.getByRole('menuitem', { name: 'Remove from collection' }).click()
    await expect(page.getByText('Cat is no longer in the collection.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })
})

test('Print prints all prompts with their notes and text, and nothing else', async ({ page, library }) => {
  const owner = await library.signIn(page, {})
  const names = ['Ode', 'Sonnet']
  const { token, prompt_ids } = await collect(library, { owner_id: owner.id, name: 'Handout', names })
  await library.db
    .updateTable('collection_items')
    .set({ note: 'Bring it to class.' })
    .where('prompt_id', '=', prompt_ids[1] ?? 0)
    .execute()
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset['printed'] = `${dataset['printed'] ?? ''}x`
    }
  })
  await page.goto(`/collections/${token}?q=ode`)
  await page.getByRole('button', { name: 'More options for this collection' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'x')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['1. Ode', '2. Sonnet'])
  await expect(page.getByText('Bring it to class.')).toBeVisible()
  await expect(page.getByText('for Sonnet.')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  // The prompts to print change while the print dialog is open, which must not open it again.
  const menu = await openMenu(page, 'Ode')
  await menu.getByRole('menuitem', { name: 'Remove from collection' }).click()
  await expect(page.locator('h2', { hasText: '1. Sonnet' })).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'x')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByText('Preparing to print...')).toHaveCount(0)
  await expect(page.getByText('Bring it to class.')).toHaveCount(0)
})

/** Waits until the server has the order, which a reload then shows. */
async function expectSaved(page: Page, names: readonly string[]): Promise<void> {
  await expect(titles(page)).toHaveText([...names])
  const token = new URL(page.url()).pathname.split('/').at(-1)
  await expect(async () => {
    const response = await page.request.get(`/api/collections/${token}/items`)
    expect(((await response.json()) as { title: string }[]).map(({ title }) => title)).toEqual(names)
  }).toPass()
  await expect(titles(page)).toHaveText([...names])
}
