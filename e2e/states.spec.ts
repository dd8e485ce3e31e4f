import type { Locator, Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { sample } from '../server/src/testing/sample.ts'
import { ARABIC_TITLE, ENDLESS_WORD, fillWithExtremes, LONG_NAME } from './extremes.ts'
import { expect, expectAccessible, pressSlash, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, tabTo } from './measures.ts'

/** How the server responds: never, with a 503, or with this JSON. */
type MockResponse = 'hang' | 'failure' | object

interface State {
  name: string
  address: string
  responses: Record<string, MockResponse>
  /** What the page shows in this state. */
  shows: (page: Page) => Locator
}

const text = (content: string) => (page: Page) => page.getByText(content).filter({ visible: true }).first()
const NO_POINTS = { labels: ['Jan', 'Feb'], counts: [0, 0] }

const STATES: State[] = [
  {
    name: 'an empty library',
    address: '/',
    responses: { 'prompts.php*': [] },
    shows: text('No prompts found.'),
  },
  {
    name: 'an unknown session',
    address: '/my-prompts',
    responses: { 'session.php': 'failure' },
    shows: text('We couldn’t check whether you’re signed in.'),
  },
  {
    name: 'own prompts loading',
    address: '/my-prompts',
    responses: { 'my_prompts.php*': 'hang' },
    shows: text('Loading your prompts...'),
  },
  {
    name: 'own prompts failing to load',
    address: '/my-prompts',
    responses: { 'my_prompts.php*': 'failure' },
    shows: text('Failed to load your prompts.'),
  },
  {
    name: 'no own prompts',
    address: '/my-prompts',
    responses: { 'my_prompts.php*': [] },
    shows: text('Create Your First Prompt'),
  },
  {
    name: 'shared prompts failing to load',
    address: '/my-prompts?tab=shared-with-me',
    responses: { 'get_shared_prompts.php*': 'failure' },
    shows: text('Failed to load shared prompts.'),
  },
  {
    name: 'shared prompts loading',
    address: '/my-prompts?tab=shared-with-me',
    responses: { 'get_shared_prompts.php*': 'hang' },
    shows: text('Loading shared prompts...'),
  },
  {
    name: 'no shared prompts',
    address: '/my-prompts?tab=shared-with-me',
    responses: { 'get_shared_prompts.php*': [] },
    shows: text('No shared prompts'),
  },
  {
    name: 'saved prompts failing to load',
    address: '/my-prompts?tab=saved',
    responses: { 'saved-prompts*': 'failure' },
    shows: text('Failed to load saved prompts.'),
  },
  {
    name: 'deleted prompts loading',
    address: '/my-prompts?tab=recently-deleted',
    responses: { 'deleted-prompts*': 'hang' },
    shows: text('Loading deleted prompts...'),
  },
  {
    name: 'deleted prompts failing to load',
    address: '/my-prompts?tab=recently-deleted',
    responses: { 'deleted-prompts*': 'failure' },
    shows: text('We couldn’t load your deleted prompts.'),
  },
  {
    name: 'collections loading',
    address: '/collections',
    responses: { 'collections*': 'hang' },
    shows: text('Loading collections...'),
  },
  {
    name: 'collections failing to load',
    address: '/collections',
    responses: { 'collections*': 'failure' },
    shows: text('We couldn’t load the collections.'),
  },
  {
    name: 'a collection loading',
    address: '/collections/a-token',
    responses: { 'collections/**': 'hang', 'collections/*/items*': 'hang' },
    shows: text('Loading prompts...'),
  },
  {
    name: 'a collection failing to load',
    address: '/collections/a-token',
    responses: { 'collections/**': 'failure', 'collections/*/items*': 'failure' },
    shows: text('We couldn’t load this collection.'),
  },
  {
    name: 'notifications loading',
    address: '/notifications',
    responses: { 'get_notifications.php*': 'hang' },
    shows: text('Loading...'),
  },
  {
    name: 'notifications failing to load',
    address: '/notifications',
    responses: { 'get_notifications.php*': 'failure' },
    shows: text('We couldn’t load your notifications.'),
  },
  {
    name: 'no notifications',
    address: '/notifications',
    responses: {},
    shows: text('No notifications yet'),
  },
  {
    name: 'users loading',
    address: '/admin?tab=users',
    responses: { 'get_users.php*': 'hang' },
    shows: text('Loading...'),
  },
  {
    name: 'users failing to load',
    address: '/admin?tab=users',
    responses: { 'get_users.php*': 'failure' },
    shows: text('We couldn’t load the users.'),
  },
  {
    name: 'no users that match a filter',
    address: '/admin?tab=users&role=admin&status=disabled',
    responses: { 'get_users.php*': [] },
    shows: text('Clear filters'),
  },
  {
    name: 'all prompts loading',
    address: '/admin?tab=prompts',
    responses: { 'get_prompts.php*': 'hang' },
    shows: text('Loading...'),
  },
  {
    name: 'no prompts at all',
    address: '/admin?tab=prompts',
    responses: { 'get_prompts.php*': [] },
    shows: text('Prompts appear here when users submit them.'),
  },
  {
    name: 'no audit log entries',
    address: '/admin?tab=audit&q=zzz',
    responses: { 'get_audit_log.php*': [] },
    shows: text('Show all entries'),
  },
  {
    name: 'settings loading',
    address: '/admin?tab=settings',
    responses: { settings: 'hang' },
    shows: (page) => page.getByText('Loading settings...'),
  },
  {
    name: 'settings failing to load',
    address: '/admin?tab=settings',
    responses: { settings: 'failure' },
    shows: text('We couldn’t load the settings.'),
  },
  {
    name: 'the dashboard loading',
    address: '/admin',
    responses: { 'get_admin_stats.php': 'hang', 'get_chart_data.php': 'hang' },
    shows: text('Monthly Prompt Submissions'),
  },
  {
    name: 'empty charts',
    address: '/admin',
    responses: { 'get_chart_data.php': { monthly: NO_POINTS, category: { labels: [], counts: [] } } },
    shows: text('No prompts yet.'),
  },
  {
    name: 'builder statistics loading',
    address: '/admin?tab=analytics',
    responses: { 'get_prompt_builder_stats.php': 'hang' },
    shows: text('Loading prompt builder statistics...'),
  },
  {
    name: 'a prompt failing to load',
    address: '/?prompt=1',
    responses: { 'get_prompt.php*': 'failure' },
    shows: text('We couldn’t load this prompt'),
  },
  {
    name: 'the API reference loading',
    address: '/api/docs',
    responses: { 'openapi.json': 'hang' },
    shows: text('Loading...'),
  },
  {
    name: 'the API reference failing to load',
    address: '/api/docs',
    responses: { 'openapi.json': 'failure' },
    shows: text('We couldn’t load the API reference.'),
  },
]

async function mockResponses(page: Page, responses: State['responses']): Promise<void> {
  const message = 'The library isn’t available right now.'
  for (const [path, response] of Object.entries(responses))
    await page.route(`**/${path}`, (route) => {
      if (response === 'hang') return
      if (response !== 'failure') return route.fulfill({ json: response })
      return route.fulfill({ status: 503, json: { success: false, error: message, message } })
    })
}

test.describe('a screen', () => {
  test.use({ expectedErrors: /503/ })

  for (const { name, address, responses, shows } of sample(STATES, 3)) {
    test(`is accessible with ${name}`, { tag: '@core' }, async ({ page, library }) => {
      await library.signIn(page, { role: 'admin' })
      await mockResponses(page, responses)
      await page.goto(address)
      await expect(shows(page)).toBeVisible()
      // The gallery tests check the components of these states in the light theme.
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await expectTargets(page)
    })
  }

  test('is accessible with its details expanded', async ({ page, library }) => {
    await library.signIn(page, { role: 'admin' })
    for (const address of ['/admin', '/api/docs']) {
      await page.goto(address)
      await expect(page.locator('summary').first()).toBeVisible()
      for (const summary of (await page.locator('summary').all()).slice(0, 6)) await summary.click()
      await expect(page.getByRole('table').first()).toBeVisible()
      await expectAccessibleInThemes(page)
    }
    await expect(page.getByRole('row', { name: /^q string/ }).first()).toContainText('up to 300 characters')
  })
})

test.describe('a dialog', () => {
  const WINDOWS = [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    // A laptop's window at 200% zoom.
    { width: 640, height: 400 },
  ]
  const VIEWS = [
    ['/my-prompts?prompt=', 'endless'],
    ['/?prompt=', 'arabic'],
    ['/my-prompts?edit=', 'endless'],
    ['/?clone=', 'endless'],
    ['/?share=', 'endless'],
    ['/admin?tab=prompts&view=', 'endless'],
  ] as const

  for (const [address, which] of sample(VIEWS, 2)) {
    test(`at ${address} fits any text in any window and can be closed`, { tag: '@core' }, async ({
      page,
      library,
    }) => {
      const user = await library.signIn(page, { role: 'admin', display_name: LONG_NAME })
      const prompts = await fillWithExtremes(library, user)
      await page.goto(address + prompts[which])
      const dialog = page.getByRole('dialog')
      await expect(
        dialog
          .getByText(which === 'arabic' ? ARABIC_TITLE : ENDLESS_WORD.slice(0, 60))
          .or(dialog.locator('input'))
          .first(),
      ).toBeVisible()
      await expect(page.locator('[role=dialog] .animate-pulse')).toHaveCount(0)
      for (const size of sample(WINDOWS, 2)) {
        await page.setViewportSize(size)
        const wide = await dialog.evaluate((popup) =>
          [popup, ...popup.querySelectorAll('section')]
            .filter((part) => part.scrollWidth > part.clientWidth)
            .map((part) => part.outerHTML.slice(0, 200)),
        )
        expect(wide, `overflows at ${size.width} px`).toEqual([])
        await dialog.getByRole('button', { name: 'Close' }).first().scrollIntoViewIfNeeded()
        await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport()
        await expectTargets(page)
      }
      await expectAccessibleInThemes(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  }
})

test.describe('with the keyboard alone', () => {
  test('a user finds, reads, upvotes, and edits a prompt', async ({ page, library }) => {
    const user = await library.signIn(page, {})
    const { title } = await createPrompt(library.db, { author_id: user.id, title: `Keys ${user.id}` })
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await pressSlash(page)
    await page.keyboard.type(`"${title}"`)
    await expect(page.getByRole('article')).toHaveCount(1)

    const link = page.getByRole('link', { name: title })
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    const reading = page.getByRole('dialog', { name: title })
    await expect(reading).toBeVisible()
    await expect(reading.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(reading).toBeHidden()
    await expect(link).toBeFocused()

    const vote = page.getByRole('button', { name: /^Upvote/ })
    await tabTo(page, vote)
    await page.keyboard.press('Space')
    await expect(vote).toHaveAttribute('aria-pressed', 'true')

    const more = page.getByRole('button', { name: `More options for ${title}` })
    await tabTo(page, more)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const editing = page.getByRole('dialog', { name: 'Edit Prompt' })
    await tabTo(page, editing.getByLabel('Prompt Title'))
    await page.keyboard.press('End')
    await page.keyboard.type(' changed')
    await tabTo(page, editing.getByRole('textbox', { name: 'Prompt Content' }))
    await page.keyboard.type('More. ')
    await tabTo(page, editing.getByRole('button', { name: 'Update Prompt' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: `${title} changed` })).toBeVisible()
    await expect(page.locator(':focus')).toHaveCount(1)
  })

  test('a user submits a prompt', { tag: '@core' }, async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/help')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }))
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Submit a New Prompt' })
    await tabTo(page, form.getByLabel('Prompt Title'))
    await page.keyboard.type('Typed by keyboard')
    await tabTo(page, form.getByLabel('Category'))
    await page.keyboard.type('Coding')
    await tabTo(page, form.getByRole('button', { name: 'Private' }))
    await page.keyboard.press('Space')
    await tabTo(page, form.getByRole('textbox', { name: 'Prompt Content' }))
    await page.keyboard.type('Do this.')
    await tabTo(page, form.getByRole('button', { name: 'Submit Prompt' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-prompts')
    await expect(page.getByRole('article').first()).toContainText('Coding')
    await expect(page.getByRole('article').first()).toContainText('Private')
  })

  test('an admin finds a user and disables the account', async ({ page, library }) => {
    await library.signIn(page, { role: 'admin' })
    const { display_name: name } = await createUser(library.db, { display_name: `Pat ${Date.now()}` })
    await page.goto('/admin')
    await tabTo(page, page.getByRole('tab', { name: 'Dashboard' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin?tab=users')
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(name)
    const actions = page.getByRole('button', { name: `Actions for ${name}` })
    await expect(page.getByText('1 user', { exact: true })).toBeVisible()
    await tabTo(page, actions)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Make Admin' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Disable Account' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: name }).getByText('Disabled')).toBeVisible()
    await expect(actions).toBeFocused()
  })
})
