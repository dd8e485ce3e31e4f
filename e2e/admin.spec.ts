import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createCollection, createPrompt, createUser } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

/** A name that is unique within this worker. */
let uniqueCount = 0
const unique = (name: string) => `${name} ${String.fromCharCode(65 + (uniqueCount++ % 26))}${uniqueCount}`

const refusal = (message: string) => ({ success: false, error: message, message })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('the dashboard shows statistics and charts with their tables', { tag: '@core' }, async ({
  page,
  library,
}) => {
  await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Console', level: 1 })).toBeVisible()
  // Full screen, without the site's header and footer.
  await expect(page.getByRole('link', { name: 'Browse' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  for (const name of [
    'Dashboard',
    'User Management',
    'Prompt Management',
    'AI Builder Analytics',
    'Audit Log',
  ])
    await expect(page.getByRole('tab', { name })).toBeVisible()
  for (const name of ['Total Users', 'Total Prompts', 'Prompts This Month', 'Active Users'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()

  const monthly = page.getByRole('region', { name: 'Monthly Prompt Submissions' })
  const chart = monthly.getByRole('img').first()
  await expect(chart).toHaveAccessibleName(/last 12 months/)
  expect((await chart.boundingBox())?.height).toBe(400)
  await expect(monthly.getByText('Prompts Created').first()).toBeVisible()
  await monthly.getByText('View as table').click()
  await expect(monthly.getByRole('row')).toHaveCount(13)
  const categories = page.getByRole('region', { name: 'Prompt Category Distribution' })
  await expect(categories.locator('.recharts-pie-sector')).not.toHaveCount(0)
  const fills = (selector: string) =>
    categories
      .locator(selector)
      .evaluateAll((shapes) =>
        shapes.map((shape) => shape.getAttribute('fill') ?? shape.getAttribute('stroke')),
      )
  expect(await fills('.recharts-legend-icon')).toEqual(await fills('.recharts-pie-sector path'))
  const names = await categories.getByRole('rowheader', { includeHidden: true }).allTextContents()
  const legend = await categories.locator('.recharts-legend-item-text').allTextContents()
  expect(legend.map((text) => text.split(':')[0])).toEqual(names)
  // Two columns on a large screen.
  expect((await monthly.boundingBox())?.y).toBe((await categories.boundingBox())?.y)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to Main Site' }).click()
  await expect(page).toHaveURL('/')
})

test('a user who is not an admin is redirected and loads no console code', { tag: '@core' }, async ({
  page,
  library,
}) => {
  await library.signIn(page, { display_name: unique('Mia Member') })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Discover & Share Prompts' })).toBeVisible()
  expect(loaded.filter((url) => /admin-page|recharts|charts/.test(url))).toEqual([])
})

test('users are found, promoted, disabled immediately, enabled, and deleted', { tag: '@core' }, async ({
  browser,
  page,
  library,
}) => {
  const admin = await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  const context = await browser.newContext({ baseURL: library.origin })
  const other = await context.newPage()
  const rita = await library.signIn(other, { display_name: unique('Rita Reader') })
  await createPrompt(library.db, { author_id: rita.id, title: 'Rita wrote this' })
  for (const editor_ids of [[], [admin.id], [admin.id]])
    await createCollection(library.db, { owner_id: rita.id, editor_ids })
  await other.goto('/my-prompts')
  await expect(other.getByRole('link', { name: 'Rita wrote this' })).toBeVisible()

  await page.goto('/admin?tab=users')
  await page.getByPlaceholder('Search by name or email...').fill(rita.display_name)
  await expect(page).toHaveURL(/q=Rita/)
  const ritas = row(page, rita.display_name)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await expect(ritas).toContainText('Never')
  await expectAccessible(page)

  const act = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${rita.display_name}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.getByRole('button', { name: `Actions for ${rita.display_name}` }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
  await act('Make Admin')
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(`Make ${rita.display_name} an admin?`)
  await expectAccessible(page)
  await answer('Cancel')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(ritas.getByRole('img', { name: 'Admin' })).toHaveCount(0)
  await act('Make Admin')
  await answer('Make Admin')
  await expect(page.getByText(`${rita.display_name} is now an admin.`)).toBeVisible()
  await expect(ritas.getByRole('img', { name: 'Admin' })).toBeVisible()
  await act('Remove Admin')
  await answer('Remove Admin')
  await expect(page.getByText(`${rita.display_name} is no longer an admin.`)).toBeVisible()

  await act('Disable Account')
  await expect(page.getByRole('alertdialog')).toContainText('will be signed out right away')
  await expect(ritas.getByText('Disabled')).toHaveCount(0)
  await answer('Disable Account')
  await expect(ritas.getByText('Disabled')).toBeVisible()
  await expectAccessible(page)
  // The disabled user, in another browser.
  await other.reload()
  await expect(other.getByRole('link', { name: 'Sign in with your NetID' }).first()).toBeVisible()
  await act('Enable Account')
  await expect(ritas.getByText('Disabled')).toHaveCount(0)

  await act('Delete User')
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText(
    `This will permanently delete the user '${rita.display_name}' and all of their prompts. This action cannot be undone.`,
  )
  await expect(question).toContainText(
    'Their 1 prompt will be deleted. 2 collections will go to their co-editors; 1 will be deleted.',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await act('Delete User')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText(
      `${rita.display_name} was deleted, along with 1 prompt and 1 collection. Co-editors now own 2 collections.`,
    ),
  ).toBeVisible()
  await expect(page.getByText('No users found.')).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  expect(
    await library.db.selectFrom('prompts').select('id').where('title', '=', 'Rita wrote this').execute(),
  ).toEqual([])

  // The audit log keeps its entries after the user is deleted.
  await page.goto(`/admin?tab=audit&q=${encodeURIComponent(rita.display_name)}`)
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('row').nth(1)).toContainText(admin.display_name)
  await expect(page.getByRole('row').nth(1)).toContainText('deleted user')
  await expect(page.getByRole('row').nth(1)).toContainText('1 collection; 2 collections transferred')
  await expectAccessible(page)
  await context.close()
})

test.describe('a refused action or failed request', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('shows an error and changes nothing', async ({ page, library }) => {
    const admin = await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
    // An admin named in the server configuration.
    const name = unique('Ada by Settings')
    await createUser(library.db, { netid: 'example-admin', display_name: name, role: 'admin' })
    await page.goto(`/admin?tab=users&q=${encodeURIComponent(admin.display_name)}`)
    await expect(row(page, admin.display_name).getByRole('cell').last()).toHaveText('You')
    await page.getByPlaceholder('Search by name or email...').fill(name)
    const act = async (item: string) => {
      await page.getByRole('button', { name: `Actions for ${name}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: item }).click()
    }
    await act('Disable Account')
    await expect(page.getByRole('alert')).toContainText(
      `${name} is set as an admin in the server configuration`,
    )
    await page.route('**/api/update_user.php', (route) => route.abort())
    await act('Remove Admin')
    await expect(page.getByRole('alert')).toContainText('An error occurred.')
    await expect(row(page, name).getByRole('img', { name: 'Admin' })).toBeVisible()

    // Statistics that fail to load show an error and can be retried.
    await page.route('**/api/get_prompt_builder_stats.php', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.getByRole('tab', { name: 'AI Builder Analytics' }).click()
    await expect(page.getByText('Loading prompt builder statistics...')).toBeVisible()
    await expect(page.getByText('Error: Failed to fetch statistics')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/get_prompt_builder_stats.php')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Total Enhancements')).toBeVisible()

    await page.route('**/api/get_chart_data.php', (route) => route.fulfill({ status: 500, json: {} }))
    await page.route('**/api/get_admin_stats.php', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('tab', { name: 'Dashboard' }).click()
    await expect(page.getByText('We couldn’t load the charts.')).toBeVisible()
    await expect(page.getByText('We couldn’t load the statistics.')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('prompts', () => {
  // The Content-Security-Policy warning appears even for a document that runs nothing. The 503 is the failed export.
  test.use({ expectedErrors: /inline event handler violates the following Content Security Policy|503/ })

  test('are found, viewed, deleted, and exported', async ({ page, library }) => {
    await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
    const author = await createUser(library.db, { display_name: unique('Ada Author') })
    const hostile =
      '<p>Fine <strong>text</strong></p><img src=x onerror="window.hurt = true"><script>window.hurt = true</script>'
    const title = unique('Odd prompt')
    const { id } = await createPrompt(library.db, { author_id: author.id, title, is_public: false })
    // Write the HTML directly, bypassing the sanitizer.
    await library.db.updateTable('prompts').set({ html: hostile }).where('id', '=', id).execute()

    await page.goto('/admin?tab=prompts')
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    await page.getByPlaceholder('Search by title or author...').fill(author.display_name)
    await expect(row(page, title)).toBeVisible()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title (A-Z)')
    await expect(page).toHaveURL(/sort=title/)
    await expectAccessible(page)

    await page.getByRole('button', { name: `View ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open prompt' }).click()
    const preview = page.getByRole('dialog', { name: title })
    await expect(preview.locator('strong')).toHaveText('text')
    await expect(preview.getByText('Private')).toBeVisible()
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    await expectAccessible(page)
    await expect(page).toHaveURL(/view=\d+/)
    await preview.getByRole('button', { name: 'Close' }).last().click()

    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Delete this prompt? You can restore it for 30 days.',
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Prompt deleted.')).toBeVisible()
    await expect(page.getByText('No prompts found.')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^prompts-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFid,title,category,/)

    await page.route('**/api/export.php*', (route) =>
      route.fulfill({ status: 503, json: refusal('Not now.') }),
    )
    // Right after the first click, another counts as its double click, so retry.
    await expect(async () => {
      await page.getByRole('button', { name: 'Export CSV' }).click()
      await expect(page.getByRole('alert')).toContainText('Not now.', { timeout: 2_000 })
    }).toPass()
  })
})

test('opening someone else’s private prompt asks first and is recorded once', { tag: '@core' }, async ({
  page,
  library,
}) => {
  const admin = await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  const author = await createUser(library.db, { display_name: unique('Ada Author') })
  const word = unique('Locked')
  const write = async (author_id: number, name: string, is_public: boolean) =>
    createPrompt(library.db, { author_id, title: `${word} ${name}`, is_public })
  const secret = await write(author.id, 'secret', false)
  const open = await write(author.id, 'open', true)
  const own = await write(admin.id, 'own', false)
  const recorded = async () =>
    (await library.db.selectFrom('audit_log').select('id').where('target_id', '=', secret.id).execute())
      .length
  const view = ({ title }: { title: string }) => page.getByRole('button', { name: `View ${title}` })
  const question = page.getByRole('alertdialog')
  const preview = page.getByRole('dialog', { name: word })

  await page.goto(`/admin?tab=prompts&q=${encodeURIComponent(word)}`)
  await expect(row(page, secret.title).getByRole('cell', { name: 'Private' })).toBeVisible()
  await expect(row(page, open.title).getByRole('cell', { name: 'Public' })).toBeVisible()

  await view(secret).click()
  await expect(question).toContainText('The audit log will show that you opened it.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page).not.toHaveURL(/view=/)
  expect(await recorded()).toBe(0)

  await view(secret).click()
  await question.getByRole('button', { name: 'Open prompt' }).click()
  await expect(preview).toContainText('Do this.')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const event of ['offline', 'online', 'visibilitychange', 'focus'])
    await page.evaluate((type) => {
      const event = new Event(type, { bubbles: true })
      if (type === 'visibilitychange') document.dispatchEvent(event)
      else window.dispatchEvent(event)
    }, event)
  await page.waitForTimeout(500)
  expect(requested.filter((path) => path.includes('/api/admin/prompts/'))).toEqual([])
  expect(await recorded()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(view(secret)).toBeFocused()

  // Opening it again is recorded again.
  await view(secret).press('Enter')
  await question.getByRole('button', { name: 'Open prompt' }).press('Enter')
  await expect(preview).toContainText('Do this.')
  expect(await recorded()).toBe(2)

  // A link also asks first, even if the list doesn't show the prompt.
  for (const q of [word, 'nothing like it']) {
    await page.goto(`/admin?tab=prompts&q=${encodeURIComponent(q)}&view=${secret.id}`)
    await expect(question).toContainText('audit log will show that you opened it.')
  }
  expect(await recorded()).toBe(2)

  for (const prompt of [open, own]) {
    await page.goto(`/admin?tab=prompts&q=${encodeURIComponent(word)}`)
    await view(prompt).click()
    await expect(preview).toContainText('Do this.')
    await expect(question).toHaveCount(0)
  }
})

test('AI usage is shown as statistics, a chart, and top users', async ({ page, library }) => {
  await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  const user = await createUser(library.db, { display_name: unique('Heavy User') })
  await library.db
    .insertInto('enhancements')
    .values(
      Array.from({ length: 3 }, () => ({
        user_id: user.id,
        outcome: 'succeeded' as const,
        provider: 'openai-compatible',
        model: 'm',
        cost_usd: '0.0125',
        started_at: new Date(),
      })),
    )
    .execute()
  await page.goto('/admin?tab=analytics')
  for (const name of [
    'Total Enhancements',
    'Total API Cost',
    'This Month',
    'Active Users',
    "This Month's Cost",
    'Recent Usage',
    'Average Cost',
  ])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  const usage = page.getByRole('region', { name: 'AI Enhancement Usage (Last 14 Days)' })
  await expect(usage.locator('.recharts-line')).toHaveCount(2)
  for (const dot of await usage.locator('.recharts-line-dot').all())
    await expect(dot).toHaveCSS('stroke-dasharray', 'none')
  await usage.getByText('View as table').click()
  await expect(usage.getByRole('row')).toHaveCount(15)
  await expect(row(page, user.display_name)).toContainText('$0.0375')
  await expect(page.getByText(/Users get 10 AI enhancements per hour/)).toBeVisible()
  await expectAccessible(page)
})

test('users are filtered by role and status, and the filters are in the URL', async ({ page, library }) => {
  const word = unique('Filterable')
  const create = (name: string, fields: object = {}) =>
    createUser(library.db, { display_name: `${word} ${name}`, ...fields })
  await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  await create('Boss', { role: 'admin' })
  await create('Gone', { status: 'disabled' })
  await create('Member')
  const rows = (...names: string[]) =>
    expect(row(page, word)).toHaveText(names.map((name) => new RegExp(`^${word} ${name}`)))
  const role = page.getByRole('combobox', { name: 'Role' })
  const status = page.getByRole('combobox', { name: 'Status' })

  // Invalid values in a URL are ignored.
  await page.goto(`/admin?tab=users&q=${encodeURIComponent(word)}&role=owner&status=`)
  await rows('Boss', 'Gone', 'Member')
  await expect(role.locator(':checked')).toHaveText('All roles')

  await status.selectOption('Disabled')
  await rows('Gone')
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await role.selectOption('Admins')
  await expect(page.getByText('No users found.')).toBeVisible()
  await expect(page).toHaveURL(/role=admin&status=disabled|status=disabled&role=admin/)
  await expectAccessibleInThemes(page)
  await page.reload()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await rows('Boss', 'Gone', 'Member')
  await expect(page).not.toHaveURL(/role|status/)
  await page.goBack()
  await page.goBack()
  await rows('Gone')
  await expect(status.locator(':checked')).toHaveText('Disabled')

  // A disabled user is in the list of disabled users right away.
  await status.selectOption('Active')
  await rows('Boss', 'Member')
  await page.getByRole('button', { name: `Actions for ${word} Member` }).click()
  await page.getByRole('menuitem', { name: 'Disable Account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable Account' }).click()
  await expect(row(page, `${word} Member`)).toContainText('Disabled')
  await status.selectOption('Disabled')
  await rows('Gone', 'Member')
})

test('prompts are filtered by visibility and category', async ({ page, library }) => {
  const author = await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  const word = unique('Sortable')
  const create = (name: string, fields: object) =>
    createPrompt(library.db, { author_id: author.id, title: `${word} ${name}`, ...fields })
  await create('open', { is_public: true })
  await create('closed', { is_public: false })
  await create('code', { is_public: false, category: 'Coding' })
  await page.goto(`/admin?tab=prompts&sort=title&q=${encodeURIComponent(word)}`)
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Private')
  const rows = row(page, word)
  await expect(rows).toHaveText([/ closed/, / code/])
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Coding')
  await expect(rows).toHaveText([/ code/])
  await expect(page).toHaveURL(/visibility=private&category=Coding/)
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Public')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(3)
})

test('tiles are in one row on a wide screen and in pairs on a phone', async ({ page, library }) => {
  await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  const perRow = async (tab: string) => {
    await page.goto(`/admin${tab}`)
    const tiles = page.locator('dl > div')
    await expect(tiles.last()).toBeVisible()
    const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  }
  for (const [width, count] of [
    [1280, 4],
    [768, 4],
    [390, 2],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await perRow(''), `dashboard at ${width} px`).toBe(count)
    expect(await perRow('?tab=analytics'), `analytics at ${width} px`).toBe(count)
  }
})

test('axis labels of charts are large enough and don’t overlap on a phone', async ({ page, library }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
  await library.db
    .insertInto('enhancements')
    .values({ outcome: 'succeeded', provider: 'p', model: 'm', cost_usd: '0.5', started_at: new Date() })
    .execute()
  for (const tab of ['', '?tab=analytics']) {
    await page.goto(`/admin${tab}`)
    const labels = page.locator('.recharts-xAxis-tick-labels text')
    await expect(labels.nth(1)).toBeVisible()
    const boxes = await labels.evaluateAll((all) =>
      all.map((label) => {
        const { left, right } = label.getBoundingClientRect()
        return { left, right, size: Number.parseFloat(getComputedStyle(label).fontSize) }
      }),
    )
    for (const [index, { left, size }] of boxes.entries()) {
      expect(size).toBeGreaterThanOrEqual(12)
      if (index > 0) expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? 0)
    }
    const chart = await page.locator('.recharts-wrapper').first().boundingBox()
    expect(chart?.height).toBeGreaterThanOrEqual(400)
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual((chart?.x ?? 0) + (chart?.width ?? 0))
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('tables turn into cards and nothing scrolls sideways', async ({ page, library }) => {
    const name = unique('Bartholomew Featherstonehaugh-Cholmondeley')
    await library.signIn(page, { display_name: name, role: 'admin' })
    for (const tab of ['', '?tab=users', '?tab=prompts', '?tab=analytics', '?tab=audit']) {
      await page.goto(`/admin${tab}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading')).toHaveCount(0)
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: window.innerWidth,
      }))
      expect(content).toBeLessThanOrEqual(screen)
      await expectAccessible(page)
    }
    const other = await createUser(library.db, { display_name: unique('Otto Other') })
    await page.goto(`/admin?tab=users&q=${encodeURIComponent(other.display_name)}`)
    await page.getByRole('button', { name: `Actions for ${other.display_name}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeInViewport()
  })

  test('tabs fade at the edge that has more', async ({ page, library }) => {
    await library.signIn(page, { display_name: unique('Anna Admin'), role: 'admin' })
    await page.goto('/admin')
    const tabs = page.getByRole('tablist')
    const fades = () =>
      tabs.evaluate((list) => {
        const style = getComputedStyle(list)
        if (!style.maskImage.includes('gradient')) throw new Error('The tabs have no mask.')
        return ['--fade-left', '--fade-right'].map(
          (name) => Number.parseFloat(style.getPropertyValue(name)) > 0,
        )
      })
    await expect.poll(fades).toEqual([false, true])
    await page.getByRole('tab', { name: 'Prompt Management' }).click()
    await expect.poll(fades).toEqual([true, true])
    // The selected tab doesn't fade.
    const { left, right } = await page
      .getByRole('tab', { selected: true })
      .evaluate((tab) => tab.getBoundingClientRect())
    const list = await tabs.evaluate((list) => list.getBoundingClientRect())
    expect(left).toBeGreaterThanOrEqual(list.left + 31)
    expect(right).toBeLessThanOrEqual(list.right - 31)
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect.poll(fades).toEqual([true, false])
    await page.setViewportSize({ width: 1280, height: 700 })
    await expect.poll(fades).toEqual([false, false])
  })
})
