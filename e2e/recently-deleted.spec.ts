import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
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

/** Without a browser, as if it had happened three days ago. */
async function markDeleted({ db }: Library, id: number): Promise<void> {
  const deleted_at = new Date(Date.now() - 3 * 24 * 3_600_000)
  await db.updateTable('all_prompts').set({ deleted_at }).where('id', '=', id).execute()
}

test.describe('a deleted prompt', () => {
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
    await expect(row(page, kept).getByRole('button', { name: 'Restore' })).toBeFocused()
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
    const remove = async () => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }
    await remove()
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
    await remove()
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
