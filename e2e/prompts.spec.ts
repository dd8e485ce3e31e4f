import type { Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { readClipboard } from './clipboard.ts'
import { expect, expectAccessible, pressSlash, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test.describe('the library', () => {
  test('shows the newest prompts, twelve per page', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Discover & Share Prompts' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(page.getByRole('article').first()).toContainText(/By \w+/)
  })

  test('keeps page, search, category, and sort in the URL', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/?page=2')
    await page.getByRole('button', { name: 'Coding' }).click()
    await expect(page).toHaveURL('/?category=Coding')
    await expect(page.getByRole('button', { name: 'Coding' })).toHaveAttribute('aria-pressed', 'true')
    const headings = page.getByRole('article').getByRole('heading')
    const sorted = page.waitForResponse((response) => response.url().includes('sort=oldest'))
    await page.getByLabel('Sort by').selectOption('Oldest')
    await expect(page).toHaveURL('/?category=Coding&sort=oldest')
    const [oldest] = await (await sorted).json()
    await expect(headings.first()).toHaveText(oldest.title)
    const titles = await headings.allTextContents()
    await page.reload()
    await expect(headings).toHaveText(titles)
    await page.goBack()
    await expect(page.getByLabel('Sort by')).toHaveValue('newest')
    await page.goBack()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  })

  test('searches titles and text from any page, once typing pauses', { tag: '@core' }, async ({ page }) => {
    const requests: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/prompts.php') && requests.push(request.url()),
    )
    await page.clock.install()
    await page.goto('/?page=5')
    await expect(page.getByRole('article')).toHaveCount(12)
    requests.length = 0
    // Pause the clock, so that slow typing on a slow machine doesn't trigger the debounce.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await pressSlash(page)
    await page.keyboard.type('REVERSE outline')
    await page.clock.runFor(299)
    expect(requests).toHaveLength(0)
    await page.clock.resume()
    await expect(page).toHaveURL('/?q=REVERSE+outline')
    await expect(card(page, 'Reverse outline a draft to see what it argues')).toBeVisible()
    await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible()
    expect(requests).toHaveLength(1)
    await expect(page.getByRole('status').getByText(/prompts? found, page 1 of 1$/)).toBeAttached()
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page).toHaveURL('/')
  })

  test('never replaces newer results with an older response', async ({ page }) => {
    const release = Promise.withResolvers<void>()
    const responded = Promise.withResolvers<void>()
    await page.route('**/api/prompts.php?q=slow*', async (route) => {
      await release.promise
      // The page may have canceled the request.
      await route.fulfill({ json: [], headers: { 'x-total-count': '0' } }).catch(() => undefined)
      responded.resolve()
    })
    await page.goto('/')
    await page.getByRole('searchbox').fill('slow')
    await expect(page).toHaveURL('/?q=slow')
    await page.getByRole('searchbox').fill('reverse outline')
    await expect(card(page, 'Reverse outline a draft to see what it argues')).toBeVisible()
    release.resolve()
    await responded.promise
    await expect(card(page, 'Reverse outline a draft to see what it argues')).toBeVisible()
  })

  test('shows loading and empty states', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/prompts.php*', (route) => released.then(() => route.continue()))
    await page.goto('/?q=zzzzzzzz')
    await expect(page.getByText('Loading prompts...').first()).toBeVisible()
    await expectAccessible(page)
    release()
    await expect(page.getByText('No prompts found.')).toBeVisible()
    await expect(page.getByText(/page 1 of/i)).toHaveCount(0)
    await expectAccessible(page)
  })

  test('redirects a page past the end to the last one, and treats a non-array as an empty list', async ({
    page,
  }) => {
    await page.goto('/?page=9999')
    await expect(page).toHaveURL(/page=[1-9]\d$/)
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await page.route('**/api/prompts.php*', (route) => route.fulfill({ json: { oops: true } }))
    await page.goto('/')
    await expect(page.getByText('No prompts found.')).toBeVisible()
  })

  test('shows a prompt whose author and date are unknown', async ({ page }) => {
    const response = await page.request.get('/api/prompts.php?page_size=1')
    const unknown = { ...(await response.json())[0], title: 'Bare', author_name: null, created_at: null }
    await page.route('**/api/prompts.php*', (route) => route.fulfill({ json: [unknown] }))
    await page.route('**/api/get_prompt.php*', (route) => route.fulfill({ json: unknown }))
    await page.goto('/')
    await expect(card(page, 'Bare')).toContainText('By Unknown')
    await card(page, 'Bare').getByRole('link', { name: 'Bare', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Bare' })).toContainText('Authored by Unknown · Unknown')
    await expectAccessible(page)
  })

  test.describe('when it fails', () => {
    test.use({ expectedErrors: /503|ERR_FAILED/ })

    test('shows the error and offers to try again', async ({ page }) => {
      const sentence = 'The library isn’t available right now. Please try again in a moment.'
      await page.route('**/api/prompts.php*', (route) =>
        route.fulfill({ status: 503, json: { success: false, error: sentence, message: sentence } }),
      )
      await page.goto('/')
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('Failed to load prompts.')
      await expect(alert).toContainText(sentence)
      await expectAccessible(page)
      await page.unroute('**/api/prompts.php*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('article')).toHaveCount(12)
    })
  })
})

test.describe('a prompt', () => {
  test('opens from its card and menu, has its own URL, and closes in every way', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/?q=reverse+outline')
    const title = 'Reverse outline a draft to see what it argues'
    const dialog = page.getByRole('dialog', { name: title })
    const link = card(page, title).getByRole('link', { name: title, exact: true })

    await link.click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/prompt=\d+/)
    await expect(page).toHaveTitle(`${title} · AI Prompt Library`)
    await expectAccessibleInThemes(page)
    await expect(dialog).toContainText('Authored by Prompt Library')
    await expect(dialog.getByRole('heading', { name: 'Notes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/?q=reverse+outline')
    await expect(page).toHaveTitle('Browse · AI Prompt Library')

    await card(page, title).getByText('By Prompt Library').click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(3, 400)
    await expect(dialog).toBeHidden()

    await card(page, title)
      .getByRole('button', { name: /More options/ })
      .click()
    await page.getByRole('menuitem', { name: 'View' }).click()
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()

    await link.focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test('stays closed when a click only closes a menu', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('menu')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /More options/ })
      .click()
    await expect(menu).toBeVisible()
    const fourth = page.getByRole('article').nth(3).locator('p').first()
    await fourth.click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
    await fourth.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()

    // Closing a menu over the dialog doesn't close the dialog.
    await dialog.getByRole('button', { name: 'More options' }).click()
    await expect(menu).toBeVisible()
    await page.mouse.click(3, 400)
    await expect(menu).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.mouse.click(3, 400)
    await expect(dialog).toBeHidden()
  })

  test('with focus areas is shown in two parts', async ({ page, library }) => {
    const { author_id } = await library.db
      .selectFrom('prompts')
      .select('author_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const html =
      '<p>You are a mentor.</p><p>Focus on the following areas:</p><ul><li><p><strong>Scope:</strong> what is in</p></li><li><p>No jargon</p></li><li><p><strong>Limits:</strong> what is out</p></li></ul>'
    const { id } = await createPrompt(library.db, {
      author_id,
      title: 'Focus areas',
      html,
      created_at: new Date('2026-03-05T12:00:00Z'),
    })
    await page.goto(`/?prompt=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Focus areas' })
    await expect(dialog.getByRole('heading', { name: 'Your Role & Task:' })).toBeVisible()
    await expect(dialog.getByText('You are a mentor.')).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Focus Areas:' })).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: /Scope|No jargon|Limits/ })).toHaveCount(3)
    await expect(dialog).toContainText('Mar 5, 2026')
    await expectAccessible(page)
  })

  test.describe('that does not exist', () => {
    test.use({ expectedErrors: /404/ })
    test('shows a message with a link to the library, on any page', async ({ page, library }) => {
      await library.signIn(page, {})
      for (const address of ['/?q=essay&prompt=999999', '/my-prompts?tab=shared-with-me&prompt=999999']) {
        await page.goto(address)
        const dialog = page.getByRole('dialog', { name: 'Prompt not available' })
        await expect(dialog).toBeVisible()
        await expectAccessible(page)
        await dialog.getByRole('link', { name: 'Browse the library' }).click()
        await expect(page).toHaveURL('/')
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('heading', { name: 'Discover & Share Prompts' })).toBeVisible()
      }
    })
  })

  test.describe('with hostile content already in the database', () => {
    // The browser logs this even for DOMParser's inert document.
    test.use({ expectedErrors: /inline event handler violates the following Content Security Policy/ })

    test('never runs it', { tag: '@core' }, async ({ page, library }) => {
      const { author_id } = await library.db
        .selectFrom('prompts')
        .select('author_id')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { id } = await createPrompt(library.db, { author_id, title: 'Hostile' })
      const html =
        '<p>Hello</p><img src=x onerror="window.pwned=1"><svg onload="window.pwned=2"></svg><a href="javascript:window.pwned=3">press</a><iframe srcdoc="<script>parent.pwned=4</script>"></iframe>'
      await library.db.updateTable('prompts').set({ html }).where('id', '=', id).execute()
      await page.goto(`/?prompt=${id}`)
      await expect(page.getByRole('dialog', { name: 'Hostile' })).toContainText('Hello')
      await page
        .getByText('press')
        .first()
        .click({ trial: true })
        .catch(() => undefined)
      expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined()
    })
  })
})

test.describe('copying', () => {
  test('puts formatted and plain text on the clipboard', { tag: '@core' }, async ({
    page,
    context,
    library,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.origin })
    const { author_id } = await library.db
      .selectFrom('prompts')
      .select('author_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await createPrompt(library.db, {
      author_id,
      title: 'Copy me please',
      html: '<h2>Plan</h2><p>Do <strong>this</strong>:</p><ol><li><p>one</p></li><li><p>two</p></li></ol><pre><code>a\n  b</code></pre>',
    })
    await page.goto('/?q=copy+me+please')
    await card(page, 'Copy me please').getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('status').getByText('Formatted prompt copied to clipboard!')).toBeVisible()
    expect(await readClipboard(page, 'text/html')).toContain('<strong>this</strong>')
    const text = await readClipboard(page)
    for (const part of ['Plan', 'Do this:', '1. one', '2. two', 'a\n  b']) expect(text).toContain(part)
  })

  test('falls back to plain text, and reports when that fails too', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('no'))
      navigator.clipboard.writeText = async () => {
        if (window.name === 'no-clipboard') throw new Error('no')
      }
    })
    await page.goto('/?q=reverse+outline')
    const copy = page.getByRole('article').first().getByRole('button', { name: 'Copy', exact: true })
    await copy.click()
    await expect(
      page.getByRole('status').getByText('Prompt copied to clipboard!', { exact: true }),
    ).toBeVisible()
    await page.evaluate(() => {
      window.name = 'no-clipboard'
    })
    await copy.click()
    await expect(page.getByRole('alert').getByText('Failed to copy prompt.')).toBeVisible()
  })
})

test.describe('upvoting', () => {
  test('toggles immediately in card and dialog, and survives a reload', { tag: '@core' }, async ({
    page,
    library,
  }) => {
    await library.signIn(page, {})
    await page.goto('/?q=reverse+outline')
    const vote = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Upvote/ })
    await expect(vote).toHaveAttribute('aria-pressed', 'false')
    const before = Number(await vote.textContent())
    const voteSaved = () => page.waitForResponse('**/api/upvote.php')
    const added = voteSaved()
    await vote.click()
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await expect(vote).toHaveText(String(before + 1))
    await added
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Upvote/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const removed = voteSaved()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Upvote/ })
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Upvote/ })).toHaveText(String(before))
    await removed
    await page.keyboard.press('Escape')
    await expect(vote).toHaveText(String(before))
    const addedAgain = voteSaved()
    await vote.click()
    await expect(vote).toHaveText(String(before + 1))
    await addedAgain
    await page.reload()
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await expect(vote).toHaveText(String(before + 1))
  })

  test('asks a visitor to sign in', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Upvote/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
    await expectAccessible(page)
  })

  test.describe('when it fails', () => {
    test.use({ expectedErrors: /403|ERR_FAILED/ })

    test('a lost response doesn’t reverse the vote at the next click', async ({ page, library }) => {
      await library.signIn(page, {})
      await page.goto('/?q=reverse+outline')
      const vote = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Upvote/ })
      await page.route(
        '**/api/upvote.php',
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await vote.click()
      await expect(page.getByText('Something went wrong while voting.')).toBeVisible()
      await expect(vote).toHaveAttribute('aria-pressed', 'false')
      const saved = page.waitForResponse('**/api/upvote.php')
      await vote.click()
      expect(await (await saved).json()).toMatchObject({ status: 'upvoted' })
      await expect(vote).toHaveAttribute('aria-pressed', 'true')
    })

    test('rolls back the vote and shows the reason', async ({ page, library }) => {
      await library.signIn(page, {})
      await page.goto('/')
      const vote = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Upvote/ })
      const before = await vote.textContent()
      await page.route('**/api/upvote.php', (route) =>
        route.fulfill({ status: 403, json: { success: false, error: 'Not today.', message: 'Not today.' } }),
      )
      await vote.click()
      await expect(page.getByRole('alert').getByText('Not today.')).toBeVisible()
      await expect(vote).toHaveText(before ?? '')
      await page.unroute('**/api/upvote.php')
      await page.route('**/api/upvote.php', (route) => route.abort())
      await vote.click()
      await expect(page.getByRole('alert').getByText('Something went wrong while voting.')).toBeVisible()
      await expect(vote).toHaveAttribute('aria-pressed', 'false')
    })
  })
})

test.describe('the prompt dialog on a small screen', () => {
  test.use({ viewport: { width: 320, height: 400 } })

  test('can be read and copied, with the confirmation above the dialog', async ({
    page,
    context,
    library,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: library.origin })
    const { author_id } = await library.db
      .selectFrom('prompts')
      .select('author_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id } = await createPrompt(library.db, {
      author_id,
      title: 'Grant Reviewer: Compare two drafts and say which one is better (CLEAR Framework)',
      html: '<p>First line.</p><p>Last line.</p>',
    })
    await page.goto(`/?prompt=${id}`)
    const dialog = page.getByRole('dialog', { name: /^Grant Reviewer/ })
    await dialog.getByText('Last line.').scrollIntoViewIfNeeded()
    await expect(dialog.getByText('Last line.')).toBeInViewport()
    await dialog.getByRole('button', { name: /^Upvote/ }).scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('button', { name: /^Upvote/ })).toBeInViewport()
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click()
    // Found by role: the open dialog must not hide the toast from screen readers.
    const toast = page.getByRole('status').getByText('Formatted prompt copied to clipboard!')
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: 'Close message' }).click()
    await expect(toast).toBeHidden()
    await expect(dialog).toBeVisible()
  })
})
