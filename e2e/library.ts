import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { pino } from 'pino'
import { buildApp } from '../server/src/app.ts'
import { parseConfig } from '../server/src/config.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { seed } from '../server/src/seeds/seed.ts'
import { createUser, signInAs } from '../server/src/testing/builders.ts'
import { openInMemory } from '../server/src/testing/embedded-snapshot.ts'
import { freePort } from '../server/src/testing/free-port.ts'

type Library = Awaited<ReturnType<typeof startLibrary>>

/** Starts the real server with the built web app, on a free port and a new database. */
export async function startLibrary(environment: Record<string, string> = {}) {
  const port = await freePort()
  const config = parseConfig({ PORT: String(port), HOST: '127.0.0.1', DEMO_DATA: 'false', ...environment })
  const clock = () => new Date()
  // The snapshot is already migrated and includes the starter prompts.
  const database = await openInMemory(process.env['E2E_SNAPSHOT'])
  await migrate(database)
  await seed(database.db, config, clock())
  if (!config.starterPrompts) await database.db.deleteFrom('prompts').execute()
  const webFolder = join(import.meta.dirname, '../web/dist')
  const app = await buildApp({ config, ...database, logger: pino({ level: 'silent' }), clock, webFolder })
  await app.listen({ port, host: '127.0.0.1' })
  const signInAgain = async (page: Page, user: { id: number }) => {
    const { cookie } = await signInAs(database.db, user, { config, at: clock() })
    const [name = '', value = ''] = cookie.split('=')
    await page.context().addCookies([{ name, value, url: config.publicUrl }])
  }
  return {
    origin: config.publicUrl,
    db: database.db,
    /** Makes the database reject writes, as after a failover or on a full disk. */
    setReadOnly: async (readOnly: boolean) => {
      const value = readOnly ? 'on' : 'off'
      await database.withSession((run) => run(`set default_transaction_read_only = ${value}`))
    },
    /** Signs a new user in without the sign-in service. */
    signIn: async (page: Page, fields: Parameters<typeof createUser>[1]) => {
      const user = await createUser(database.db, fields)
      await signInAgain(page, user)
      return user
    },
    signInAgain,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

interface PageOptions {
  /** Console errors a test causes on purpose. */
  expectedErrors: RegExp | undefined
}

/** Each worker has its own library with the development sign-in. Any unexpected console error fails the test. */
export const test = base.extend<PageOptions, { library: Library }>({
  library: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const library = await startLibrary()
      await use(library)
      await library.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ library }, use) => use(library.origin),

  expectedErrors: [undefined, { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    waitForApp(page)
    await use(page)
    // A delayed request may finish only now, and its handler must not fail a test that has ended.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([])
  },
})

export { expect }

/** Makes page loads wait until the app has replaced the prerendered page, which looks the same but isn't interactive. */
function waitForApp(page: Page): void {
  for (const load of ['goto', 'reload'] as const) {
    const original = page[load].bind(page) as Page['goto']
    page[load] = (async (...args: Parameters<Page['goto']>) => {
      const response = await original(...args)
      await page.locator('#root > [inert]').waitFor({ state: 'detached' })
      return response
    }) as Page['goto'] & Page['reload']
  }
}

/** Focuses the search box. Its shortcut loads right after the page, so the first key may be too early. */
export async function pressSlash(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

/** Checks the page with axe after all transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A theme change starts its transitions on the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Skip endless animations.
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([])
}
