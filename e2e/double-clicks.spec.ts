import type { CDPSession, Locator, Page } from '@playwright/test'
import { createNotifications, createPrompt, createUser, sharePrompt } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'

// A second click can arrive before React has rendered the result of the first. The CPU is throttled, so that this
// happens on fast machines too.
const SLOWDOWN = 4
const GAPS = [20, 60, 100]

// A console error would mean that the server refused a second attempt.
test.use({ expectedErrors: undefined })

interface Clicker {
  /** Clicks twice, `gap` milliseconds apart, without waiting for the page to handle the first click. */
  doubleClick: (target: Locator, gap: number) => Promise<void>
  /** The paths of write requests since the last call. */
  changes: () => Promise<string[]>
}

async function slowClicker(page: Page): Promise<Clicker> {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Whether there are similar prompts is asked in a body, so that the text isn't in a log.
    const changes =
      (request.method() !== 'GET' && pathname !== '/api/prompts/similar') ||
      /\/(logout|export)\.php$/.test(pathname)
    if (changes && pathname.startsWith('/api/')) sent.push(pathname.replace('/api/', ''))
  })
  return {
    doubleClick: async (target, gap) => {
      // Waits until the target is visible, stable, and enabled.
      await target.click({ trial: true })
      const box = await target.boundingBox()
      if (!box) throw new Error('nothing to click')
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const
      const press = (clickCount: number) =>
        (['mousePressed', 'mouseReleased'] as const).map((type) =>
          client.send('Input.dispatchMouseEvent', { ...at, type, clickCount }),
        )
      const first = press(1)
      await new Promise((resolve) => setTimeout(resolve, gap))
      // Covers both a double click and two single clicks.
      await Promise.all([...first, ...press(gap === 60 ? 2 : 1)])
    },
    changes: async () => {
      await page.waitForTimeout(500)
      await page.waitForLoadState('networkidle')
      const found = sent
      sent = []
      return found
    },
  }
}

const asJson = async (page: Page, path: string) => (await page.request.get(`/api/${path}`)).json()
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name })
const confirmButton = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name })

for (const gap of GAPS) {
  test(`submit, edit, clone, upvote, and delete run once when clicked twice ${gap} ms apart`, async ({
    page,
    library,
  }) => {
    const author = await library.signIn(page, {})
    await page.goto('/submit')
    const { doubleClick, changes } = await slowClicker(page)
    await page.getByLabel('Prompt Title').fill('Only one')
    await page.getByRole('textbox', { name: 'Prompt Content' }).fill('Text')
    await doubleClick(button(page, 'Submit Prompt'), gap)
    await expect(page).toHaveURL('/my-prompts')
    expect(await changes()).toEqual(['submit.php'])
    const [prompt] = await asJson(page, 'my_prompts.php')
    expect(await asJson(page, 'prompt_count.php')).toEqual({ count: 1 })

    await page.goto(`/my-prompts?edit=${prompt.id}`)
    await page.getByLabel('Prompt Title').fill('Only one edit')
    await doubleClick(button(page, 'Update Prompt'), gap)
    await expect(page).toHaveURL('/my-prompts')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await changes()).toEqual(['edit_prompt.php'])
    expect(await asJson(page, `get_prompt.php?id=${prompt.id}`)).toMatchObject({ version: 2 })

    await page.goto(`/my-prompts?clone=${prompt.id}`)
    await expect(page.getByRole('textbox', { name: 'Prompt Content' })).toBeVisible()
    await doubleClick(button(page, 'Clone Prompt'), gap)
    await expect(page.getByText('Prompt cloned to My Prompts.')).toBeVisible()
    expect(await changes()).toEqual(['clone_prompt.php'])
    expect(await asJson(page, 'prompt_count.php')).toEqual({ count: 2 })

    const other = await createPrompt(library.db, { author_id: author.id, title: 'To vote for' })
    for (const place of ['/my-prompts?q=To+vote+for', `/my-prompts?prompt=${other.id}`]) {
      await page.goto(place)
      const votes = page.getByRole('button', { name: /^Upvote/ })
      const vote = place.includes('prompt=') ? page.getByRole('dialog').locator(votes) : votes.first()
      const before = (await vote.getAttribute('aria-pressed')) === 'true'
      await doubleClick(vote, gap)
      expect(await changes()).toEqual(['upvote.php'])
      await expect(vote).toHaveAttribute('aria-pressed', String(!before))
      expect(await asJson(page, `get_prompt.php?id=${other.id}`)).toMatchObject({
        userHasVoted: !before,
        upvotes: before ? 0 : 1,
      })
    }

    await page.goto(`/my-prompts?edit=${prompt.id}`)
    await doubleClick(button(page, 'Delete Prompt'), gap)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await changes()).toEqual([])
    await doubleClick(confirmButton(page, 'Delete'), gap)
    await expect(page.getByText('Prompt deleted.')).toBeVisible()
    expect(await changes()).toEqual(['delete_prompt.php'])
    expect(await asJson(page, 'prompt_count.php')).toEqual({ count: 2 })
  })
}

for (const gap of GAPS) {
  test(`share, stop sharing, remove, and mark as read run once when clicked twice ${gap} ms apart`, async ({
    page,
    library,
    browser,
  }) => {
    const recipient = await createUser(library.db, { display_name: `Una ${gap} Unique` })
    const sharer = await library.signIn(page, {})
    const prompt = await createPrompt(library.db, { author_id: sharer.id, title: 'Shared' })
    await page.goto(`/my-prompts?share=${prompt.id}`)
    const { doubleClick, changes } = await slowClicker(page)
    const share = async () => {
      await page.getByRole('combobox', { name: 'Share with' }).fill(recipient.display_name)
      await page.getByRole('option', { name: recipient.display_name }).click()
      await doubleClick(button(page, 'Share'), gap)
      await expect(page.getByText('Prompt shared successfully!')).toHaveCount(1)
      expect(await changes()).toEqual(['share_prompt.php'])
    }
    await share()
    const others = await browser.newContext({ baseURL: library.origin })
    const other = await others.newPage()
    await library.signInAgain(other, recipient)
    const notices = async () => (await other.request.get('/api/get_notifications.php')).json()
    expect(await notices()).toHaveLength(1)

    await page.goto(`/my-prompts?share=${prompt.id}`)
    await doubleClick(button(page, `Stop sharing with ${recipient.display_name}`), gap)
    expect(await changes()).toEqual([])
    await doubleClick(confirmButton(page, 'Stop sharing'), gap)
    await expect(page.getByText(`Stopped sharing with ${recipient.display_name}.`)).toHaveCount(1)
    expect(await changes()).toEqual(['remove_share.php'])
    expect(await notices()).toEqual([])

    const shared = { prompt_id: prompt.id, recipient_id: recipient.id, sharer_id: sharer.id }
    await sharePrompt(library.db, shared)
    const notice = { user_id: recipient.id, prompt_id: prompt.id, actor_id: sharer.id }
    await createNotifications(library.db, { ...notice, count: 3, created_at: new Date() })
    await other.goto('/notifications')
    const reader = await slowClicker(other)
    await reader.doubleClick(button(other, /^Mark as read: .*Notice 1$/), gap)
    expect(await reader.changes()).toEqual(['mark_notifications_read.php'])
    await expect(other.getByText('3 notifications, 2 unread')).toBeVisible()
    await reader.doubleClick(other.getByRole('main').getByRole('button', { name: 'Mark all as read' }), gap)
    expect(await reader.changes()).toEqual(['mark_notifications_read.php'])
    await expect(other.getByText('3 notifications, all read')).toBeVisible()

    await other.goto('/my-prompts?tab=shared-with-me')
    await expect(other.getByRole('article')).toHaveCount(1)
    await reader.changes()
    await button(other.getByRole('article'), /More options/).click()
    await reader.doubleClick(menuItem(other, 'Remove from Shared With Me'), gap)
    expect(await reader.changes()).toEqual([])
    // A click next to the confirmation doesn't click the card behind it.
    await expect(other).toHaveURL('/my-prompts?tab=shared-with-me')
    await reader.doubleClick(confirmButton(other, 'Remove'), gap)
    await expect(other.getByText('No shared prompts')).toBeVisible()
    await expect(other.getByText('Removed from Shared With Me.', { exact: true })).toHaveCount(1)
    expect(await reader.changes()).toEqual(['remove_share.php'])
    await others.close()
  })
}

for (const gap of GAPS) {
  test(`admin actions on users and prompts run once when clicked twice ${gap} ms apart`, async ({
    page,
    library,
  }) => {
    await library.signIn(page, { role: 'admin' })
    const rita = await createUser(library.db, { display_name: `Rita ${gap} Reader` })
    const prompt = await createPrompt(library.db, { author_id: rita.id, title: `Ritas own ${gap}` })
    await page.goto(`/admin?tab=users&q=Rita+${gap}`)
    const { doubleClick, changes } = await slowClicker(page)
    const stored = async () =>
      library.db.selectFrom('users').select(['role', 'status']).where('id', '=', rita.id).executeTakeFirst()
    const actions = button(page, `Actions for ${rita.display_name}`)
    for (const [name, after] of [
      ['Make Admin', { role: 'admin', status: 'active' }],
      ['Remove Admin', { role: 'user', status: 'active' }],
      ['Disable Account', { role: 'user', status: 'disabled' }],
      ['Enable Account', { role: 'user', status: 'active' }],
    ] as const) {
      await actions.click()
      await doubleClick(menuItem(page, name), gap)
      if (name !== 'Enable Account') {
        expect(await changes(), name).toEqual([])
        await doubleClick(confirmButton(page, name), gap)
      }
      expect(await changes(), name).toEqual(['update_user.php'])
      expect(await stored()).toEqual(after)
    }

    await page.goto(`/admin?tab=prompts&q=Ritas+own+${gap}`)
    await doubleClick(button(page, 'Export CSV'), gap)
    expect(await changes()).toEqual(['export.php'])
    await button(page, `Actions for ${prompt.title}`).click()
    await doubleClick(menuItem(page, 'Delete'), gap)
    expect(await changes()).toEqual([])
    await doubleClick(confirmButton(page, 'Delete'), gap)
    await expect(page.getByText('Prompt deleted.')).toHaveCount(1)
    expect(await changes()).toEqual(['delete_prompt_admin.php'])

    await page.goto(`/admin?tab=users&q=Rita+${gap}`)
    await actions.click()
    await doubleClick(menuItem(page, 'Delete User'), gap)
    expect(await changes()).toEqual([])
    await doubleClick(confirmButton(page, 'Delete'), gap)
    await expect(page.getByText(`${rita.display_name} was deleted`)).toHaveCount(1)
    expect(await changes()).toEqual(['delete_user.php'])
    expect(await stored()).toBeUndefined()
  })
}

for (const gap of GAPS) {
  test(`enhance, add to the library, and sign out run once when clicked twice ${gap} ms apart`, async ({
    page,
    library,
  }) => {
    await library.signIn(page, { display_name: `Bo ${gap} Builder` })
    await page.goto('/build-prompt')
    await page.getByLabel('Goal').selectOption({ index: 1 })
    await page.getByLabel('AI role').selectOption({ index: 1 })
    await page.getByLabel('Task').fill('Compare two drafts.')
    await button(page, 'Skip & Generate Prompt').click()
    const { doubleClick, changes } = await slowClicker(page)
    await doubleClick(button(page, 'Enhance prompt'), gap)
    await expect(page.getByRole('tab', { name: 'AI Enhanced' })).toHaveAttribute('aria-selected', 'true')
    expect(await changes()).toEqual(['enhance_prompt.php'])
    expect(await asJson(page, 'check_enhancement_rate_limit.php')).toMatchObject({ remaining: 9 })

    await doubleClick(button(page, 'Add to Library'), gap)
    await expect(page.getByRole('dialog', { name: 'Save Generated Prompt' })).toBeVisible()
    expect(await changes()).toEqual([])
    await doubleClick(button(page, 'Save Prompt'), gap)
    const question = page.getByRole('alertdialog', { name: 'Your prompt is public' })
    await expect(question).toBeVisible()
    expect(await changes()).toEqual(['submit.php'])
    expect(await asJson(page, 'prompt_count.php')).toEqual({ count: 1 })
    await doubleClick(confirmButton(page, 'Start fresh'), gap)
    await expect(question).toBeHidden()
    expect(await changes()).toEqual([])

    await button(page, `Bo ${gap} Builder`).click()
    // Wait for the menu's request: answered after the session ends, it would get a 401.
    await expect(menuItem(page, 'Prompts: 1')).toBeVisible()
    await doubleClick(menuItem(page, 'Sign Out'), gap)
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Sign in with your NetID' }),
    ).toBeVisible()
    expect(await changes()).toEqual(['logout.php'])
    expect(await (await page.request.get('/session.php')).json()).toMatchObject({ user: null })
  })
}
