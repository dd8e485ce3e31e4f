import type { Page } from '@playwright/test'
import { createNotifications, createPrompt, createUser, sharePrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'

const NOTICE = 'We couldn’t refresh this list. It may be out of date.'

/** A name that is unique within this worker. */
let uniqueCount = 0
const unique = (name: string) => `${name} ${String.fromCharCode(65 + (uniqueCount++ % 26))}${uniqueCount}`

/** Returns to the tab after a while, which refetches its lists. */
async function returnToTab(page: Page): Promise<void> {
  await page.clock.fastForward(31_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}

/** Records how far parts of the page move after they're first shown. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0)
  })
}

test('the session and the first list are requested with the page, each only once', async ({
  page,
  library,
}) => {
  await library.signIn(page, { display_name: unique('Flo First') })
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/session\.php$|\/api\/prompts\.php\?sort=/.test(request.url())) requests.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requests).toHaveLength(2)
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }: PerformanceEntry & { initiatorType?: string }) => initiatorType === 'link')
      .map(({ name }) => name),
  )
  expect(starts).toEqual(expect.arrayContaining(requests))
})

test.describe('a list that cannot be refreshed', () => {
  test.use({ expectedErrors: /503/ })

  for (const [name, address, call, row] of [
    ['Notifications', '/notifications', 'get_notifications.php*', 'article'],
    ['User Management', '/admin?tab=users', 'get_users.php*', 'cell'],
    ['Prompt Management', '/admin?tab=prompts', 'get_prompts.php*', 'cell'],
  ] as const)
    test(`stays, with a notice: ${name}`, async ({ page, library }) => {
      const admin = await library.signIn(page, { role: 'admin' })
      const prompt = await createPrompt(library.db, { author_id: admin.id, title: unique('Kept') })
      await createNotifications(library.db, {
        user_id: admin.id,
        prompt_id: prompt.id,
        actor_id: admin.id,
        created_at: new Date(),
      })
      await page.clock.install()
      await page.goto(address)
      const rows = page.getByRole('main').getByRole(row)
      await expect(rows.first()).toBeVisible()
      const before = await rows.count()

      const sentence = 'Not now.'
      await page.route(`**/api/${call}`, (route) =>
        route.fulfill({ status: 503, json: { success: false, error: sentence, message: sentence } }),
      )
      await returnToTab(page)
      await expect
        .poll(async () => {
          // A failed request is retried after a second.
          await page.clock.runFor(1_500)
          return page.getByText(NOTICE).isVisible()
        })
        .toBe(true)
      await expect(rows).toHaveCount(before)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expectAccessible(page)

      await page.unroute(`**/api/${call}`)
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(NOTICE)).toBeHidden()
      await expect(rows).toHaveCount(before)
    })
})

test.describe('a deleted item disappears before its list is refetched', () => {
  /** Leaves further requests for a list without a response. */
  const _hold = (page: Page, call: string) => page.route(`**/api/${call}`, () => undefined)
})

test('the whole card is clickable on the notifications page', async ({ page, library }) => {
  const author = await createUser(library.db, { display_name: unique('Lia Lister') })
  const reader = await library.signIn(page, { display_name: unique('Lou Looker') })
  const prompts = [
    await createPrompt(library.db, { author_id: author.id, title: 'The first' }),
    await createPrompt(library.db, { author_id: author.id, title: 'The second' }),
  ]
  // The second notification is the older one.
  for (const [index, prompt] of prompts.entries()) {
    await sharePrompt(library.db, { prompt_id: prompt.id, recipient_id: reader.id, sharer_id: author.id })
    await createNotifications(library.db, {
      user_id: reader.id,
      prompt_id: prompt.id,
      actor_id: author.id,
      created_at: new Date(Date.now() - index * 3_600_000),
    })
  }
  await page.goto('/notifications')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toContainText('Just now')
  await expect(cards.last()).toContainText('1 hour ago')
  await cards.last().getByText('Words 1').click()
  await expect(page).toHaveURL(`/my-prompts?tab=shared-with-me&prompt=${prompts[1]?.id}`)
  await expect(page.getByRole('dialog', { name: 'The second' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/notifications')
  await expect(page.getByText('2 notifications, 1 unread')).toBeVisible()

  // Its buttons don't open the prompt, and its link works by keyboard.
  await cards
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click()
  await expect(page).toHaveURL('/notifications')
  await cards
    .first()
    .getByRole('link', { name: /^View prompt/ })
    .press('Enter')
  await expect(page.getByRole('dialog', { name: 'The first' })).toBeVisible()
})

test.describe('the start of the library', () => {
  test('hides Featured, and remembers that in every tab', async ({ page, context }) => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/')
    const featured = page.getByLabel('Featured collections')
    const toggle = page.getByRole('button', { name: 'Featured' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(featured).toBeHidden()
    await expect(other.getByLabel('Featured collections')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(featured).toBeHidden()
    await expectAccessible(page)

    await toggle.click()
    await featured.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/collections\//)
    await page.goBack()
    await expect(featured).toBeVisible()
    await page.getByRole('button', { name: 'Writing' }).click()
    await expect(featured).toBeHidden()
    await expect(toggle).toBeHidden()
  })

  test('says how it works in the first visit only, and moves nothing in the next', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const intro = page.getByRole('complementary', { name: 'How it works' })
    await expect(intro).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Browse', exact: true }).click()
    await expect(intro).toBeVisible()
    await page.goto('/about')
    const next = await context.newPage()
    await watchShifts(next)
    await next.goto('/')
    await expect(next.getByRole('article')).toHaveCount(12)
    await expect(next.getByRole('complementary', { name: 'How it works' })).toHaveCount(0)
    expect(await shifted(next)).toBeLessThan(0.001)
  })

  test('doesn’t shift when the font, the prompts, and the session arrive late', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const late = Promise.withResolvers<void>()
    for (const url of ['**/*.woff2', '**/api/prompts.php*', '**/api/collections*', '**/session.php'])
      await page.route(url, async (route) => {
        await late.promise
        await route.continue()
      })
    await watchShifts(page)
    // The load event would wait for the font.
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('status').getByText('Loading prompts...')).toBeAttached()
    late.resolve()
    await expect(page.getByLabel('Featured collections').getByRole('link')).toHaveCount(4)
    await expect(page.getByRole('article')).toHaveCount(12)
    expect(await shifted(page)).toBeLessThan(0.001)
  })
})
