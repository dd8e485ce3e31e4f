import { createPrompt, createPrompts } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

// The prompt isn't the former author's any more.
test.use({ expectedErrors: /404/ })

let count = 0
const unique = (name: string) => {
  count += 1
  return `${name} ${process.pid} ${count}`
}

test('a member offers a prompt, and the other person accepts it', async ({ browser, page, library }) => {
  const other = await (await browser.newContext({ baseURL: library.origin })).newPage()
  const author = await library.signIn(page, { display_name: unique('Olga Offers') })
  const heir = await library.signIn(other, { display_name: unique('Hank Heir') })
  const title = unique('Lab safety quiz')
  const { id } = await createPrompt(library.db, { author_id: author.id, title, is_public: false })

  await page.goto('/my-prompts')
  await page.getByRole('button', { name: `More options for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Transfer' }).click()
  const form = page.getByRole('dialog', { name: 'Transfer this prompt' })
  await form.getByRole('combobox', { name: 'New author' }).fill(heir.display_name)
  await page.getByRole('option', { name: heir.display_name }).click()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Offer prompt' }).click()
  await expect(page.getByText('You’ll get a notification when they answer.')).toBeVisible()

  await other.goto('/notifications')
  await expect(other.getByText(`${author.display_name} wants to transfer a prompt to you`)).toBeVisible()
  await other.getByRole('link', { name: /^View prompt/ }).click()
  const prompt = other.getByRole('dialog', { name: title })
  await expectAccessible(other)
  await prompt.getByRole('button', { name: 'Accept' }).dblclick()
  await expect(other.getByText('You’re now the author of this prompt.')).toBeVisible()
  await expect(prompt).toContainText(`Authored by ${heir.display_name}`)
  await other.goto('/my-prompts')
  await expect(other.getByRole('article').filter({ hasText: title })).toBeVisible()

  await page.goto('/notifications')
  await expect(page.getByText(`${heir.display_name} accepted your prompt`)).toBeVisible()
  await page.goto(`/my-prompts?prompt=${id}`)
  await expect(page.getByRole('dialog')).toContainText('Prompt not available')
})

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
  await expect(question).toContainText('All 201 of their prompts will be deleted.')
  await question.getByRole('radio', { name: 'Transfer them to a person' }).check()
  await question.getByRole('combobox', { name: 'New owner' }).fill(heir.display_name)
  await page.getByRole('option', { name: heir.display_name }).click()
  await expect(question).toContainText('200 prompts will go to')
  await expect(question).toContainText('1 prompt that isn’t public will be deleted.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Transfer and delete' }).dblclick()
  await expect(page.getByText(`${heir.display_name} received 200 prompts.`)).toBeVisible()
  await expect(page.getByText('No users found.')).toBeVisible()

  await other.goto('/my-prompts')
  await expect(other.getByRole('status').filter({ hasText: /^200 prompts found/ })).toBeVisible()
  await other.goto('/notifications')
  await expect(other.getByText('200 prompts from someone who left')).toBeVisible()
})
