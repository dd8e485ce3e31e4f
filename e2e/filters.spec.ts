import type { Page } from '@playwright/test'
import { createCollection, createPrompt, createUser } from '../server/src/testing/builders.ts'
import { ENDLESS_WORD } from './extremes.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, expectToFit } from './measures.ts'

const cards = (page: Page) => page.getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').getByRole('link')
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` })

let count = 0
/** A word that no other prompt in this worker contains. */
const unique = () => `sieve${count++}`

test.describe('the filter by collection', () => {
  test('combines with search and category, can be removed, and works with Back', async ({
    page,
    library: { db },
  }) => {
    const word = unique()
    const author = await createUser(db)
    const create = (title: string, category: 'Research' | 'Coding') =>
      createPrompt(db, { author_id: author.id, title: `${title} ${word}`, category })
    const one = await create('One', 'Research')
    const two = await create('Two', 'Coding')
    await create('Three', 'Coding')
    const { token } = await createCollection(db, {
      owner_id: author.id,
      name: `Course ${word}`,
      visibility: 'public',
      prompt_ids: [one.id, two.id],
    })
    await page.goto(`/collections/${token}`)
    await page.getByRole('link', { name: 'Show in Browse' }).click()
    await expect(page).toHaveURL(`/?collection=${token}`)
    await expect(cards(page)).toHaveCount(2)
    await expect(chip(page, `Collection: Course ${word}`)).toBeVisible()
    await expectAccessibleInThemes(page)

    await page.getByRole('button', { name: 'Coding' }).click()
    await expect(titles(page)).toHaveText([`Two ${word}`])
    await page.getByRole('searchbox').fill('one')
    await expect(cards(page)).toHaveCount(0)
    await expect(page).toHaveURL(`/?collection=${token}&category=Coding&q=one`)
    await page.reload()
    await chip(page, 'Category: Coding').click()
    await expect(titles(page)).toHaveText([`One ${word}`])
    await chip(page, `Collection: Course ${word}`).click()
    await expect(page).toHaveURL('/?q=one')
    await expect(chip(page, 'Collection')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`/?collection=${token}&q=one`)
    await expect(titles(page)).toHaveText([`One ${word}`])
  })

  test.describe('of a missing or hidden collection', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('says so, and can be cleared', async ({ page, library: { db } }) => {
      const owner = await createUser(db)
      const { token } = await createCollection(db, { owner_id: owner.id, name: 'Hidden' })
      for (const unknown of [token, 'no-such-token']) {
        await page.goto(`/?q=outline&collection=${unknown}`)
        await expect(
          page.getByText('This collection doesn’t exist, or you can’t view it.').filter({ visible: true }),
        ).toHaveCount(2)
        await expect(chip(page, 'Collection: this collection')).toBeVisible()
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
        await expect(page.getByText('Hidden')).toHaveCount(0)
      }
      await expectAccessibleInThemes(page)
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL('/?q=outline')
      await expect(cards(page).first()).toBeVisible()
    })

    test('replaces the cards of one that was deleted', async ({ page, library: { db } }) => {
      const owner = await createUser(db)
      const prompt = await createPrompt(db, { author_id: owner.id })
      const { token, id } = await createCollection(db, {
        owner_id: owner.id,
        visibility: 'public',
        prompt_ids: [prompt.id],
      })
      await page.clock.install()
      await page.goto(`/?collection=${token}`)
      await expect(cards(page)).toHaveCount(1)
      await db.deleteFrom('collections').where('id', '=', id).execute()
      await page.clock.fastForward(30_000)
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    })
  })
})

test.describe('the filter by author', () => {
  test('names the author and their number of public prompts', async ({ page, library: { db } }) => {
    const name = `Priya ${unique()}`
    const author = await createUser(db, { display_name: name })
    const { id } = await createPrompt(db, { author_id: author.id, title: 'Public one' })
    await createPrompt(db, { author_id: author.id, title: 'Public two' })
    await createPrompt(db, { author_id: author.id, title: 'Private one', is_public: false })
    await page.goto(`/?author=${author.id}&q=one`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Prompts by ${name}`)
    await expect(page.getByText('2 public prompts')).toBeVisible()
    await expect(page).toHaveTitle(`Prompts by ${name} · AI Prompt Library`)
    await expect(titles(page)).toHaveText(['Public one'])
    await expectAccessibleInThemes(page)

    // The open prompt has the title of the tab, however early the name arrives.
    await page.goto(`/?author=${author.id}&prompt=${id}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('2 public prompts')).toBeVisible()
    await expect(page).toHaveTitle('Public one · AI Prompt Library')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveTitle(`Prompts by ${name} · AI Prompt Library`)
    await chip(page, `Author: ${name}`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover & Share Prompts')
    await expect(page).toHaveTitle('Browse · AI Prompt Library')
  })

  test('fits a name of any length', async ({ page, library: { db } }) => {
    const author = await createUser(db, { display_name: ENDLESS_WORD })
    await createPrompt(db, { author_id: author.id })
    await page.goto(`/?author=${author.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Prompts by ${ENDLESS_WORD}`)
    await expect(chip(page, `Author: ${ENDLESS_WORD}`)).toBeVisible()
    await expectToFit(page)
  })

  test.describe('of someone without prompts', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('doesn’t say whether they exist', async ({ page, library: { db } }) => {
      const hidden = await createUser(db, { display_name: 'Hanna Hidden' })
      await createPrompt(db, { author_id: hidden.id, is_public: false })
      for (const id of [hidden.id, 2_147_483_647]) {
        await page.goto(`/?author=${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author not found')
        await expect(page).toHaveTitle('Author not found · AI Prompt Library')
        await expect(
          page.getByText('This author doesn’t exist, or you can’t view any of their prompts.'),
        ).toBeVisible()
        await expect(page.getByText('Hanna')).toHaveCount(0)
      }
      await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible()
      await expectAccessible(page)
    })
  })
})

test('long tags fit a card and the dialog, where they lead to the library', async ({
  page,
  library: { db, signIn },
}) => {
  const word = unique()
  const user = await signIn(page, {})
  const { id } = await createPrompt(db, { author_id: user.id, title: word, html: '<p>{{topic}}</p>' })
  const own = ['W'.repeat(30), `methods ${word} for first-years`, 'علوم الحاسوب', 'python', 'a b c d e f']
  await db
    .updateTable('prompts')
    .set({ tags: ['Featured', ...own] })
    .where('id', '=', id)
    .execute()
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/my-prompts')
  const card = cards(page)
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText(own)
  await expect(card.locator('header').getByRole('link', { name: 'Featured' })).toBeVisible()
  await expectTargets(page)
  await expectToFit(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await titles(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Tags' })).toBeVisible()
  expect(await dialog.evaluate((popup) => popup.scrollWidth - popup.clientWidth)).toBe(0)
  await expectAccessibleInThemes(page)
  await dialog.getByRole('link', { name: `methods ${word}` }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/?tag=methods+${word}+for+first-years`)
  await expect(titles(page)).toHaveText([word])
  await expect(page.locator('#main')).toBeFocused()
})
