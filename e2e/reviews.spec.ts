import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'

const DAY = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

test('a curator renews what is due, and an expired review loses its badge', async ({ page, library }) => {
  const curator = await library.signIn(page, { display_name: 'Cora Curator', role: 'curator' })
  const author = await createUser(library.db)
  const titles = ['Due prompt 1', 'Due prompt 2', 'Due prompt 3']
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
  await page.goto('/reviews?kind=due')
  await expect(page.getByRole('button', { name: 'Due 3' })).toBeVisible()
  for (const title of titles) {
    await page.getByRole('button', { name: `Still good: ${title}` }).click()
    await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'No reviews are due' })).toBeVisible()

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
