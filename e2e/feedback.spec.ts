import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectToFit } from './measures.ts'

type Library = Parameters<Parameters<typeof test>[2]>[0]['library']

let made = 0
async function newPrompt({ db }: Library, { html = '<p>Explain it.</p>' } = {}) {
  made += 1
  const author = await createUser(db)
  const title = `Feedback ${made} of worker ${process.pid}`
  const { id } = await createPrompt(db, { author_id: author.id, title, html })
  return { id, title, author }
}

const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => dialog(page).getByRole('heading', { name: 'Did it work?' })
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test.beforeEach(({ context, library }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.origin }),
)

test('the author reads notes without names and isn’t asked; visitors see the summary only', async ({
  page,
  library,
}) => {
  const { id, title, author } = await newPrompt(library)
  for (const [worked, tool, note] of [
    [true, 'Claude', 'x'.repeat(400)],
    [false, 'Our lab’s model', 'שלום. It ignored the tone.'],
    [true, 'Claude', ''],
  ] as const) {
    const { id: user_id } = await createUser(library.db, { display_name: 'Nameless Person' })
    const answer = { prompt_id: id, user_id, revision: 1, worked, tool, note }
    await library.db
      .insertInto('feedback')
      .values({ ...answer, answered_at: new Date() })
      .execute()
  }
  await page.goto(`/?prompt=${id}`)
  await expect(dialog(page).getByText('Worked for 2 of 3 in the last 90 days (Claude)')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Formatted prompt copied to clipboard!')).toBeVisible()
  await comeBack(page)
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText('Notes from people')).toHaveCount(0)

  await library.signInAgain(page, author)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`/?prompt=${id}`)
  await dialog(page).getByText('Notes from people (2)').click()
  await expect(dialog(page).getByText('It ignored the tone.')).toBeVisible()
  await expect(dialog(page).getByText('Didn’t work · Our lab’s model · Version 1')).toBeVisible()
  await expect(page.getByText('Nameless Person')).toHaveCount(0)
  await expectToFit(page)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Formatted prompt copied to clipboard!')).toBeVisible()
  await comeBack(page)
  await expect(question(page)).toHaveCount(0)

  await library.db.updateTable('prompts').set({ helpfulness: 0.99 }).where('id', '=', id).execute()
  await page.goto('/')
  await page.getByLabel('Sort by').selectOption('Most helpful')
  await expect(page).toHaveURL(/sort=helpful/)
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title)
})
