import type { Locator, Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Prompt' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Share with' })
const chips = (page: Page) => dialog(page).getByRole('button', { name: /^Remove / })
const shareButton = (page: Page) => dialog(page).getByRole('button', { name: 'Share', exact: true })
const notAdded = (page: Page) => dialog(page).getByRole('region', { name: 'Not added' }).getByRole('listitem')

/** Pastes without the clipboard, which all workers share. */
const paste = (input: Locator, text: string) =>
  input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)

/** While the options are shown, the rest of the dialog is hidden from screen readers. */
async function closeOptions(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(dialog(page)).toBeVisible()
}

/** Names that are unique within this worker. */
let count = 0
const unique = (name: string) => `${name}${count++}`

test('three people are chosen by keyboard, one is removed, and the rest get the prompt', async ({
  page,
  library,
}) => {
  const author = await createUser(library.db, { display_name: `Ada ${unique('Several')}` })
  const me = await library.signIn(page, { display_name: `Mia ${unique('Myself')}` })
  const family = unique('Keyring')
  const users = []
  for (const first of ['Ann', 'Bob', 'Cy', 'Di'])
    users.push(await createUser(library.db, { display_name: `${first} ${family}` }))
  const { id } = await createPrompt(library.db, { author_id: author.id, title: 'For three' })
  await page.goto(`/?share=${id}`)

  await box(page).pressSequentially(`Ann ${family}`)
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  for (const first of ['Bob', 'Cy', 'Di']) {
    await page.keyboard.type(`${first} ${family}`)
    const option = page.getByRole('option', { name: `${first} ${family}` })
    await expect(option).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(box(page)).toHaveValue('')
  }
  await expect(chips(page)).toHaveCount(4)
  await expect(dialog(page)).toContainText('4 people')
  await expect(dialog(page).getByRole('status').first()).toContainText(`Di ${family} added. 4 people.`)

  // No one is chosen twice, nor the author, nor yourself.
  await box(page).fill(`Bob ${family}`)
  await expect(page.getByRole('option', { name: 'Already added' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await closeOptions(page)
  await expect(chips(page)).toHaveCount(4)
  await box(page).fill(author.display_name)
  await expect(page.getByRole('option', { name: 'Author of this prompt' })).toBeVisible()
  await expectAccessibleInThemes(page)
  await box(page).fill(me.display_name)
  await expect(page.getByText('You can’t share a prompt with yourself.')).toBeVisible()
  await closeOptions(page)
  await box(page).fill('')

  await page.keyboard.press('Backspace')
  await expect(chips(page)).toHaveCount(3)
  await expect(dialog(page).getByRole('status').first()).toContainText(`Di ${family} removed. 3 people.`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  await expect(chips(page)).toHaveCount(2)
  await chips(page).first().click()
  await expect(chips(page)).toHaveCount(1)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(`Di ${family}`)
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(2)
  await expectAccessibleInThemes(page)

  // The message is checked for private data once.
  await dialog(page).getByLabel('Personal message').fill('The password is Tr0mb0ne!42')
  await shareButton(page).click()
  await expect(page.getByText('This text goes to 2 people.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it and Share' }).click()
  await expect(page.getByText('Prompt shared with 2 people.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  const shares = await library.db
    .selectFrom('shares')
    .select('recipient_id')
    .where('prompt_id', '=', id)
    .execute()
  expect(shares.map(({ recipient_id }) => recipient_id).toSorted()).toEqual(
    [users[2]?.id, users[3]?.id].toSorted(),
  )
})

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
  await expect(notAdded(page)).toHaveText([
    'zz99: No active account has this ID or email address.',
    `${me.email}: You can’t share a prompt with yourself.`,
    `${author.netid}: ${author.display_name} is the author of this prompt, so you don’t need to share it with them.`,
    `${twins}: Several accounts have this email address. Search for the person by name instead.`,
  ])
  await expect(chips(page)).toHaveCount(2)
  await expect(box(page)).toHaveValue('')
  expect(lookups).toHaveLength(1)
  await expect(dialog(page).getByRole('status').first()).toContainText('2 people added. Not added: 4 names.')
  await expectAccessibleInThemes(page)
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notAdded(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()

  // Typed instead of pasted.
  await page.keyboard.type(`${cy.email},`)
  await expect(chips(page)).toHaveCount(3)
  await page.keyboard.press('Backspace')
  await page.keyboard.type(`${cy.netid}`)
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(3)

  // A name is searched for.
  await paste(box(page), ana.display_name)
  await expect(box(page)).toHaveValue(ana.display_name)
  await expect(page.getByRole('option', { name: 'Already added' })).toBeVisible()
  await closeOptions(page)
  await shareButton(page).click()
  await expect(dialog(page)).toContainText('Please select a user from the list.')
  await box(page).fill('')

  // One account is disabled before the prompt is shared.
  await library.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', ben.id).execute()
  await dialog(page).getByLabel('Personal message').fill('For class')
  await shareButton(page).click()
  await expect(page.getByText('Prompt shared with 2 of 3 people.')).toBeVisible()
  await expect(chips(page)).toHaveCount(1)
  const notShared = dialog(page).getByRole('region', { name: 'Not shared with' }).getByRole('listitem')
  await expect(notShared).toHaveText(
    `${ben.display_name} (${ben.email}): We couldn’t find this user, or their account is disabled. Please choose someone else.`,
  )
  await expect(dialog(page).getByLabel('Personal message')).toHaveValue('For class')
  await expect(
    dialog(page).getByRole('region', { name: 'You shared this with' }).getByRole('listitem'),
  ).toHaveCount(2)
  await expectAccessibleInThemes(page)
  await box(page).focus()
  await page.keyboard.press('Backspace')
  await expect(notShared).toHaveCount(0)
})

test('a NetID left in the box shows whose it is before anything is sent', async ({ page, library }) => {
  const author = await library.signIn(page, {})
  const netid = unique('typo')
  const [ana, stranger] = [
    await createUser(library.db, { display_name: `Ana ${unique('Typed')}` }),
    await createUser(library.db, { display_name: `Stranger ${unique('Typed')}`, netid }),
  ]
  const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Typed', is_public: false })
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('share_prompt') && sent.push(request.url()))
  await page.goto(`/?share=${id}`)
  const line = dialog(page).getByText('Check who you’re sharing with, then select Share again.')

  await box(page).fill(netid)
  await closeOptions(page)
  // The second click of a double click comes too early to have read it.
  await shareButton(page).dblclick()
  await expect(chips(page)).toHaveCount(1)
  await expect(line).not.toHaveClass('sr-only')
  await expect(line).toHaveText(new RegExp(`^${stranger.display_name} added\\.`))
  await expect(box(page)).toBeFocused()
  await expectAccessibleInThemes(page)
  await page.keyboard.press('Backspace')
  await expect(chips(page)).toHaveCount(0)
  await expect(line).toHaveCount(0)

  // The same with a name that no one has.
  await box(page).fill(`${ana.email}, zz99`)
  await shareButton(page).click()
  await expect(line).toHaveText(new RegExp(`^${ana.display_name} added\\. Not added: 1 name\\.`))
  await expect(notAdded(page)).toHaveCount(1)
  expect(sent).toHaveLength(0)
  await shareButton(page).click()
  await expect(dialog(page)).toBeHidden()
  const shares = await library.db.selectFrom('shares').selectAll().where('prompt_id', '=', id).execute()
  expect(shares.map(({ recipient_id }) => recipient_id)).toEqual([ana.id])
})

test('fifty people fit on a phone, more are refused, and nothing is lost', async ({ page, library }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const author = await library.signIn(page, {})
  const { id } = await createPrompt(library.db, {
    author_id: author.id,
    title: 'For fifty',
    is_public: false,
  })
  const users = []
  for (let index = 0; index < 51; index += 1) {
    const display_name = index === 0 ? 'Llanfairpwllgwyngyll'.repeat(5) : `Person ${index} ${unique('Fifty')}`
    users.push(await createUser(library.db, { display_name }))
  }
  const emails = users.map(({ email }) => email)
  await page.goto(`/?share=${id}`)
  await paste(box(page), emails.join('\n'))
  await expect(dialog(page)).toContainText(
    'Your list has 51 names. You can share with up to 50 people at once.',
  )
  await expect(box(page)).toHaveValue(emails.join('; '))
  await expectAccessible(page)
  await box(page).fill(emails.slice(1).join(' '))
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(50)
  await box(page).fill(users[0]?.display_name ?? '')
  await page.getByRole('option').click()
  await expect(dialog(page)).toContainText('You can share a prompt with up to 50 people at once.')
  await box(page).fill('')
  await page.keyboard.press('Backspace')
  await paste(box(page), `${emails[0]}, ${emails[50]}`)
  await expect(dialog(page)).toContainText('This list would make it 51.')
  await box(page).fill(`${emails[0]}`)
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(50)
  await expect(dialog(page)).toContainText('The recipients will see a notification in their accounts.')
  await expectAccessibleInThemes(page)
  const width = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(width).toBe(0)
  await page.reload()
  await expect(chips(page)).toHaveCount(50)
  await shareButton(page).click()
  await expect(page.getByText('Prompt shared with 50 people.')).toBeVisible()
  await page.goto(`/?share=${id}`)
  await expect(chips(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('region', { name: 'Shared with' }).getByRole('listitem')).toHaveCount(
    50,
  )
})

test.describe('when requests fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('lists and recipients are kept, and can be sent again', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Offline' })
    const users = [await createUser(library.db, {}), await createUser(library.db, {})]
    const list = users.map(({ email }) => email).join(', ')
    await page.goto(`/?share=${id}`)
    await expect(box(page)).toBeVisible()

    await page.context().setOffline(true)
    await paste(box(page), list)
    await expect(dialog(page)).toContainText(
      'Failed to fetch users. You’re offline. Your list is still in the box.',
    )
    await expect(box(page)).toHaveValue(list)
    await expectAccessible(page)
    await page.context().setOffline(false)
    const message = 'You’ve searched too many times in the last minute. Try again in 20 seconds.'
    const tooOften = { success: false, error: message, message }
    await page.route('**/api/recipients', (route) => route.fulfill({ status: 429, json: tooOften }))
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText(`${message} Your list is still in the box.`)
    await expect(box(page)).toHaveValue(list)
    await page.unroute('**/api/recipients')
    await page.keyboard.press('Enter')
    await expect(chips(page)).toHaveCount(2)

    await dialog(page).getByLabel('Personal message').fill('Keep me')
    await page.context().setOffline(true)
    await shareButton(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText(
      'An unexpected error occurred. You’re offline.',
    )
    await page.context().setOffline(false)
    await library.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where(
        'id',
        'in',
        users.map((user) => user.id),
      )
      .execute()
    await shareButton(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('None of these people can receive it.')
    await expect(
      dialog(page).getByRole('region', { name: 'Not shared with' }).getByRole('listitem'),
    ).toHaveCount(2)
    await expect(chips(page)).toHaveCount(2)
    await expect(dialog(page).getByLabel('Personal message')).toHaveValue('Keep me')
  })
})
