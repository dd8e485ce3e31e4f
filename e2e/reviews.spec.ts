import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'

const DAY = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

test('a curator renews 30 reviews by key, and an expired one loses its badge', async ({ page, library }) => {
  test.slow()
  const curator = await library.signIn(page, { display_name: 'Cora Curator', role: 'curator' })
  const author = await createUser(library.db)
  const titles = Array.from({ length: 30 }, (_, index) => `Due prompt ${index + 1}`)
  const ids: number[] = []
  for (const [index, title] of titles.entries()) {
    const { id } = await createPrompt(library.db, { author_id: author.id, title })
    ids.push(id)
    await library.db
      .insertInto('reviews')
      .values({
        prompt_id: id,
        revision: 1,
        outcome: 'approved',
        note: '',
        reviewer_id: curator.id,
        reviewed_at: inDays(-360),
        expires_at: new Date(inDays(5).getTime() + index),
      })
      .execute()
  }
  await page.goto('/reviews?tab=due')
  await expect(page.getByRole('tab', { name: 'Due soon 30' })).toBeVisible()
  await page.keyboard.press('j')
  for (const title of titles) {
    await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused()
    await page.keyboard.press('g')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden()
  }
  await expect(page.getByRole('paragraph').filter({ hasText: 'No reviews are due soon' })).toBeVisible()
  const left = await library.db
    .selectFrom('reviews')
    .select('prompt_id')
    .where('prompt_id', 'in', ids)
    .where('expires_at', '<', inDays(300))
    .execute()
  expect(left).toEqual([])

  const [id = 0] = ids
  await page.goto(`/?prompt=${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Reviewed by Cora Curator')).toBeVisible()
  await library.db
    .updateTable('reviews')
    .set({ expires_at: inDays(-1) })
    .where('prompt_id', '=', id)
    .execute()
  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'Due prompt 1' })).toBeVisible()
  await expect(dialog.getByText('Reviewed by')).toBeHidden()
})

test('two curators review at once, and the second goes on with the new version', async ({
  browser,
  page,
  library,
}) => {
  const other = await (await browser.newContext({ baseURL: library.origin })).newPage()
  await library.signIn(page, { display_name: 'Cora Curator', role: 'curator' })
  await library.signIn(other, { display_name: 'Carl Curator', role: 'curator' })
  const author = await createUser(library.db)
  const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Read by two' })
  await page.goto(`/?review=${id}`)
  await other.goto(`/?review=${id}`)
  const [first, second] = [page, other].map((one) => one.getByRole('dialog', { name: 'Review Read by two' }))
  if (!first || !second) throw new Error('a dialog is missing')
  await expect(second).toBeVisible()
  await first.getByText('Correct category or tags').click()
  await first.getByRole('textbox', { name: 'Tags' }).fill('exams')
  await first.getByRole('button', { name: 'Save as a new version' }).click()
  await expect(first.getByText('Version 2')).toBeVisible()
  await second.getByRole('textbox', { name: 'Note to the author' }).fill('Well done')
  await second.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByText('This prompt changed while you were reading it.')).toBeVisible()
  await second.getByRole('button', { name: 'Review version 2' }).click()
  await expect(second.getByRole('textbox', { name: 'Note to the author' })).toHaveValue('Well done')
  await second.getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByText('Prompt approved.')).toBeVisible()
})
