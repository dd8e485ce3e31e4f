import type { Locator, Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Prompt' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Share with' })
const chips = (page: Page) => dialog(page).getByRole('button', { name: /^Remove / })
const shareButton = (page: Page) => dialog(page).getByRole('button', { name: 'Share', exact: true })
const notShared = (page: Page) =>
  dialog(page).getByRole('region', { name: 'Not shared with' }).getByRole('listitem')

/** Pastes without the clipboard, which all workers share. */
const paste = (input: Locator, text: string) =>
  input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)

/** Names that are unique within this worker. */
let count = 0
const unique = (name: string) => `${name}${count++}`

test('a pasted list is resolved, with a line for each name that isn’t added', async ({ page, library }) => {
  const me = await library.signIn(page, {})
  const author = await createUser(library.db, { display_name: `Ada ${unique('Lister')}` })
  const [ana, ben, cy] = [
    await createUser(library.db, { display_name: `Ana ${unique('Pasted')}` }),
    await createUser(library.db, { display_name: `Ben ${unique('Pasted')}`, netid: unique('ben') }),
    await createUser(library.db, { display_name: `Cy ${unique('Pasted')}` }),
  ]
  const twins = `${unique('twins')}@example.edu`
  for (let index = 0; index < 2; index += 1) await createUser(library.db, { email: twins })
  const { id } = await createPrompt(library.db, { author_id: author.id, title: 'For a list' })
  await page.goto(`/?share=${id}`)
  const lookups: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/recipients') && lookups.push(request.url()))

  const list = [
    `"${ana.display_name}" <${ana.email}>`,
    ben.netid,
    `${ben.email}; zz99 ${me.email}`,
    author.netid,
    twins,
  ]
  await paste(box(page), list.join(', \n'))
  await expect(notShared(page)).toHaveText([
    `${me.email}: You can’t share a prompt with yourself.`,
    `${author.netid}: ${author.display_name} is the author of this prompt, so you don’t need to share it with them.`,
    `${twins}: Several accounts have this email address. Search for the person by name instead.`,
  ])
  await expect(dialog(page)).toContainText('No account yet: zz99. They can open this prompt’s link')
  await expect(chips(page)).toHaveCount(2)
  await expect(box(page)).toHaveValue('')
  expect(lookups).toHaveLength(1)
  await expect(dialog(page).getByRole('status').first()).toContainText('2 people added. Not added: 3 names.')
  await expectAccessibleInThemes(page)
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notShared(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()

  await page.keyboard.type(`${cy.email},`)
  await expect(chips(page)).toHaveCount(3)

  // One account is disabled before the prompt is shared.
  await library.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', ben.id).execute()
  await dialog(page).getByLabel('Personal message').fill('For class')
  await shareButton(page).click()
  await expect(page.getByText('Prompt shared with 2 of 3 people.')).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
  await expect(notShared(page)).toHaveText(
    `${ben.display_name} (${ben.email}): We couldn’t find this user, or their account is disabled. Please choose someone else.`,
  )
  await expect(dialog(page).getByLabel('Personal message')).toHaveValue('For class')
  await expect(
    dialog(page).getByRole('region', { name: 'You shared this with' }).getByRole('listitem'),
  ).toHaveCount(2)
  await expectAccessibleInThemes(page)
})
