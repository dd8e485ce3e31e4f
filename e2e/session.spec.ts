import type { Page } from '@playwright/test'
import { createPrompt, createUser } from '../server/src/testing/builders.ts'
import { startStandInCas } from '../server/src/testing/stand-in-cas.ts'
import { expect, expectAccessible, startLibrary, test } from './library.ts'
import { expectAccessibleInThemes, expectToFit } from './measures.ts'

const SIGN_IN = 'Sign in with your NetID'

test.describe('the development sign-in', () => {
  test('returns to the page that required it, without exposing the ticket', { tag: '@core' }, async ({
    page,
  }) => {
    const requests: { url: string; referer: string }[] = []
    page.on('request', (request) =>
      requests.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }),
    )

    await page.goto('/my-prompts?tab=shared-with-me')
    await expect(page.getByRole('heading', { name: "UM's AI Prompt Library" })).toBeVisible()
    await expect(page.getByRole('link', { name: 'My Prompts' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: SIGN_IN }).click()
    await expect(page.getByRole('heading', { name: 'Development sign-in' })).toBeVisible()
    await expectAccessibleInThemes(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Sofia Student' }).click()

    await expect(page.getByRole('button', { name: 'Sofia Student' })).toBeVisible()
    await expect(page).toHaveURL('/my-prompts?tab=shared-with-me')
    await expect(page.getByRole('heading', { name: 'My Prompts' })).toBeVisible()
    await expect(page).toHaveTitle('My Prompts · AI Prompt Library')

    const withTicket = requests.filter(({ url }) => url.includes('ticket='))
    expect(withTicket.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/api/verify-cas-ticket.php'])
    expect(requests.filter(({ referer }) => referer.includes('ticket'))).toEqual([])
    await page.goBack()
    expect(page.url()).not.toContain('ticket')
  })
})

test.describe('an action that requires sign-in', () => {
  const signInHere = async (page: Page) => {
    await page
      .getByRole('dialog', { name: /^Sign in to / })
      .getByRole('link', { name: SIGN_IN })
      .click()
    await page.getByRole('button', { name: 'Sofia Student' }).click()
    await expect(page.getByRole('button', { name: 'Sofia Student' })).toBeVisible()
  }
  const votesOfSofia = async (library: Awaited<ReturnType<typeof startLibrary>>) => {
    const votes = await library.db
      .selectFrom('upvotes')
      .innerJoin('users', 'users.id', 'upvotes.user_id')
      .where('users.display_name', '=', 'Sofia Student')
      .select('upvotes.prompt_id')
      .execute()
    return votes.map(({ prompt_id }) => prompt_id)
  }

  test('Upvote: votes once, only after that sign-in, and never removes a vote', async ({ page, library }) => {
    const vote = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Upvote/ })
    await page.goto('/')
    const before = Number(await vote.textContent())

    // Abandoning that sign-in and signing in elsewhere casts no vote.
    await vote.click()
    await page.getByRole('dialog').getByRole('link', { name: SIGN_IN }).click()
    await expect(page.getByRole('heading', { name: 'Development sign-in' })).toBeVisible()
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: SIGN_IN }).click()
    await page.getByRole('button', { name: 'Sofia Student' }).click()
    await expect(page.getByRole('button', { name: 'Sofia Student' })).toBeVisible()
    await page.goto('/')
    await expect(vote).toHaveAttribute('aria-pressed', 'false')
    expect(await votesOfSofia(library)).toEqual([])

    // The second time, the user has already voted, and the vote stays.
    for (const toast of ['Your upvote was added.', undefined]) {
      // Leave the page first: its pending requests would fail without the session.
      await page.goto('about:blank')
      await page.context().clearCookies()
      await page.goto('/')
      await expect(vote).toHaveAttribute('aria-pressed', 'false')
      await vote.click()
      await signInHere(page)
      await expect(vote).toHaveAttribute('aria-pressed', 'true')
      await expect(vote).toHaveText(String(before + 1))
      if (toast) await expect(page.getByRole('status').getByText(toast)).toBeVisible()
      expect(await votesOfSofia(library)).toHaveLength(1)
    }
    await page.reload()
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    expect(await votesOfSofia(library)).toHaveLength(1)
  })
})

test.describe('a session that ended', () => {
  test.use({ expectedErrors: /401/ })

  test('is noticed at the next action, and nothing is lost', { tag: '@core' }, async ({ page, library }) => {
    const user = await library.signIn(page, { display_name: 'Ida Idle' })
    await page.goto('/my-prompts')
    await expect(page.getByRole('heading', { name: 'My Prompts' })).toBeVisible()
    // What loads afterwards would notice it, too, before the next action.
    await page.waitForLoadState('networkidle')
    await library.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()

    await page.getByRole('button', { name: 'Ida Idle' }).click()
    const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('heading', { name: 'My Prompts' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: SIGN_IN })).toBeVisible()
  })
})

test.describe('with a CAS server', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ expectedErrors: /401|403|409|502|503|ERR_FAILED/ })
  let cas: Awaited<ReturnType<typeof startStandInCas>>
  let site: Awaited<ReturnType<typeof startLibrary>>

  test.beforeAll(async () => {
    cas = await startStandInCas()
    site = await startLibrary({ CAS_BASE_URL: cas.baseUrl })
  })
  test.afterAll(async () => {
    await site.close()
    await cas.close()
  })
  test.afterEach(() => {
    cas.misbehave(undefined)
    cas.validations.length = 0
  })

  const signIn = async (page: Page, netid: string) => {
    await page.getByRole('banner').getByRole('link', { name: SIGN_IN }).click()
    await expect(page.getByRole('heading', { name: 'University sign-in' })).toBeVisible()
    await page.getByLabel('NetID').fill(netid)
    await page.getByRole('button', { name: 'Log in' }).click()
  }

  test('signing in and out works, and each ticket is verified once', { tag: '@core' }, async ({ page }) => {
    await page.goto(`${site.origin}/help`)
    await signIn(page, 'JDoe1')
    await expect(page.getByRole('button', { name: 'jdoe1' })).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/help`)
    expect(cas.validations).toHaveLength(1)
    await page.getByRole('button', { name: 'jdoe1' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out everywhere' })).toBeVisible()
    await page.goto(site.origin)
    await expect(page.getByRole('banner').getByRole('link', { name: SIGN_IN })).toBeVisible()
  })

  test('another user’s ticket signs no one in and restarts the sign-in once', async ({ page, context }) => {
    const attackLink = () =>
      `${site.origin}/?ticket=${cas.issueTicket({ user: 'attacker' }, `${site.origin}/`)}`
    await page.goto(attackLink())
    await expect(page.getByRole('heading', { name: 'University sign-in' })).toBeVisible()
    // A sign-in started in one tab can't be finished in another.
    const other = await context.newPage()
    await other.goto(attackLink())
    await expect(other.getByRole('heading', { name: 'University sign-in' })).toBeVisible()
    expect(cas.validations).toEqual([])
    // Simulates a browser that blocks cookies.
    await context.clearCookies()
    await page.goto(attackLink())
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'CAS authentication failed. Please try again.',
    )
    expect(cas.validations).toEqual([])
  })
})

test.describe('with ACCESS=members', () => {
  test.describe.configure({ mode: 'default' })
  let site: Awaited<ReturnType<typeof startLibrary>>
  test.beforeAll(async () => {
    site = await startLibrary({
      ACCESS: 'members',
      SUPPORT_EMAIL: 'help@example.edu',
      PRIVACY_URL: 'https://example.edu/privacy',
    })
  })
  test.afterAll(() => site.close())

  test('visitors see only the sign-in screen, and signed-in users see the page', { tag: '@core' }, async ({
    page,
  }) => {
    for (const path of ['/', '/about', '/help', '/build-prompt', '/my-prompts', '/admin']) {
      await page.goto(site.origin + path)
      await expect(page.getByRole('heading')).toHaveText(["UM's AI Prompt Library"])
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:help@example.edu',
    )
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      'https://example.edu/privacy',
    )
    await expectAccessibleInThemes(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    for (const key of ['?', 'Control+k', '/']) await page.keyboard.press(key)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(requested.filter((url) => /\/assets\/(shortcuts|command-menu)-/.test(url))).toEqual([])

    // A link leads to its prompt after the sign-in.
    const author = await createUser(site.db)
    const { id } = await createPrompt(site.db, { author_id: author.id, html: '<p>Plan {{course}}.</p>' })
    await page.goto(`${site.origin}/?use=${id}`)
    await page.getByRole('link', { name: SIGN_IN }).click()
    await page.getByRole('button', { name: 'Sofia Student' }).click()
    await expect(page.getByRole('dialog').getByLabel('Course')).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/?use=${id}`)
  })
})
