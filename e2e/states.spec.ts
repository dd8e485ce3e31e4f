import type { Locator, Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { sample } from '../server/src/testing/sample.ts'
import { ARABIC_TITLE, ENDLESS_WORD, fillWithExtremes, LONG_NAME } from './extremes.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes, expectTargets, tabTo } from './measures.ts'

/** What the server does in place of answering: nothing at all, a failure, or something else. */
type Answer = 'silence' | 'failure' | object

interface State {
  name: string
  address: string
  answers: Record<string, Answer>
  /** What there is to see then. */
  shows: (page: Page) => Locator
}

const text = (words: string) => (page: Page) => page.getByText(words).filter({ visible: true }).first()
const NO_POINTS = { labels: ['Jan', 'Feb'], counts: [0, 0] }

const STATES: State[] = [
  {
    name: 'an empty library',
    address: '/',
    answers: { 'prompts.php*': [] },
    shows: text('No prompts found.'),
  },
  {
    name: 'an unknown session',
    address: '/my-prompts',
    answers: { 'session.php': 'failure' },
    shows: text('We couldn’t check whether you’re signed in.'),
  },
  {
    name: 'own prompts that load',
    address: '/my-prompts',
    answers: { 'my_prompts.php*': 'silence' },
    shows: text('Loading your prompts...'),
  },
  {
    name: 'own prompts that fail',
    address: '/my-prompts',
    answers: { 'my_prompts.php*': 'failure' },
    shows: text('Failed to load your prompts.'),
  },
  {
    name: 'no own prompts',
    address: '/my-prompts',
    answers: { 'my_prompts.php*': [] },
    shows: text('Create Your First Prompt'),
  },
  {
    name: 'shared prompts that fail',
    address: '/my-prompts?tab=shared-with-me',
    answers: { 'get_shared_prompts.php*': 'failure' },
    shows: text('Failed to load shared prompts.'),
  },
  {
    name: 'no shared prompts',
    address: '/my-prompts?tab=shared-with-me',
    answers: { 'get_shared_prompts.php*': [] },
    shows: text('No shared prompts'),
  },
  {
    name: 'notifications that load',
    address: '/notifications',
    answers: { 'get_notifications.php*': 'silence' },
    shows: text('Loading...'),
  },
  {
    name: 'no notifications',
    address: '/notifications',
    answers: {},
    shows: text('No notifications yet'),
  },
  {
    name: 'people that load',
    address: '/admin?tab=users',
    answers: { 'get_users.php*': 'silence' },
    shows: text('Loading...'),
  },
  {
    name: 'people that fail',
    address: '/admin?tab=users',
    answers: { 'get_users.php*': 'failure' },
    shows: text('Failed to load the people.'),
  },
  {
    name: 'no entries',
    address: '/admin?tab=audit&q=zzz',
    answers: { 'get_audit_log.php*': [] },
    shows: text('Show all entries'),
  },
  {
    name: 'settings that load',
    address: '/admin?tab=settings',
    answers: { 'get_settings.php': 'silence' },
    shows: (page) => page.getByText('Loading settings...'),
  },
  {
    name: 'settings that fail',
    address: '/admin?tab=settings',
    answers: { 'get_settings.php': 'failure' },
    shows: text('We couldn’t load the settings.'),
  },
  {
    name: 'figures that load',
    address: '/admin',
    answers: { 'get_admin_stats.php': 'silence', 'get_chart_data.php': 'silence' },
    shows: text('Monthly Prompt Submissions'),
  },
  {
    name: 'charts of nothing',
    address: '/admin',
    answers: { 'get_chart_data.php': { monthly: NO_POINTS, category: { labels: [], counts: [] } } },
    shows: text('There are no prompts yet.'),
  },
  {
    name: 'statistics that load',
    address: '/admin?tab=analytics',
    answers: { 'get_prompt_builder_stats.php': 'silence' },
    shows: text('Loading prompt builder statistics...'),
  },
  {
    name: 'a prompt that fails to load',
    address: '/?prompt=1',
    answers: { 'get_prompt.php*': 'failure' },
    shows: text('Failed to load the prompt.'),
  },
  {
    name: 'a description that fails',
    address: '/api/docs',
    answers: { 'openapi.json': 'failure' },
    shows: text('Failed to load the API reference.'),
  },
]

async function answer(page: Page, answers: State['answers']): Promise<void> {
  const sentence = 'The library is not available just now. Please try again in a moment.'
  for (const [call, answer] of Object.entries(answers))
    await page.route(`**/${call}`, (route) => {
      if (answer === 'silence') return
      if (answer !== 'failure') return route.fulfill({ json: answer })
      return route.fulfill({ status: 503, json: { success: false, error: sentence, message: sentence } })
    })
}

test.describe('a screen', () => {
  test.use({ expectedErrors: /503/ })

  for (const { name, address, answers, shows } of sample(STATES, 6)) {
    test(`is accessible with ${name}`, async ({ page, library }) => {
      await library.signIn(page, { role: 'admin' })
      await answer(page, answers)
      await page.goto(address)
      await expect(shows(page)).toBeVisible()
      // the parts that these states are made of are looked at in the light elsewhere
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await expectTargets(page)
    })
  }

  test('is accessible with everything unfolded that can be', async ({ page, library }) => {
    await library.signIn(page, { role: 'admin' })
    for (const address of ['/admin', '/api/docs']) {
      await page.goto(address)
      await expect(page.locator('summary').first()).toBeVisible()
      for (const summary of (await page.locator('summary').all()).slice(0, 6)) await summary.click()
      await expect(page.getByRole('table').first()).toBeVisible()
      await expectAccessibleInThemes(page)
    }
    await expect(page.getByRole('row', { name: /^q string/ }).first()).toContainText('at most 300 characters')
  })
})

test.describe('a dialog', () => {
  const WINDOWS = [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    // 200 % of a laptop's window
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

  for (const [address, which] of VIEWS) {
    test(`at ${address} holds any text in any window, and can be left`, async ({ page, library }) => {
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
        expect(wide, `wider than its window of ${size.width} px`).toEqual([])
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

test.describe('by keyboard alone', () => {
  test('one finds, reads, votes for and changes a prompt', async ({ page, library }) => {
    const user = await library.signIn(page, {})
    const { title } = await createPrompt(library.db, { author_id: user.id, title: `Keys ${user.id}` })
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('/')
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

  test('one submits a prompt', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/help')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }))
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Submit a New Prompt' })
    await tabTo(page, form.getByLabel('Prompt Title'))
    await page.keyboard.type('Typed')
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

  test('an admin finds a person and disables the account', async ({ page, library }) => {
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
    await expect(page.getByText('1 person', { exact: true })).toBeVisible()
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
