import type { Locator, Page } from '@playwright/test'
import { createCollection, createPrompt, createUser } from '../server/src/testing/builders.ts'
import { readClipboard } from './clipboard.ts'
import { expect, expectAccessible, type startLibrary, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, expectToFit } from './measures.ts'

type Library = Awaited<ReturnType<typeof startLibrary>>

const rows = (page: Page) => page.getByRole('article')
const titles = (page: Page) => rows(page).getByRole('heading', { level: 2 })

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

  await page.goto(`${address}?q=third`)
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

test('a prompt is added from its card, removed, and put back in its place with its note', async ({
  page,
  library,
}) => {
  const owner = await library.signIn(page, {})
  const names = ['Early plum', 'Late plum']
  const { token, prompt_ids } = await collect(library, { owner_id: owner.id, name: 'Orchard', names })
  await library.db
    .updateTable('collection_items')
    .set({ note: 'Read this first.' })
    .where('prompt_id', '=', prompt_ids[0] ?? 0)
    .execute()
  await createPrompt(library.db, { author_id: owner.id, title: 'Wild plum' })
  const toggle = async (title: string) => {
    const menu = await openMenu(page, title)
    await menu.getByRole('menuitem', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Add to a collection' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Orchard' }).dblclick()
  }
  await page.goto('/my-prompts')
  await toggle('Wild plum')
  await expect(page.getByText('Added to Orchard.')).toBeVisible()
  await toggle('Early plum')
  await expect(page.getByText('Removed Early plum from Orchard.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().dblclick()
  await expect(page.getByText('Added Early plum back.')).toBeVisible()
  await page.goto(`/collections/${token}`)
  await expect(titles(page)).toHaveText([...names, 'Wild plum'])
  await expect(rows(page).first()).toContainText('Read this first.')
})
