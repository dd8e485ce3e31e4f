import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './library.ts'
import { startProcesses } from './start-processes.ts'

const SIGN_IN = 'Sign in with your NetID'
const ROLES = { OIDC_ROLE_CLAIM: 'roles', OIDC_ADMIN_VALUES: 'library-admin' }

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: SIGN_IN })
const logIn = async (page: Page, user: string) => {
  await expect(page.getByRole('heading', { name: 'University sign-in' })).toBeVisible()
  await page.getByLabel('User').fill(user)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const signOut = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
}

test.describe('with an OpenID Connect provider over TLS, and two processes', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ expectedErrors: /401|403|409/, ignoreHTTPSErrors: true })
  let site: Awaited<ReturnType<typeof startProcesses>>
  test.beforeAll(async () => {
    site = await startProcesses(ROLES)
    site.provider.setAccount({
      sub: 'ana',
      preferred_username: 'ana1',
      name: 'Ana Adams',
      email: 'ana@example.edu',
      email_verified: true,
    })
    site.provider.setAccount({ sub: 'bo', preferred_username: 'bo1', name: 'Bo Berg' })
  })
  test.afterAll(() => site.close())

  test('signing in returns to the page, and signing out ends the session there too', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`${site.origin}/help`)
    await signInLink(page).click()
    await logIn(page, 'ana')
    await expect(page.getByRole('button', { name: 'Ana Adams' })).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/help`)
    expect(requests.filter((url) => url.includes('/api/verify-cas-ticket.php'))).toHaveLength(1)
    await page.goBack()
    expect(page.url()).not.toContain('code')
    await page.goto(`${site.origin}/help`)

    await signOut(page, 'Ana Adams')
    await expect(page).toHaveURL(`${site.origin}/`)
    await expect(signInLink(page)).toBeVisible()
    // The next person is asked who they are.
    await signInLink(page).click()
    await logIn(page, 'bo')
    await expect(page.getByRole('button', { name: 'Bo Berg' })).toBeVisible()
  })

  test('signing out at the provider ends the session here', async ({ page }) => {
    await page.goto(site.origin)
    await signInLink(page).click()
    await logIn(page, 'ana')
    await expect(page.getByRole('button', { name: 'Ana Adams' })).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(`${site.provider.issuer}/session/end`)
    await other.getByRole('button', { name: 'Yes' }).click()
    await expect
      .poll(async () => (await (await page.request.get(`${site.origin}/session.php`)).json()).user, {
        timeout: 1_000,
      })
      .toBeNull()
    await page.reload()
    await expect(signInLink(page)).toBeVisible()
  })

  test('a NetID that belongs to someone else opens nothing, and canceling says so', async ({ page }) => {
    site.provider.setAccount({ sub: 'eve', preferred_username: 'ana1', name: 'Eve' })
    await page.goto(`${site.origin}/my-prompts`)
    await signInLink(page).click()
    await logIn(page, 'eve')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText(
      'The ID ana1 belongs to someone else’s account here. Please contact a library admin.',
    )
    await expectAccessible(page)
    // Eve is still signed in at the provider, which asks now who it is.
    await page.getByRole('main').getByRole('link', { name: SIGN_IN }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(alert).toHaveText(
      'The sign-in was canceled, or your account isn’t allowed to use this site.',
    )
    await page.getByRole('main').getByRole('link', { name: SIGN_IN }).click()
    await logIn(page, 'ana')
    await expect(page.getByRole('button', { name: 'Ana Adams' })).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/my-prompts`)
  })
})
