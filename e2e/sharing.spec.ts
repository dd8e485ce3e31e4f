import type { Page } from '@playwright/test'
import { createNotifications, createPrompt, createUser, sharePrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Prompt' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Share with' })

/** A name that is unique within this worker. */
let uniqueCount = 0
const unique = (name: string) => `${name} ${String.fromCharCode(65 + (uniqueCount++ % 26))}${uniqueCount}`

test('a private prompt shows who else can see it, and making one private can stop sharing', async ({
  page,
  library,
}) => {
  const author = await library.signIn(page, { display_name: unique('Ada Author') })
  const [ana, ben] = [
    await createUser(library.db, { display_name: unique('Ana Ruiz') }),
    await createUser(library.db, { display_name: unique('Ben Cole') }),
  ]
  const prompt = await createPrompt(library.db, { author_id: author.id, title: 'Who sees this' })
  const other = await createPrompt(library.db, { author_id: author.id, title: 'Mine', is_public: false })
  await sharePrompt(library.db, { prompt_id: prompt.id, sharer_id: author.id, recipient_id: ana.id })
  // Other users shared it while it was public, one of them with a user who already had it.
  await sharePrompt(library.db, { prompt_id: prompt.id, sharer_id: ana.id, recipient_id: ben.id })
  await sharePrompt(library.db, { prompt_id: prompt.id, sharer_id: ben.id, recipient_id: ana.id })
  const sharedWithTwo = 'Visible to you and 2 people it’s shared with'
  const shares = () =>
    library.db.selectFrom('shares').select('sharer_id').where('prompt_id', '=', prompt.id).execute()
  const form = page.getByRole('dialog', { name: 'Edit Prompt' })
  const makePrivate = async () => {
    await page.goto(`/my-prompts?edit=${prompt.id}`)
    await form.getByRole('button', { name: 'Private' }).click()
  }
  const save = async () => {
    await form.getByRole('button', { name: 'Update Prompt' }).click()
    await expect(page.getByText('Prompt updated.')).toBeVisible()
  }

  await makePrivate()
  await expect(form.getByRole('button', { name: 'Private' })).toContainText(sharedWithTwo)
  await expect(form).toContainText(' will keep access.')
  for (const { display_name } of [ana, ben]) await expect(form).toContainText(display_name)
  await expectAccessible(page)
  await save()
  expect(await shares()).toHaveLength(3)

  await page.goto(`/my-prompts?prompt=${prompt.id}`)
  const detail = page.getByRole('dialog', { name: 'Who sees this' })
  await expect(detail).toContainText(sharedWithTwo)
  for (const { display_name } of [ana, ben]) await expect(detail).toContainText(display_name)
  await expectAccessible(page)

  await page.goto(`/my-prompts?edit=${prompt.id}`)
  await form.getByRole('checkbox', { name: 'Also stop sharing with them' }).check()
  await expect(form.getByRole('button', { name: 'Private' })).toContainText('Only visible to you')
  await expectAccessible(page)
  await save()
  expect(await shares()).toEqual([])

  for (const { id } of [prompt, other]) {
    await page.goto(`/my-prompts?prompt=${id}`)
    await expect(page.getByRole('dialog')).toContainText('Only visible to you')
    await page.goto(`/my-prompts?edit=${id}`)
    await expect(form.getByRole('button', { name: 'Private' })).toContainText('Only visible to you')
    await expect(form.getByRole('checkbox')).toHaveCount(0)
  }
})

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
  await expect(box(page)).toHaveValue(`${reader.display_name} (${reader.email})`)
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
  await expect(card).toContainText(`via ${sharer.display_name}`)
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
  await expect(other).toHaveURL('/my-prompts?tab=shared-with-me')
  await expect(bell(other)).toHaveAccessibleName('Notifications')

  await other.getByRole('link', { name: 'Peer review of a draft' }).click()
  const detail = other.getByRole('dialog', { name: 'Peer review of a draft' })
  await expect(detail).toContainText(`Shared by ${sharer.display_name}`)
  await expect(detail).toContainText(`Message from ${sharer.display_name}`)
  await expectAccessible(other)
  await otherContext.close()
})

test('the author sees who a prompt is shared with, and stops sharing', async ({ page, library }) => {
  const author = await library.signIn(page, { display_name: unique('Ada Author') })
  const [reader, other] = [
    await createUser(library.db, { display_name: unique('Rita Reader') }),
    await createUser(library.db, { display_name: unique('Otto Other') }),
  ]
  const prompt = await createPrompt(library.db, { author_id: author.id, title: 'Shared twice' })
  await sharePrompt(library.db, { prompt_id: prompt.id, recipient_id: reader.id, sharer_id: author.id })
  await sharePrompt(library.db, { prompt_id: prompt.id, recipient_id: reader.id, sharer_id: other.id })

  await page.goto('/my-prompts')
  await page.getByRole('button', { name: 'More options for Shared twice' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const shares = dialog(page).getByRole('region', { name: 'Shared with' }).getByRole('listitem')
  await expect(shares).toHaveCount(2)
  await expect(shares.filter({ hasText: `by ${other.display_name}` })).toHaveCount(1)
  await expectAccessible(page)
  await shares
    .first()
    .getByRole('button', { name: `Stop sharing with ${reader.display_name}` })
    .click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop sharing', exact: true }).click()
  await expect(page.getByText(`Stopped sharing with ${reader.display_name}.`)).toBeVisible()
  await expect(shares).toHaveCount(0)
})

test('sharing works by keyboard, and editing the text clears the selection', async ({ page, library }) => {
  const author = await library.signIn(page, { display_name: unique('Ada Author') })
  const family = unique('Keyes')
  for (const first of ['Ann', 'Bob', 'Cy'])
    await createUser(library.db, { display_name: `${first} ${family}` })
  const prompt = await createPrompt(library.db, { author_id: author.id, title: 'By keyboard' })
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('search_users'))
      searches.push(new URL(request.url()).searchParams.get('q') ?? '')
  })

  await page.clock.install()
  await page.goto(`/my-prompts?share=${prompt.id}`)
  await box(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select a user from the list.')).toBeVisible()
  await expect(box(page)).toBeFocused()
  await expectAccessible(page)

  // Pause the clock, so that slow typing on a slow machine doesn't trigger the debounce.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await box(page).pressSequentially(family)
  await page.clock.runFor(299)
  expect(searches).toEqual([])
  await page.clock.resume()
  await expect(page.getByRole('option')).toHaveCount(3)
  // One request for the whole text, not one per letter.
  expect(searches).toEqual([family])
  await expectAccessible(page)
  await expect(page.getByRole('option').first()).toHaveAttribute('data-highlighted')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue(new RegExp(`^Bob ${family} \\(`))
  await expect(page.getByText('Please select a user from the list.')).toBeHidden()

  // The previous results disappear immediately: Enter must not select one of them.
  await box(page).fill('no match yet')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('no match yet')
  await expect(page.getByText('Please select a user from the list.')).toBeVisible()
  await box(page).fill('no user has this name')
  await expect(page.getByText('No one found. Try another name or email.')).toBeVisible()
  await expectAccessible(page)
  await box(page).fill(`Cy ${family}`)
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Prompt shared successfully!')).toBeVisible()
})

test('users without an email are distinguished by NetID', async ({ page, library }) => {
  const author = await library.signIn(page, { display_name: unique('Ada Author') })
  const name = unique('Same Name')
  const [netid, other] = [`first${uniqueCount}`, `second${uniqueCount}`]
  for (const one of [netid, other])
    await createUser(library.db, { display_name: name, netid: one, email: null })
  const prompt = await createPrompt(library.db, { author_id: author.id, title: 'For one of two' })

  await page.goto(`/my-prompts?share=${prompt.id}`)
  await box(page).fill(name)
  await expect(page.getByRole('option')).toHaveText([new RegExp(netid), new RegExp(other)])
  await expectAccessible(page)
  await page.getByRole('option', { name: netid }).click()
  await expect(box(page)).toHaveValue(`${name} (NetID ${netid})`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await page.goto(`/my-prompts?share=${prompt.id}`)
  const shares = dialog(page).getByRole('region', { name: 'Shared with' }).getByRole('listitem')
  await expect(shares).toContainText([`NetID ${netid}`])
})

test.describe('when sharing fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('each error has its own message, and no text is lost', async ({ page, library }) => {
    const author = await library.signIn(page, { display_name: unique('Ada Author') })
    const reader = await createUser(library.db, { display_name: unique('Rita Reader') })
    const prompt = await createPrompt(library.db, { author_id: author.id, title: 'Unlucky' })
    await page.goto(`/my-prompts?share=${prompt.id}`)

    await page.route('**/api/search_users.php*', (route) => route.fulfill({ status: 500, json: {} }))
    await box(page).fill('rita')
    await expect(page.getByText('Failed to fetch users.')).toBeVisible()
    await expectAccessible(page)
    const tooOften = { success: false, error: 'Later.', message: 'You’ve searched too many times.' }
    await page.route('**/api/search_users.php*', (route) => route.fulfill({ status: 429, json: tooOften }))
    await box(page).fill('rita r')
    await expect(page.getByText('You’ve searched too many times.')).toBeVisible()
    await page.unroute('**/api/search_users.php*')
    await box(page).fill(reader.display_name)
    await page.getByRole('option', { name: reader.display_name }).click()
    const personalMessage = page.getByRole('textbox', { name: 'Personal message (optional)' })
    await personalMessage.fill('Keep me')

    const share = page.getByRole('button', { name: 'Share', exact: true })
    for (const [response, message] of [
      [{ status: 500, json: {} }, 'Failed to share prompt.'],
      [{ status: 409, json: { success: false, error: 'No.', message: 'No.' } }, 'No.'],
      ['abort', 'An unexpected error occurred.'],
    ] as const) {
      await page.route('**/api/share_prompt.php', (route) =>
        response === 'abort' ? route.abort() : route.fulfill(response),
      )
      await share.click()
      await expect(dialog(page).getByRole('alert')).toContainText(message)
      await page.unroute('**/api/share_prompt.php')
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await page.goto(`/my-prompts?share=${prompt.id}`)
    await expect(personalMessage).toHaveValue('Keep me')
  })
})

test('new shared prompts are counted until the tab is opened, and can be removed', async ({
  browser,
  page,
  library,
}) => {
  const author = await createUser(library.db, { display_name: unique('Ada Author') })
  const reader = await library.signIn(page, { display_name: unique('Rita Reader') })
  for (let count = 1; count <= 13; count += 1) {
    const prompt = await createPrompt(library.db, {
      author_id: author.id,
      title: `Gift ${count}`,
      is_public: false,
    })
    await sharePrompt(library.db, { prompt_id: prompt.id, recipient_id: reader.id, sharer_id: author.id })
  }
  await page.goto('/my-prompts')
  const tab = page.getByRole('tab', { name: /Shared With Me/ })
  await expect(tab).toHaveText(/13\s*9\+ new$/)
  await expectAccessible(page)
  await tab.click()
  await expect(page).toHaveURL(/tab=shared-with-me/)
  await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible()
  await expect(tab).not.toHaveText(/new/)
  await page.getByRole('searchbox').fill('"gift 13"')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: 'More options for Gift 13' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Remove from Shared With Me' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Removed from Shared With Me.', { exact: true })).toBeVisible()
  await expect(page.getByText('No prompts found.')).toBeVisible()
  await expect(tab).toHaveText(/12/)

  // The server stores that they were seen, so another device shows no badge either.
  const device = await browser.newContext({
    baseURL: library.origin,
    storageState: await page.context().storageState(),
  })
  const elsewhere = await device.newPage()
  await elsewhere.goto('/my-prompts')
  await expect(elsewhere.getByRole('tab', { name: /Shared With Me/ })).toHaveText(/12$/)
  await device.close()
})

test('a visitor is asked to sign in to share', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: /^More options for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in with your NetID' })).toBeVisible()
})

test.describe('notifications', () => {
  test('are counted up to 9+, can be marked as read one by one or all at once, and have their own page', async ({
    page,
    library,
  }) => {
    const author = await createUser(library.db, { display_name: unique('Ada Author') })
    const reader = await library.signIn(page, { display_name: unique('Rita Reader') })
    const prompt = await createPrompt(library.db, { author_id: author.id, title: 'Shared often' })
    await sharePrompt(library.db, { prompt_id: prompt.id, recipient_id: reader.id, sharer_id: author.id })
    await createNotifications(library.db, {
      user_id: reader.id,
      prompt_id: prompt.id,
      actor_id: author.id,
      count: 25,
      created_at: new Date(Date.now() - 2 * 3_600_000),
    })

    await page.goto('/')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 9+ unread')
    await bell(page).click()
    const items = dropdown(page).getByRole('listitem')
    await expect(items).toHaveCount(10)
    await expect(items.first()).toContainText('Notice 25')
    await expect(items.first()).toContainText('2 hours ago')
    expect((await dropdown(page).boundingBox())?.height).toBeLessThanOrEqual(384)
    await page.mouse.click(5, 500)
    await expect(dropdown(page)).toBeHidden()

    await bell(page).click()
    await dropdown(page).getByRole('link', { name: 'See all notifications' }).click()
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByText('25 notifications, 25 unread')).toBeVisible()
    await expectAccessible(page)
    const first = page.getByRole('article').first()
    await expect(first).toContainText('Words 25')
    await first.getByRole('button', { name: /^Mark as read/ }).click()
    await expect(first).toBeFocused()
    await expect(page.getByText('25 notifications, 24 unread')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/notifications?page=2')
    await expect(page.getByRole('article')).toHaveCount(5)

    await page
      .getByRole('link', { name: /^View prompt/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Shared often' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell(page)).toHaveAccessibleName('Notifications')

    const others = await createPrompt(library.db, { author_id: author.id, title: 'Shared later' })
    await createNotifications(library.db, {
      user_id: reader.id,
      prompt_id: others.id,
      actor_id: author.id,
      count: 3,
      created_at: new Date(),
    })
    await page.goto('/')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
    await bell(page).click()
    await dropdown(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await expectAccessible(page)
  })

  for (const [name, address] of [
    ['a link', '/?prompt='],
    ['Shared With Me', '/my-prompts?tab=shared-with-me'],
  ] as const)
    test(`are marked as read when the prompt is opened from ${name}`, async ({ page, library }) => {
      const author = await createUser(library.db, { display_name: unique('Ada Author') })
      const reader = await library.signIn(page, { display_name: unique('Rita Reader') })
      const share = async (title: string, count: number) => {
        const prompt = await createPrompt(library.db, { author_id: author.id, title })
        const notification = { prompt_id: prompt.id, created_at: new Date(), actor_id: author.id }
        await sharePrompt(library.db, { prompt_id: prompt.id, recipient_id: reader.id, sharer_id: author.id })
        const notifyAgain = () =>
          createNotifications(library.db, { ...notification, user_id: reader.id, count: 1 })
        await createNotifications(library.db, { ...notification, user_id: reader.id, count })
        return { ...prompt, notifyAgain }
      }
      const prompt = await share('Read this', 2)
      await share('And that', 1)

      await page.clock.install()
      const marked = page.waitForResponse('**/mark_notifications_read.php')
      await page.goto(address.endsWith('=') ? `${address}${prompt.id}` : address)
      if (!address.endsWith('=')) {
        await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
        await page.getByRole('link', { name: 'Read this' }).click()
      }
      await expect(page.getByRole('dialog', { name: 'Read this' })).toBeVisible()
      const badge = page.getByRole('button', { name: /^Notifications/, includeHidden: true })
      await expect(badge).toHaveAttribute('aria-label', 'Notifications, 1 unread')
      await marked

      // Shared again while the prompt is open: that notification stays unread.
      await prompt.notifyAgain()
      await page.clock.fastForward(30_000)
      await expect(badge).toHaveAttribute('aria-label', 'Notifications, 2 unread')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).not.toHaveURL(/prompt=/)
      await page.reload()
      await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
    })

  test.describe('when requests fail', () => {
    test.use({ expectedErrors: /Failed to load resource/ })

    test('stay unread if the server refuses to mark them as read', async ({ page, library }) => {
      const author = await createUser(library.db, { display_name: unique('Ada Author') })
      const reader = await library.signIn(page, { display_name: unique('Rita Reader') })
      const prompt = await createPrompt(library.db, { author_id: author.id })
      await createNotifications(library.db, {
        user_id: reader.id,
        prompt_id: prompt.id,
        actor_id: author.id,
        count: 3,
        created_at: new Date(),
      })
      await page.route('**/api/mark_notifications_read.php', (route) =>
        route.fulfill({ status: 500, json: {} }),
      )
      await page.goto('/')
      await bell(page).click()
      await dropdown(page).getByRole('button', { name: 'Mark all as read' }).click()
      await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
      await expect(dropdown(page).getByText('Unread:')).toHaveCount(3)
    })

    test('show no alert, and a session that ended opens no dialog until the user acts', async ({
      page,
      library,
    }) => {
      const reader = await library.signIn(page, { display_name: unique('Rita Reader') })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/get_notifications.php*', async (route) => {
        await held
        await route.fulfill({ status: 500, json: {} })
      })
      await page.clock.install()
      await page.goto('/')
      await bell(page).click()
      await expect(dropdown(page)).toContainText('Loading...')
      release()
      await expect(dropdown(page)).toContainText('We couldn’t load your notifications.')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expectAccessible(page)

      await page.unroute('**/api/get_notifications.php*')
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
