import type { Page } from '@playwright/test'
import { createCollection, createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

/** The lists that a change can make stale. Nothing is reloaded on the way. */
const LISTS: readonly ((page: Page) => Promise<void>)[] = [
  (page) => headerLink(page, 'Browse'),
  (page) => headerLink(page, 'My Prompts'),
  (page) => page.getByRole('tab', { name: /^Saved/ }).click(),
  async (page) => {
    await headerLink(page, 'Collections')
    await page.getByRole('button', { name: 'Yours' }).click()
  },
  (page) =>
    main(page)
      .getByRole('link', { name: /^Reading/ })
      .click(),
]

async function chooseFor(page: Page, title: string, ...items: string[]): Promise<void> {
  await main(page)
    .getByRole('button', { name: `More options for ${title}` })
    .first()
    .click()
  for (const name of items) await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Each change starts on the page of the collection. */
const CHANGES: readonly (readonly [name: string, change: (page: Page) => Promise<void>])[] = [
  [
    'saving a prompt',
    async (page) => {
      await headerLink(page, 'Browse')
      const save = main(page).getByRole('button', { name: 'Save Theirs' }).first()
      await save.click()
      await expect(save).toHaveAttribute('aria-pressed', 'true')
    },
  ],
  [
    'adding a prompt to a collection',
    async (page) => {
      await headerLink(page, 'My Prompts')
      await chooseFor(page, 'Mine', 'More', 'Add to a collection')
      await dialog(page).getByRole('button', { name: 'Reading' }).click()
      await expect(page.getByText('Added to Reading.')).toBeVisible()
    },
  ],
  [
    'renaming a prompt',
    async (page) => {
      await headerLink(page, 'My Prompts')
      await chooseFor(page, 'Mine', 'Edit')
      await dialog(page).getByLabel('Prompt Title').fill('Mine, edited')
      await dialog(page).getByRole('button', { name: 'Update Prompt' }).click()
      await expect(page.getByText('Prompt updated.')).toBeVisible()
    },
  ],
  [
    'cloning a prompt',
    async (page) => {
      await headerLink(page, 'Browse')
      await chooseFor(page, 'Theirs', 'Clone')
      await dialog(page).getByRole('button', { name: 'Clone Prompt' }).click()
      await expect(page.getByText('Prompt cloned to My Prompts.')).toBeVisible()
    },
  ],
  [
    'renaming a collection',
    async (page) => {
      await page.getByRole('button', { name: 'More options for this collection' }).click()
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
      await dialog(page).getByLabel('Name').fill('Reading list')
      await dialog(page).getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Collection updated.')).toBeVisible()
    },
  ],
  [
    'removing a prompt from a collection',
    async (page) => {
      await chooseFor(page, 'Collected', 'Remove from collection')
      await expect(page.getByText('Removed Collected from the collection.')).toBeVisible()
    },
  ],
  [
    'deleting a prompt',
    async (page) => {
      await headerLink(page, 'My Prompts')
      await chooseFor(page, 'Mine', 'More', 'Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('Prompt deleted.')).toBeVisible()
    },
  ],
  [
    'restoring a deleted prompt',
    async (page) => {
      await headerLink(page, 'My Prompts')
      await chooseFor(page, 'Mine', 'More', 'Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('tab', { name: /^Recently deleted/ }).click()
      await page.getByRole('button', { name: 'Restore Mine' }).click()
      await expect(page.getByText('Prompt restored.')).toBeVisible()
    },
  ],
]

for (const [name, change] of CHANGES)
  test(`after ${name}, every list shows what a reload shows`, async ({ page, library }) => {
    const created_at = new Date()
    const other = await createUser(library.db)
    await createPrompt(library.db, { author_id: other.id, title: 'Theirs', created_at })
    const user = await library.signIn(page, {})
    const own = { author_id: user.id, is_public: false, created_at }
    await createPrompt(library.db, { ...own, title: 'Mine' })
    const { id } = await createPrompt(library.db, { ...own, title: 'Collected' })
    await createCollection(library.db, { owner_id: user.id, name: 'Reading', prompt_ids: [id] })
    const reloaded = await page.context().newPage()
    await page.goto('/')
    for (const open of LISTS) {
      await open(page)
      await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('Loading…')
    }
    await change(page)
    for (const open of LISTS) {
      await open(page)
      await reloaded.goto(page.url(), { waitUntil: 'networkidle' })
      await expect(async () => {
        const [shown, fresh] = await Promise.all([page, reloaded].map((one) => main(one).textContent()))
        expect(shown, page.url()).toBe(fresh)
      }).toPass({ timeout: 30_000 })
    }
  })
