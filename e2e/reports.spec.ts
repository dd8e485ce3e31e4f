import { createPrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

// The reader opens what isn't public.
test.use({ expectedErrors: /404/ })

let count = 0
const unique = (name: string) => {
  count += 1
  return `${name} ${process.pid} ${count}`
}

test('a reported prompt is made private, fixed by its author, and approved by a curator', async ({
  browser,
  page,
  library,
}) => {
  const open = async () => (await browser.newContext({ baseURL: library.origin })).newPage()
  const [authorPage, curatorPage] = [await open(), await open()]
  const author = await library.signIn(authorPage, { display_name: unique('Ana Author') })
  await library.signIn(curatorPage, { display_name: unique('Cora Curator'), role: 'curator' })
  await library.signIn(page, { display_name: unique('Rita Reader') })
  const title = unique('Copied quiz')
  const { id } = await createPrompt(library.db, { author_id: author.id, title })

  await page.goto(`/?prompt=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const report = page.getByRole('dialog', { name: 'Report this prompt' })
  await report.getByRole('radio', { name: 'Copied work' }).check()
  await report.getByRole('textbox').fill('From my book')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thanks. You’ll get a notification')).toBeVisible()

  await curatorPage.goto('/reviews')
  const row = curatorPage.getByRole('article').filter({ hasText: title })
  await expect(row).toContainText('From my book')
  await expectAccessible(curatorPage)
  await row.getByRole('button', { name: /^Take action/ }).click()
  await curatorPage.getByRole('menuitem', { name: 'Make private' }).click()
  const decision = curatorPage.getByRole('dialog', { name: 'Make private' })
  await decision.getByRole('textbox').fill('Please write your own questions.')
  await decision.getByRole('button', { name: 'Make private' }).click()
  await expect(row).toBeHidden()

  // Its author learns what to change, and sends it for approval, which doesn't make it public yet.
  await authorPage.goto('/notifications')
  await expect(authorPage.getByText('A curator made your prompt private')).toBeVisible()
  await expect(authorPage.getByText('Please write your own questions.')).toBeVisible()
  await authorPage.goto(`/my-prompts?edit=${id}`)
  const form = authorPage.getByRole('dialog', { name: 'Edit Prompt' })
  await form.getByRole('button', { name: /^Public/ }).click()
  await expect(form.getByText('it stays private until a curator approves it')).toBeVisible()
  await form.getByLabel('Prompt Title').fill(`${title}, rewritten`)
  await form.getByRole('button', { name: 'Update Prompt' }).click()
  await expect(form).toBeHidden()
  await expect(authorPage.getByRole('article').filter({ hasText: title })).toContainText(
    'Waiting for approval',
  )
  await page.goto(`/?prompt=${id}`)
  await expect(page.getByRole('dialog', { name: 'Prompt not available' })).toBeVisible()

  await curatorPage.goto('/reviews')
  await curatorPage.getByRole('link', { name: `${title}, rewritten` }).click()
  const reading = curatorPage.getByRole('dialog', { name: `${title}, rewritten` })
  await expect(reading.locator('ins')).toContainText('rewritten')
  await expectAccessible(curatorPage)
  await reading.getByRole('button', { name: 'Approve' }).click()
  await expect(curatorPage.getByText('Prompt approved. It’s public now.')).toBeVisible()
  await authorPage.goto('/notifications')
  await expect(authorPage.getByText('A curator approved your prompt')).toBeVisible()

  // Everyone reads the approved version, and not the one that the curator took out of the library.
  await page.goto(`/?prompt=${id}`)
  await expect(page.getByRole('dialog', { name: `${title}, rewritten` })).toBeVisible()
  await page.goto(`/?prompt=${id}&revision=1`)
  await expect(page.getByRole('dialog', { name: 'Version not available' })).toBeVisible()
  await page.goto('/notifications')
  await expect(page.getByText(`“${title}, rewritten”: A curator made it private.`)).toBeVisible()
})
