import { getActivity } from '@prompt-library/contract/activity'
import {
  type AdminPrompt,
  type AdminUser,
  deleteAnyPrompt,
  deleteUser,
  getAdminStats,
  getAnyPrompt,
  getBuilderStats,
  getChartData,
  listAllPrompts,
  listAuditLog,
  listUsers,
  updateUser,
} from '@prompt-library/contract/admin'
import { DEFAULT_SETTINGS, getSettings } from '@prompt-library/contract/settings'
import { searchUsers } from '@prompt-library/contract/sharing'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary } from '../../testing/library.ts'
import { expectTargets } from '../../testing/measures.ts'
import { openApp } from '../../testing/open-app.tsx'
import { boxOf, expectAddress, expectCount, goBack, pressKey } from '../../testing/page.ts'
import { answer, offline, pending, refusal, sent } from '../../testing/stub-api.ts'

const ADA: AdminUser = {
  id: 2,
  netid: 'ada1',
  displayName: 'Ada Author',
  email: 'ada@example.edu',
  role: 'user',
  status: 'active',
  lastLogin: null,
  promptCount: 1,
  promptBuilderCount: 0,
  publicPromptCount: 0,
  collectionCount: 1,
  publicCollectionCount: 0,
  transferredCollectionCount: 2,
}
const PROMPT: AdminPrompt = {
  id: 7,
  title: 'Odd prompt',
  authorId: 2,
  authorName: 'Ada Author',
  visibility: 'private',
  category: 'Writing',
  upvotes: 0,
  createdAt: '2026-05-01T10:00:00.000Z',
}
const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May']
const MONTHLY = { labels: MONTHS.map((month) => `${month} 2026`), counts: MONTHS.map((_, index) => index) }
const CATEGORY = { labels: ['Writing', 'Coding', 'Research'], counts: [5, 3, 2] }
const DAYS = Array.from({ length: 14 }, (_, day) => ({
  date: `2026-05-${String(day + 1).padStart(2, '0')}`,
  count: day,
  cost: day / 10,
}))
const BUILDER = {
  totalEnhancements: 3,
  totalApiCost: 0.0375,
  enhancementsThisMonth: 3,
  apiCostThisMonth: 0.0375,
  activePromptBuilderUsers: 1,
  recentUsage: 3,
  avgCostPerEnhancement: 0.0125,
  topUsers: [{ display_name: 'Heavy User', email: null, enhancement_count: 3, total_cost: 0.0375 }],
  dailyUsage: DAYS,
}

const ACTIVITY = {
  not_working: [
    {
      id: 7,
      title: 'Odd prompt',
      author_name: 'Ada Author',
      failed: 2,
      answers: 3,
      notes: [{ note: 'It invented sources.', tool: 'Claude', answered_on: '2026-05-14' }],
    },
  ],
  weekly_uses: Array.from({ length: 12 }, (_, week) => ({
    week: new Date(Date.UTC(2026, 2, 2 + 7 * week)).toISOString().slice(0, 10),
    uses: 10 * week,
  })),
  most_used: [
    { id: 8, title: 'Popular prompt', uses: 40 },
    { id: 9, title: 'Useful prompt', uses: 10 },
  ],
  active_users: [1, 7, 90].map((days) => ({ days, users: days })),
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const question = () => page.getByRole('alertdialog')

beforeEach(() => {
  signIn({ role: 'admin' })
  answerLibrary()
  answer(getAdminStats, { totalUsers: 2, totalPrompts: 10, promptsThisMonth: 1, activeUsers: 2 })
  answer(getChartData, { monthly: MONTHLY, category: CATEGORY })
  answer(getActivity, ACTIVITY)
  answer(getBuilderStats, BUILDER)
  answer(listUsers, [ADA])
  answer(listAllPrompts, [PROMPT])
  answer(listAuditLog, [])
  answer(getSettings, { settings: DEFAULT_SETTINGS, changed: [] })
})

test('the dashboard shows statistics and charts with their tables', async () => {
  openApp('/admin')
  await expect.element(page.getByRole('heading', { name: 'Admin Console', level: 1 })).toBeVisible()
  // Full screen, without the site's header and footer.
  await expectCount(page.getByRole('link', { name: 'Browse' }), 0)
  await expectCount(page.getByRole('contentinfo'), 0)
  for (const name of [
    'Dashboard',
    'User Management',
    'Prompt Management',
    'AI Builder Analytics',
    'Audit log',
  ])
    await expect.element(page.getByRole('tab', { name })).toBeVisible()
  for (const name of ['Total users', 'Total prompts', 'Prompts this month', 'Active users'])
    await expect.element(page.getByText(name, { exact: true })).toBeVisible()

  const monthly = page.getByRole('region', { name: 'Monthly Prompt Submissions' })
  const chart = monthly.getByRole('img').first()
  await expect.element(chart).toHaveAccessibleName(/last 12 months/)
  expect(boxOf(chart).height).toBe(400)
  await monthly.getByText('View as table').click()
  await expectCount(monthly.getByRole('row'), 13)
  const categories = page.getByRole('region', { name: 'Prompt Category Distribution' })
  await expectCount(categories.getByCss('.recharts-pie-sector'), 3)
  const fills = (selector: string) =>
    categories
      .getByCss(selector)
      .elements()
      .map((shape) => shape.getAttribute('fill') ?? shape.getAttribute('stroke'))
  expect(fills('.recharts-legend-icon')).toEqual(fills('.recharts-pie-sector path'))
  // Two columns on a large screen.
  expect(boxOf(monthly).y).toBe(boxOf(categories).y)
})

test('the dashboard starts with what didn’t work for people, and shows what is used', async () => {
  openApp('/admin')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect.element(attention).toMatchTextContent('Didn’t work for 2 of 3 · by Ada Author')
  await expect.element(attention).toMatchTextContent('It invented sources.')
  expect(boxOf(attention).y).toBeLessThan(boxOf(page.getByText('Total users')).y)
  const uses = page.getByRole('region', { name: 'Uses per week' })
  await expect.element(uses.getByRole('img').first()).toHaveAccessibleName(/Mar 2 0, .*May 18 110$/)
  const used = page.getByRole('region', { name: 'Most used prompts' })
  await expectCount(used.getByRole('listitem'), 2)
  expectTargets()
  const people = page.getByRole('region', { name: 'Active people' })
  await people.getByRole('link', { name: 'By last sign-in' }).click()
  await expectAddress('/admin?tab=users&sort=last_login')
  await goBack()
  await attention.getByRole('link', { name: 'Odd prompt' }).click()
  await expectAddress('/?prompt=7')

  answer(getActivity, { ...ACTIVITY, not_working: [], most_used: [] })
  openApp('/admin')
  await expect.element(page.getByText('No public prompt was used.')).toBeVisible()
  answer(getActivity, () => refusal(500))
  vi.mocked(console.error).mockImplementation(() => undefined)
  openApp('/admin')
  await expect.element(page.getByText('We couldn’t load the activity.')).toBeVisible()
  await expect.element(page.getByText('Total users')).toBeVisible()
})

test('AI usage is shown as statistics, a chart, and top users', async () => {
  openApp('/admin?tab=analytics')
  for (const name of [
    'Total Enhancements',
    'Total API Cost',
    'This Month',
    'Active Users',
    "This Month's Cost",
    'Recent Usage',
    'Average Cost',
  ])
    await expect.element(page.getByText(name, { exact: true })).toBeVisible()
  const usage = page.getByRole('region', { name: 'AI Enhancement Usage (Last 14 Days)' })
  await expectCount(usage.getByCss('.recharts-line'), 2)
  await usage.getByText('View as table').click()
  await expectCount(usage.getByRole('row'), 15)
  await expect.element(row('Heavy User')).toMatchTextContent('$0.0375')
  await expect.element(page.getByText(/Users get 10 AI enhancements per hour/)).toBeVisible()
})

test('a failed request shows an error and can be retried', async () => {
  answer(getBuilderStats, () => refusal(500, ''))
  openApp('/admin?tab=analytics')
  await expect.element(page.getByText('Error: Failed to fetch statistics')).toBeVisible()
  await expectAccessible()
  answer(getBuilderStats, BUILDER)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Total Enhancements')).toBeVisible()

  answer(getChartData, () => refusal(500))
  answer(getAdminStats, () => refusal(500))
  vi.mocked(console.error).mockImplementation(() => undefined)
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await expect.element(page.getByText('We couldn’t load the charts.')).toBeVisible()
  await expect.element(page.getByText('We couldn’t load the statistics.')).toBeVisible()
  await expectAccessible()
})

test('a refused change of a user shows the reason and changes nothing', async () => {
  answer(listUsers, [
    { ...ADA, role: 'admin' },
    { ...ADA, id: 1, displayName: 'Ana Example' },
  ])
  openApp('/admin?tab=users')
  await expect.element(row('Ana Example').getByRole('cell').last()).toHaveTextContent('You')
  const act = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for Ada Author' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await question().getByRole('button', { name: item }).click()
  }
  answer(updateUser, refusal(403, 'Ada Author is set as an admin in the server configuration.'))
  await act('Disable Account')
  await expect.element(page.getByRole('alert').getByText('is set as an admin in the server')).toBeVisible()
  answer(updateUser, offline)
  await act('Remove Admin')
  await expect.element(page.getByRole('alert').getByText('An error occurred.')).toBeVisible()
  await expect.element(row('Ada Author').getByRole('img', { name: 'Admin' })).toBeVisible()
})

test('users are filtered by role and status, and the filters are in the URL', async () => {
  answer(listUsers, ({ role, status }) => (role && status ? [] : [ADA]))
  // Invalid values in a URL are ignored.
  openApp('/admin?tab=users&q=ada&role=owner&status=')
  await expect.element(row('Ada Author')).toBeVisible()
  expect(sent(listUsers).at(-1)).toEqual({ q: 'ada', page: 1, page_size: expect.any(Number), sort: 'name' })
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Disabled')
  await expectAddress(/status=disabled/)
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('Admins')
  await expect.element(page.getByText('No users found.')).toBeVisible()
  expect(sent(listUsers).at(-1)).toMatchObject({ q: 'ada', role: 'admin', status: 'disabled' })
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(row('Ada Author')).toBeVisible()
  expect(window.location.search).not.toMatch(/role|status/)
  await goBack()
  await expect.element(page.getByText('No users found.')).toBeVisible()
})

test('tables are sorted by their headers, one way and the other', async () => {
  const header = (name: string) => page.getByRole('columnheader', { name })
  const sort = (name: string) => header(name).getByRole('button')
  const select = () => page.getByRole('combobox', { name: 'Sort' })
  openApp('/admin?tab=users')
  await expect.element(header('Name')).toHaveAttribute('aria-sort', 'ascending')
  await expectCount(sort('Email'), 0)
  await sort('Prompts').click()
  await expectAddress('/admin?tab=users&sort=prompts')
  await expect.element(header('Prompts')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(header('Name')).not.toHaveAttribute('aria-sort')
  await expect.element(select()).toHaveValue('prompts')
  await sort('Prompts').click()
  await expectAddress('/admin?tab=users&sort=-prompts')
  await expect.element(header('Prompts')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(sort('Prompts')).toHaveFocus()
  await expect.element(select()).toMatchTextContent('fewest first')
  await expect.poll(() => sent(listUsers).at(-1)).toMatchObject({ sort: '-prompts', page: 1 })
  await goBack()
  await expect.element(header('Prompts')).toHaveAttribute('aria-sort', 'descending')
})

test('a user’s menu leads to their entries in the audit log', async () => {
  openApp('/admin?tab=users')
  await page.getByRole('button', { name: 'Actions for Ada Author' }).click()
  await page.getByRole('menuitem', { name: 'View in Audit Log' }).click()
  await expectAddress('/admin?tab=audit&person=ada1')
  await expect.poll(() => sent(listAuditLog).at(-1)).toMatchObject({ person: 'ada1' })
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove filter: NetID: ada1' }).click()
  await expectAddress('/admin?tab=audit')
  // The search appears with the first entry.
  await expect.element(page.getByText('Actions by admins and curators appear here.')).toBeVisible()
  await expectCount(page.getByRole('searchbox'), 0)
})

test('a deleted user and prompt disappear before their lists are refetched', async () => {
  answer(deleteAnyPrompt, { success: true })
  answer(deleteUser, { success: true, message: 'Deleted.' })
  openApp('/admin?tab=prompts')
  await expect.element(page.getByText('1 prompt', { exact: true })).toBeVisible()
  answer(listAllPrompts, pending)
  const actions = page.getByRole('button', { name: 'Actions for Odd prompt' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(actions).toHaveFocus()
  await pressKey('Enter', actions)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question().getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Prompt deleted.')).toBeVisible()
  await expectCount(row('Odd prompt'), 0)

  openApp('/admin?tab=users')
  await expect.element(page.getByText('1 user', { exact: true })).toBeVisible()
  answer(listUsers, pending)
  await page.getByRole('button', { name: 'Actions for Ada Author' }).click()
  await page.getByRole('menuitem', { name: 'Delete User' }).click()
  await question().getByRole('button', { name: 'Delete' }).click()
  await expectCount(row('Ada Author'), 0)
  await expect.element(page.getByCss('#main')).toHaveFocus()
})

test('what is public can go to the library or a person before a user is deleted', async () => {
  answer(listUsers, [{ ...ADA, promptCount: 12, publicPromptCount: 9, publicCollectionCount: 1 }])
  const felix = { id: 5, display_name: 'Felix Faculty', email: 'felix@example.edu' }
  answer(searchUsers, [{ id: ADA.id, display_name: 'Ada Felixson', email: null }, felix])
  answer(deleteUser, pending)
  openApp('/admin?tab=users')
  await page.getByRole('button', { name: 'Actions for Ada Author' }).click()
  await page.getByRole('menuitem', { name: 'Delete User' }).click()
  await expect.element(question()).toMatchTextContent(/'Ada Author' and all of their prompts\./)
  await expect.element(question().getByRole('radio', { name: 'Delete them' })).toBeChecked()
  await question().getByRole('radio', { name: 'Transfer them to Prompt Library' }).click()
  await expect
    .element(question())
    .toMatchTextContent(/9 prompts and 1 collection will go to .*Prompt Library/)
  await expect.element(question()).toMatchTextContent('The rest will be deleted: 3 prompts.')
  await expectAccessible()
  await question().getByRole('radio', { name: 'Transfer them to a person' }).click()
  const confirm = question().getByRole('button', { name: 'Transfer and delete' })
  await confirm.click()
  await expect.element(question().getByText('Choose a person from the list.')).toBeVisible()
  await expect.element(question().getByRole('combobox')).toHaveFocus()
  await question().getByRole('combobox').fill('felix')
  await expect.element(page.getByRole('option', { name: /Felix Faculty/ })).toBeVisible()
  // Nobody inherits their own prompts.
  await expectCount(page.getByRole('option'), 1)
  await page.getByRole('option', { name: /Felix Faculty/ }).click()
  await expect.element(question()).toMatchTextContent(/will go to .*Felix Faculty/)
  await confirm.click()
  await expect.poll(() => sent(deleteUser)).toEqual([{ uid: 2, transfer_to: 5 }])
  await expect.element(question().getByText('Deleting...')).toBeVisible()
})

test('on a phone, the open tab is in view, and an edge that has more is shaded', async () => {
  await page.viewport(320, 700)
  openApp('/admin')
  const tabs = page.getByRole('tablist')
  await expect.element(tabs).toBeVisible()
  for (const name of ['Prompt Management', 'Settings', 'Dashboard']) {
    const tab = page.getByRole('tab', { name })
    await tab.click()
    await expect.poll(() => boxOf(tab).left - boxOf(tabs).left).toBeGreaterThanOrEqual(0)
    await expect.poll(() => boxOf(tabs).right - boxOf(tab).right).toBeGreaterThanOrEqual(0)
  }
  // The text covers the shades at its ends.
  const { backgroundAttachment } = getComputedStyle(tabs.element())
  expect(backgroundAttachment.split(', ')).toEqual(['local', 'local', 'scroll', 'scroll'])
})

test('axis labels of charts are large enough and don’t overlap on a phone', async () => {
  await page.viewport(320, 800)
  for (const address of ['/admin', '/admin?tab=analytics']) {
    openApp(address)
    const axes = page.getByCss('.recharts-xAxis-tick-labels')
    await expect.element(axes.last().getByCss('text').nth(1)).toBeVisible()
    for (const axis of axes.elements()) {
      const labels = [...axis.querySelectorAll('text')]
      for (const [index, label] of labels.entries()) {
        expect(Number.parseFloat(getComputedStyle(label).fontSize)).toBeGreaterThanOrEqual(12)
        const before = labels[index - 1]
        if (before)
          expect(label.getBoundingClientRect().left).toBeGreaterThan(before.getBoundingClientRect().right)
      }
      const chart = axis.closest('.recharts-wrapper')?.getBoundingClientRect()
      expect(chart?.height).toBeGreaterThanOrEqual(400)
      expect(labels.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(chart?.right ?? 0)
    }
  }
})

test('prompts are filtered by visibility and category', async () => {
  openApp('/admin?tab=prompts&sort=title')
  await page.getByRole('combobox', { name: 'Visibility' }).selectOptions('Private')
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Coding')
  await expectAddress(/visibility=private&category=Coding/)
  await expect
    .poll(() => sent(listAllPrompts).at(-1))
    .toMatchObject({ visibility: 'private', category: 'Coding', sort: 'title' })
})

test('a prompt opens from its title and its menu, and a private one asks first', async () => {
  openApp('/admin?tab=prompts')
  const actions = page.getByRole('button', { name: 'Actions for Odd prompt' })
  await actions.click()
  await expectCount(page.getByRole('menuitem'), 2)
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'View' }).click()
  await expect.element(question()).toMatchTextContent('The audit log will show that you opened it.')
  await question().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(actions).toHaveFocus()
  await page.getByRole('link', { name: 'Odd prompt' }).click()
  await expectAddress('/admin?tab=prompts&view=7')
  const read = { id: 7, title: 'Odd prompt', html: '<p>Do this.</p>', notes: null }
  answer(getAnyPrompt, { ...read, visibility: 'private' })
  await question().getByRole('button', { name: 'Open prompt' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Odd prompt' })).toMatchTextContent('Do this.')
  // This makes other queries load again. Here, each would be another entry in the audit log.
  for (const type of ['offline', 'online', 'focus', 'visibilitychange'])
    window.dispatchEvent(new Event(type, { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sent(getAnyPrompt)).toHaveLength(1)
})
