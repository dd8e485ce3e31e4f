import type { Page } from '@playwright/test'
import { createPrompt, createUser, sharePrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, type startLibrary, test } from './library.ts'

type Library = Awaited<ReturnType<typeof startLibrary>>

const DELETED = '/my-prompts?tab=recently-deleted'

let count = 0
const unique = (name: string) => {
  count += 1
  return `${name} ${process.pid} ${count}`
}
const question = (page: Page) => page.getByRole('alertdialog')
const row = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const restoreButton = (page: Page, title: string) => page.getByRole('button', { name: `Restore ${title}` })

async function deleteInForm(page: Page, id: number): Promise<void> {
  await page.goto(`/my-prompts?edit=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Prompt' }).click()
  await expect(question(page)).toContainText(/Delete “.+”\? You can restore it for 30 days\./)
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Prompt deleted.')).toBeVisible()
}

/** Without a browser, as if it had happened three days ago. */
async function markDeleted({ db }: Library, id: number): Promise<void> {
  const deleted_at = new Date(Date.now() - 3 * 24 * 3_600_000)
  await db.updateTable('all_prompts').set({ deleted_at }).where('id', '=', id).execute()
}

test.describe('a deleted prompt', () => {
  test('comes back with its upvotes and shares when its author presses Undo', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const reader = await createUser(library.db, { display_name: unique('Rita Reader') })
    const title = unique('Brought back')
    const { id } = await createPrompt(library.db, { author_id: author.id, title })
    await sharePrompt(library.db, { prompt_id: id, recipient_id: reader.id, sharer_id: author.id })
    await page.goto(`/my-prompts?prompt=${id}`)
    const vote = page.getByRole('dialog').getByRole('button', { name: /upvote/i })
    const voted = page.waitForResponse('**/api/upvote.php')
    await vote.click()
    await voted
    await expect(vote).toHaveAttribute('aria-pressed', 'true')

    await deleteInForm(page, id)
    await expect(page).toHaveURL('/my-prompts')
    await expect(page.getByRole('link', { name: title })).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Recently deleted 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Prompt restored.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Recently deleted', exact: true })).toBeVisible()

    await page.getByRole('link', { name: title }).click()
    const dialog = page.getByRole('dialog', { name: title })
    const votes = dialog.getByRole('button', { name: /upvote/i })
    await expect(votes).toHaveAttribute('aria-pressed', 'true')
    await expect(votes).toContainText('1')
    await page.goto(`/my-prompts?share=${id}`)
    await expect(page.getByRole('dialog').getByText(reader.display_name)).toBeVisible()
  })

  test('is restored from the list, or deleted for good', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const [kept, erased] = [unique('Kept'), unique('Erased')]
    const add = async (title: string) => {
      const { id } = await createPrompt(library.db, { author_id: author.id, title, is_public: false })
      await markDeleted(library, id)
      return id
    }
    await add(kept)
    const erasedId = await add(erased)
    await page.goto('/my-prompts')
    await page.getByRole('tab', { name: 'Recently deleted 2' }).click()
    await expect(page).toHaveURL(DELETED)
    await expect(row(page, kept)).toContainText('Private')
    await expect(row(page, kept)).toContainText(/Deleted 3 days ago · Gone for good on \w{3} \d+/)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: `Delete for good: ${erased}` }).click()
    await expect(question(page)).toContainText('Delete this prompt for good? You can’t undo this.')
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(question(page)).toBeHidden()
    await page.getByRole('button', { name: `Delete for good: ${erased}` }).click()
    await question(page).getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Prompt deleted for good.')).toBeVisible()
    await expect(row(page, erased)).toBeHidden()
    await expect(row(page, kept)).toBeFocused()
    const stored = library.db.selectFrom('all_prompts').select('id').where('id', '=', erasedId)
    expect(await stored.execute()).toEqual([])

    await restoreButton(page, kept).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Prompts you delete stay here for 30 days')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await expect(page.getByRole('dialog', { name: kept })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('link', { name: kept })).toBeVisible()
  })

  test.describe('that is opened again', () => {
    test.use({ expectedErrors: /404/ })

    test('with Forward isn’t available', async ({ page, library }) => {
      const author = await library.signIn(page, {})
      const title = unique('Gone')
      await createPrompt(library.db, { author_id: author.id, title })
      await page.goto('/my-prompts')
      await page.getByRole('button', { name: `More options for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete Prompt' }).click()
      await question(page).getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL('/my-prompts')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goForward()
      await expect(page.getByRole('dialog', { name: 'Prompt not available' })).toBeVisible()
    })

    test('in another tab keeps what is typed there, to be saved after it is restored', async ({
      page,
      library,
    }) => {
      const author = await library.signIn(page, {})
      const { id } = await createPrompt(library.db, { author_id: author.id, title: unique('Two tabs') })
      const typed = unique('Typed')
      await page.goto(`/my-prompts?edit=${id}`)
      const form = page.getByRole('dialog', { name: 'Edit Prompt' })
      await form.getByLabel('Prompt Title').fill(typed)
      await markDeleted(library, id)
      await form.getByRole('button', { name: 'Update Prompt' }).click()
      await expect(form.getByText('This prompt was deleted.')).toBeVisible()
      await expectAccessible(page)

      const other = await page.context().newPage()
      await other.goto(DELETED)
      await other.getByRole('button', { name: /^Restore / }).click()
      await expect(other.getByText('Prompt restored.')).toBeVisible()
      await form.getByRole('button', { name: 'Update Prompt' }).click()
      await expect(form).toBeHidden()
      await expect(page.getByRole('link', { name: typed })).toBeVisible()
    })
  })
})

test.describe('a prompt that an admin deletes', () => {
  test.use({ expectedErrors: /500/ })

  test('is explained to its author, and only an admin can restore it', async ({ page, library, browser }) => {
    await library.signIn(page, { role: 'admin' })
    const other = await (await browser.newContext({ baseURL: library.origin })).newPage()
    const author = await library.signIn(other, { display_name: unique('Ada Author') })
    const title = unique('Reported')
    const { id } = await createPrompt(library.db, { author_id: author.id, title })
    const reason = 'It quotes a whole textbook chapter.'

    await page.goto(`/admin?tab=prompts&q=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await expect(question(page)).toContainText(`Delete “${title}”? You can restore it for 30 days.`)
    const field = question(page).getByLabel('Reason (optional)')
    await expect(field).toHaveAccessibleDescription('The author will see this.')
    await field.fill(reason)
    await expectAccessible(page)
    const failure = (route: { fulfill: (response: object) => Promise<void> }) =>
      route.fulfill({ status: 500, json: {} })
    await page.route('**/api/delete_prompt_admin.php', failure)
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toContainText('Delete failed.')
    await page.unroute('**/api/delete_prompt_admin.php')
    // The reason isn't lost.
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await expect(field).toHaveValue(reason)
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Prompt deleted.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()

    await other.goto('/notifications')
    const notification = other.getByRole('article').filter({ hasText: title })
    await expect(notification).toContainText('An admin deleted your prompt')
    await expect(notification).toContainText(reason)
    await expectAccessible(other)
    await notification.getByRole('link', { name: 'Open Recently deleted' }).click()
    await expect(other).toHaveURL(DELETED)
    await expect(row(other, title)).toContainText('Deleted by an admin')
    await expect(row(other, title)).toContainText(reason)
    await expect(row(other, title).getByRole('button')).toHaveCount(0)
    await expectAccessible(other)

    await page.getByRole('button', { name: 'Recently deleted' }).click()
    await expect(page).toHaveURL('/admin?tab=prompts&show=recently-deleted')
    const deleted = page.getByRole('row').filter({ hasText: title })
    await expect(deleted).toContainText(author.display_name)
    await expect(deleted).toContainText(reason)
    await expectAccessible(page)
    await restoreButton(page, title).click()
    await expect(page.getByText('Prompt restored.')).toBeVisible()
    await expect(deleted).toBeHidden()

    await other.goto('/notifications')
    await other.getByRole('link', { name: `View prompt: “${title}”` }).click()
    await expect(other).toHaveURL(`/my-prompts?prompt=${id}`)
    await expect(other.getByRole('dialog', { name: title })).toBeVisible()
    await other.context().close()
  })
})

test('an admin chooses how long deleted prompts are kept, and whether to ask “Did it work?”', async ({
  page,
  library,
}) => {
  await library.signIn(page, { role: 'admin' })
  await page.goto('/admin?tab=settings&section=deleted-prompts')
  const section = page.getByRole('region', { name: 'Deleted prompts' })
  const days = section.getByLabel('Days to keep deleted prompts')
  const save = page.getByRole('button', { name: 'Save changes' })
  for (const wrong of ['0', '366', '2.5', '']) {
    await days.fill(wrong)
    await save.click()
    await expect(section.getByText('Deleted prompts can be kept for 1 to 365 days.')).toBeVisible()
    await expect(days).toBeFocused()
  }
  await expectAccessible(page)
  await days.fill('1')
  await save.click()
  await expect(question(page)).toContainText('Prompts deleted more than 1 day ago will be gone for good')
  await question(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Retention period saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Did it work?' }).click()
  const feedback = page.getByRole('region', { name: 'Did it work?' })
  await feedback.getByLabel('Ask “Did it work?”').uncheck()
  await save.click()
  await expect(page.getByText('Feedback setting saved.')).toBeVisible()
  const session = async () => (await page.request.get('/session.php')).json()
  expect(await session()).toMatchObject({ deleted_days: 1, feedback: false })

  await page.goto(DELETED)
  await expect(page.getByText('Prompts you delete stay here for 1 day,')).toBeVisible()
  await page.goto('/admin?tab=settings&section=did-it-work')
  for (const region of [feedback, section]) {
    await region.getByRole('button', { name: 'Restore defaults' }).click()
    await question(page).getByRole('button', { name: 'Restore defaults' }).click()
    await expect(question(page)).toBeHidden()
    await expect(region.getByRole('button', { name: 'Restore defaults' })).toBeHidden()
    await page.getByRole('link', { name: 'Deleted prompts' }).click()
  }
  expect(await session()).toMatchObject({ deleted_days: 30, feedback: true })
})
