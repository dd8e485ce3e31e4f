import type { Page } from '@playwright/test'
import { createCollection, createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

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
    await page.getByRole('button', { name: 'More options for this collection' }).click()
    await page.getByRole('menuitem', { name: 'Show as cards' }).click()
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
