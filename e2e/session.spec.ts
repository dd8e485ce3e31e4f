import type { Page } from '@playwright/test'
import { startStandInCas } from '../server/src/testing/stand-in-cas.ts'
import { expect, expectAccessible, startLibrary, test } from './library.ts'
import { expectAccessibleInThemes, tabTo } from './measures.ts'

const SIGN_IN = 'Sign in with your NetID'

test.describe('the development sign-in', () => {
  test('leads from a page for members back to that page, and the ticket is seen by nobody', async ({
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
    await page.getByRole('button', { name: 'Sofia Student' }).click()

    await expect(page.getByRole('button', { name: 'Sofia Student' })).toBeVisible()
    await expect(page).toHaveURL('/my-prompts?tab=shared-with-me')
    await expect(page.getByRole('heading', { name: 'My Prompts' })).toBeVisible()

    const withTicket = requests.filter(({ url }) => url.includes('ticket='))
    expect(withTicket.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/api/verify-cas-ticket.php'])
    expect(requests.filter(({ referer }) => referer.includes('ticket'))).toEqual([])
    await page.goBack()
    expect(page.url()).not.toContain('ticket')
  })

  test('leads from the header back to where one was, with what one was looking at', async ({ page }) => {
    await page.goto('/?page=3')
    await page.getByRole('banner').getByRole('link', { name: SIGN_IN }).click()
    await page.getByLabel('Or enter any NetID').fill('ANYbody9')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'anybody9' })).toBeVisible()
    await expect(page).toHaveURL('/?page=3')
    await expect(page.getByText(/^Page 3 of \d+$/)).toBeVisible()
  })

  test('works by keyboard alone, in and out', async ({ page }) => {
    await page.goto('/about')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: SIGN_IN }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Development sign-in' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Felix Faculty' }))
    await page.keyboard.press('Enter')
    const user = page.getByRole('button', { name: 'Felix Faculty' })
    await expect(user).toBeVisible()
    await expect(page).toHaveURL('/about')
    await tabTo(page, user)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Prompts: 0' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: SIGN_IN })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('has an accessible page in both themes, that fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/api/login.php')
    await expect(page.getByRole('heading', { name: 'Development sign-in' })).toBeVisible()
    await expectAccessibleInThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('what a visitor wanted to do', () => {
  const signInHere = async (page: Page) => {
    await page.getByRole('dialog', { name: 'Please sign in' }).getByRole('link', { name: SIGN_IN }).click()
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

  for (const name of ['Clone', 'Share']) {
    test(`${name}: the form is open after the sign-in, and closes to the list`, async ({ page }) => {
      await page.goto('/?page=2')
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /More options/ })
        .click()
      await page.getByRole('menuitem', { name }).click()
      await signInHere(page)
      const form = page.getByRole('dialog', { name: `${name} Prompt` })
      await expect(form).toBeVisible()
      await form.getByRole('button', { name: 'Cancel' }).click()
      await expect(form).toBeHidden()
      await expect(page).toHaveURL('/?page=2')
      await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    })
  }

  test('Upvote: the vote is made once, by that sign-in alone, and never undone', async ({
    page,
    library,
  }) => {
    const vote = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Upvote/ })
    await page.goto('/')
    const before = Number(await vote.textContent())

    // whoever thinks better of it, and signs in for something else, has not voted
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

    // the second time the vote is there already, and stays
    for (const answer of ['Your upvote was added.', undefined]) {
      // what the page still asks for would be refused without the session
      await page.goto('about:blank')
      await page.context().clearCookies()
      await page.goto('/')
      await expect(vote).toHaveAttribute('aria-pressed', 'false')
      await vote.click()
      await signInHere(page)
      await expect(vote).toHaveAttribute('aria-pressed', 'true')
      await expect(vote).toHaveText(String(before + 1))
      if (answer) await expect(page.getByRole('status').getByText(answer)).toBeVisible()
      expect(await votesOfSofia(library)).toHaveLength(1)
    }
    await page.reload()
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    expect(await votesOfSofia(library)).toHaveLength(1)
  })
})

test.describe('the user menu', () => {
  test('shows how many prompts one has, and the console to admins only', async ({ page, library }) => {
    const member = await library.signIn(page, { display_name: 'Mia Member' })
    const now = new Date()
    const prompt = {
      title: 'Mine',
      title_key: 'mine',
      category: 'Coding',
      is_public: false,
      html: '',
    } as const
    await library.db
      .insertInto('prompts')
      .values({ ...prompt, author_id: member.id, created_at: now, updated_at: now })
      .execute()
    await page.goto('/')
    await page.getByRole('button', { name: 'Mia Member' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Prompts: 1', 'Sign Out'])
    await expect(page.getByRole('menu')).toContainText('Mia Member')
    await expectAccessible(page)
    await page.mouse.click(5, 500)
    await expect(page.getByRole('menu')).toBeHidden()

    await library.signIn(page, { display_name: 'Bo Boss', role: 'admin' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Bo Boss' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Prompts: 0', 'Admin Console', 'Sign Out'])
    await page.getByRole('menuitem', { name: 'Admin Console' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('menu')).toBeHidden()
  })

  test.describe('when the count fails', () => {
    test.use({ expectedErrors: /500/ })

    test('is no less of a menu', async ({ page, library }) => {
      await library.signIn(page, { display_name: 'Mia Member' })
      await page.route('**/api/prompt_count.php', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/')
      await page.getByRole('button', { name: 'Mia Member' }).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Prompts: …', 'Sign Out'])
    })
  })
})

test.describe('pages for some', () => {
  test('/my-prompts, /submit and /notifications show a visitor the sign-in screen in their place', async ({
    page,
  }) => {
    for (const path of ['/my-prompts', '/submit', '/notifications']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: "UM's AI Prompt Library" })).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  })

  test('/admin sends everyone but admins to the library, and tells why', async ({ page, library }) => {
    const told = page.getByRole('alert').getByText('The Admin Console is for administrators')
    await page.goto('/admin')
    await expect(page).toHaveURL('/')
    await expect(told).toHaveText(/Please sign in first\.$/)
    await library.signIn(page, { role: 'user' })
    await page.goto('/admin')
    await expect(page).toHaveURL('/')
    await expect(told).toHaveText(/administrators only\.$/)
    await library.signIn(page, { role: 'admin' })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Admin Console' })).toBeVisible()
    await expect(page).toHaveURL('/admin')
  })
})

test.describe('a session that ends', () => {
  test.use({ expectedErrors: /401/ })

  test('by signing out in another tab is noticed at the next action, and nothing is lost', async ({
    page,
    library,
  }) => {
    await library.signIn(page, { display_name: 'Two Tabs' })
    await page.goto('/my-prompts')
    await expect(page.getByRole('heading', { name: 'My Prompts' })).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/')
    await other.getByRole('button', { name: 'Two Tabs' }).click()
    await other.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(other.getByRole('banner').getByRole('link', { name: SIGN_IN })).toBeVisible()

    await page.getByRole('button', { name: 'Two Tabs' }).click()
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('heading', { name: 'My Prompts' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: SIGN_IN })).toBeVisible()
  })

  test('because the account was disabled, at once', async ({ page, library }) => {
    const user = await library.signIn(page, { display_name: 'Dora Disabled' })
    // a poll that comes later would notice it first, without a word
    const polled = page.waitForResponse(/get_notifications/)
    await page.goto('/')
    await polled
    await library.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user.id).execute()
    await page.getByRole('button', { name: 'Dora Disabled' }).click()
    await expect(page.getByRole('dialog', { name: 'You have been signed out' })).toBeVisible()
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

  test('one signs in and out, each ticket redeemed once', async ({ page }) => {
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

  test('it says that it is authenticating, and a reload redeems nothing twice', async ({ page }) => {
    cas.misbehave(() => undefined)
    await page.goto(site.origin)
    await signIn(page, 'slow1')
    await expect(page.getByRole('status').getByText('Authenticating...')).toBeVisible()
    await expectAccessible(page)
    expect(page.url()).not.toContain('ticket')
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(12)
    expect(cas.validations).toHaveLength(1)
  })

  const failures = [
    [
      'refuses the ticket',
      'CAS authentication failed. Please try again.',
      () =>
        cas.misbehave((_, response) =>
          response
            .writeHead(200)
            .end(
              '<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationFailure code="INVALID_TICKET"/></cas:serviceResponse>',
            ),
        ),
    ],
    [
      'is down',
      'An error occurred during authentication.',
      () => cas.misbehave((_, response) => response.destroy()),
    ],
    [
      'talks nonsense',
      'An error occurred during authentication.',
      () => cas.misbehave((_, response) => response.writeHead(200).end('hello')),
    ],
  ] as const
  for (const [what, message, prepare] of failures) {
    test(`it tells in red under the button when CAS ${what}, and one can try again`, async ({ page }) => {
      prepare()
      await page.goto(`${site.origin}/my-prompts`)
      await signIn(page, 'jdoe1')
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toHaveText(message)
      await expectAccessible(page)
      const button = page.getByRole('main').getByRole('link', { name: SIGN_IN })
      expect((await alert.boundingBox())?.y).toBeGreaterThan((await button.boundingBox())?.y ?? 0)
      cas.misbehave(undefined)
      await button.click()
      await page.getByLabel('NetID').fill('jdoe1')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('button', { name: 'jdoe1' })).toBeVisible()
      await expect(page).toHaveURL(`${site.origin}/my-prompts`)
    })
  }

  test('it tells when no answer came at all', async ({ page }) => {
    await page.route('**/api/verify-cas-ticket.php*', (route) => route.abort())
    await page.goto(site.origin)
    await signIn(page, 'jdoe1')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'An error occurred during authentication.',
    )
  })

  test('it tells a disabled person', async ({ page }) => {
    await site.signIn(page, { netid: 'gone7', status: 'disabled' })
    await page.goto(site.origin)
    await signIn(page, 'gone7')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your account is disabled.')
  })

  test("somebody else's ticket signs nobody in: sign-in begins anew, once", async ({ page, context }) => {
    const attackers = () =>
      `${site.origin}/?ticket=${cas.issueTicket({ user: 'attacker' }, `${site.origin}/`)}`
    await page.goto(attackers())
    await expect(page.getByRole('heading', { name: 'University sign-in' })).toBeVisible()
    // what one tab has begun, another can not finish
    const other = await context.newPage()
    await other.goto(attackers())
    await expect(other.getByRole('heading', { name: 'University sign-in' })).toBeVisible()
    expect(cas.validations).toEqual([])
    // a browser that keeps no cookies comes back without them
    await context.clearCookies()
    await page.goto(attackers())
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'CAS authentication failed. Please try again.',
    )
    expect(cas.validations).toEqual([])
  })

  test('one leaves the failed sign-in for the library', async ({ page }) => {
    cas.misbehave((_, response) => response.destroy())
    await page.goto(site.origin)
    await signIn(page, 'jdoe1')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
  })
})

test.describe('a sign-in that the server can not begin', () => {
  test('is told on a page, and leads on to where one was going', async ({ page }) => {
    await page.goto('/help')
    // the server's answer to a browser that it cannot lead on, once
    await page.route(
      '**/api/login.php',
      (route) => route.fulfill({ status: 302, headers: { location: '/?sign-in-trouble=unavailable' } }),
      { times: 1 },
    )
    await page.getByRole('banner').getByRole('link', { name: SIGN_IN }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText('The library is not available just now. Please try again in a moment.')
    await expect(page).toHaveTitle('Sign in · AI Prompt Library')
    await expectAccessibleInThemes(page)
    await page.getByRole('main').getByRole('link', { name: SIGN_IN }).click()
    await page.getByRole('button', { name: 'Sofia Student' }).click()
    await expect(page.getByRole('button', { name: 'Sofia Student' })).toBeVisible()
    await expect(page).toHaveURL('/help')
  })

  test('says what else can be the matter, also when signing out', async ({ page }) => {
    await page.goto('/?sign-in-trouble=sign-out')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('You are signed out in this browser.')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sign out at the sign-in service too' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/?sign-in-trouble=made-up')
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('is not offered where nobody can sign in', async ({ page }) => {
    // the development sign-in is for this machine alone, and a proxy in front means that others come
    const site = await startLibrary({ TRUST_PROXY: 'loopback' })
    const sentence = 'Nobody can sign in here: no sign-in service is set up.'
    for (const path of ['/', '/my-prompts', '/api/login.php']) {
      await page.goto(site.origin + path)
      await expect(page.getByRole('banner').getByText(sentence).first()).toBeVisible()
      await expect(page.getByRole('link', { name: SIGN_IN })).toHaveCount(0)
    }
    await expect(page.getByRole('main').getByText(sentence)).toHaveCount(1)
    await expectAccessible(page)
    await page.goto(site.origin)
    await page
      .getByRole('button', { name: /^Upvote/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText(sentence)).toBeVisible()
    await expectAccessible(page)
    await site.close()
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

  test('a visitor sees the sign-in screen and nothing else, and a member the page', async ({ page }) => {
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
    await page.goto(`${site.origin}/?page=2`)
    await page.getByRole('link', { name: SIGN_IN }).click()
    await page.getByRole('button', { name: 'Sofia Student' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  })
})
