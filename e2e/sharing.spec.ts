import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Prompt' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Share with' })

/** A name that is unique within this worker. */
let uniqueCount = 0
const unique = (name: string) => `${name} ${String.fromCharCode(65 + (uniqueCount++ % 26))}${uniqueCount}`

test('the recipient sees a shared prompt without reloading', { tag: '@core' }, async ({
  browser,
  page,
  library,
}) => {
  const sharer = await library.signIn(page, { display_name: unique('Sam Sharer') })
  const otherContext = await browser.newContext({ baseURL: library.origin })
  const other = await otherContext.newPage()
  const reader = await library.signIn(other, { display_name: unique('Rita Reader') })
  const prompt = await createPrompt(library.db, {
    author_id: sharer.id,
    title: 'Peer review of a draft',
    is_public: false,
  })

  await other.clock.install()
  const polls: number[] = []
  other.on('response', (response) => {
    if (response.url().includes('get_notifications')) polls.push(response.status())
  })
  await other.goto('/my-prompts?tab=shared-with-me')
  await expect(other.getByText('No shared prompts')).toBeVisible()
  await expect(other.getByText('When someone shares a prompt with you, it will appear here.')).toBeVisible()
  await bell(other).click()
  await expect(dropdown(other)).toContainText('No notifications yet')
  await expectAccessible(other)
  await other.keyboard.press('Escape')
  await expect(dropdown(other)).toBeHidden()
  await expect(bell(other)).toBeFocused()
  expect(polls).toEqual([200])

  // A poll with nothing new gets a 304.
  const poll = other.waitForResponse(/get_notifications/)
  await other.clock.fastForward(30_000)
  expect((await poll).status()).toBe(304)

  await page.goto(`/my-prompts?share=${prompt.id}`)
  await box(page).fill(reader.display_name.slice(0, 6))
  await page.getByRole('option', { name: reader.display_name }).click()
  await expect(dialog(page).getByTitle(`${reader.display_name} (${reader.email})`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Personal message (optional)' }).fill('  Look at step 3.\n')
  await expect(dialog(page)).toContainText('18 of 500 characters')
  await expect(dialog(page)).toContainText('The recipient will see a notification in their account.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Prompt shared successfully!')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await other.clock.fastForward(30_000)
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread')
  const card = other.getByRole('article').filter({ hasText: 'Peer review of a draft' })
  // Who wrote a prompt and shares it is named once.
  await expect(card).toContainText(`By ${sharer.display_name}`)
  await expect(card).not.toContainText('via')
  await expect(card).toContainText('Look at step 3.')
  await expect(card.getByText('Shared', { exact: true })).toBeVisible()
  await expectAccessible(other)

  await other.goto('/')
  await bell(other).click()
  await expectAccessible(other)
  await dropdown(other)
    .getByRole('link', { name: /shared a prompt with you/ })
    .click()
  await expect(dropdown(other)).toBeHidden()
  await expect(other).toHaveURL(`/my-prompts?tab=shared-with-me&prompt=${prompt.id}`)
  const detail = other.getByRole('dialog', { name: 'Peer review of a draft' })
  await expect(detail).toContainText(`Shared by ${sharer.display_name}`)
  await expect(detail).toContainText(`Message from ${sharer.display_name}`)
  await expectAccessible(other)
  // Closing it shows the list that it's in, and Back the page before.
  await other.keyboard.press('Escape')
  await expect(other).toHaveURL('/my-prompts?tab=shared-with-me')
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await other.goBack()
  await expect(other).toHaveURL('/')
  await otherContext.close()
})

test('a private prompt waits for someone who has never signed in', async ({ browser, page, library }) => {
  const sharer = await library.signIn(page, { display_name: unique('Sam Sharer') })
  const fields = { author_id: sharer.id, title: 'Welcome to the office', is_public: false }
  const prompt = await createPrompt(library.db, fields)
  await page.goto(`/my-prompts?share=${prompt.id}`)
  await box(page).pressSequentially('newhire7,')
  await expect(dialog(page).getByTitle('newhire7 (no account yet)')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('1 person will get this prompt when they sign in.')).toBeVisible()
  await page.goto(`/my-prompts?share=${prompt.id}`)
  const waiting = dialog(page).getByRole('region', { name: 'Waiting until they sign in' })
  await expect(waiting.getByRole('listitem')).toContainText('newhire7')

  const otherContext = await browser.newContext({ baseURL: library.origin })
  const other = await otherContext.newPage()
  await other.goto(`/?prompt=${prompt.id}`)
  await other.getByRole('link', { name: 'Sign in with your NetID' }).first().click()
  await other.getByLabel('Or enter any NetID').fill('NewHire7')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('dialog', { name: 'Welcome to the office' })).toContainText(
    `Shared by ${sharer.display_name}`,
  )
  await other.goto('/my-prompts?tab=shared-with-me')
  await expect(other.getByRole('article')).toContainText('Welcome to the office')
  await otherContext.close()
  await page.reload()
  await expect(waiting).toBeHidden()
  await expect(dialog(page).getByRole('region', { name: 'Shared with' })).toContainText('newhire7')
})

test.describe('notifications', () => {
  test.describe('when requests fail', () => {
    test.use({ expectedErrors: /Failed to load resource/ })

    test('open no dialog when the session has ended, until the user acts', async ({ page, library }) => {
      const reader = await library.signIn(page, { display_name: unique('Rita Reader') })
      await page.clock.install()
      await page.goto('/')
      await expect(bell(page)).toBeVisible()
      await library.db.deleteFrom('sessions').where('user_id', '=', reader.id).execute()
      await page.clock.fastForward(30_000)
      await expect(page.getByRole('link', { name: 'Sign in with your NetID' }).first()).toBeVisible()
      await expect(page.getByRole('dialog', { name: /signed out/i })).toBeHidden()

      // An open form stays when the session ends.
      const again = await library.signIn(page, { display_name: unique('Rita Reader') })
      await page.goto('/')
      await page.getByRole('link', { name: 'Submit a Prompt' }).click()
      await page.getByRole('textbox', { name: 'Prompt Title' }).fill('Half a thought')
      await library.db.deleteFrom('sessions').where('user_id', '=', again.id).execute()
      await page.clock.fastForward(30_000)
      await expect(
        page.getByRole('link', { name: 'Sign in with your NetID', includeHidden: true }).first(),
      ).toBeAttached()
      await expect(page.getByRole('textbox', { name: 'Prompt Title' })).toHaveValue('Half a thought')
    })
  })
})
