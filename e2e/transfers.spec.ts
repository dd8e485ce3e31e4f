import { createPrompt, createPrompts } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

let count = 0
const unique = (name: string) => {
  count += 1
  return `${name} ${process.pid} ${count}`
}

test('an admin transfers 200 prompts of someone who leaves', async ({ browser, page, library }) => {
  const other = await (await browser.newContext({ baseURL: library.origin })).newPage()
  const heir = await library.signIn(other, { display_name: unique('Hera Heir') })
  await library.signIn(page, { display_name: unique('Ada Admin'), role: 'admin' })
  const leaver = await library.signIn(await (await browser.newContext()).newPage(), {
    display_name: unique('Lea Leaver'),
  })
  await createPrompts(library.db, { author_id: leaver.id, count: 200 })
  await createPrompt(library.db, { author_id: leaver.id, title: 'Private', is_public: false })

  await page.goto(`/admin?tab=users&q=${encodeURIComponent(leaver.display_name)}`)
  await page.getByRole('button', { name: `Actions for ${leaver.display_name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete User' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText('201 prompts will be deleted.')
  await question.getByRole('radio', { name: 'Transfer them to a person' }).check()
  await question.getByRole('combobox', { name: 'New owner' }).fill(heir.display_name)
  await page.getByRole('option', { name: heir.display_name }).click()
  await expect(question).toContainText('200 prompts will go to')
  await expect(question).toContainText('The rest will be deleted: 1 prompt')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Transfer and delete' }).dblclick()
  await expect(page.getByText(`${heir.display_name} received 200 prompts.`)).toBeVisible()
  await expect(page.getByText('No users found.')).toBeVisible()

  await other.goto('/my-prompts')
  await expect(other.getByRole('status').filter({ hasText: /^200 prompts found/ })).toBeVisible()
  await other.goto('/notifications')
  await expect(other.getByText('200 prompts from someone who left')).toBeVisible()
})
