import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { pino } from 'pino'
import { buildApp } from '../server/src/app.ts'
import { parseConfig } from '../server/src/config.ts'
import type { Db } from '../server/src/db/database.ts'
import { openEmbedded } from '../server/src/db/embedded.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { seed } from '../server/src/db/seed.ts'
import { createUser, signInAs } from '../server/src/testing/builders.ts'
import { freePort } from '../server/src/testing/free-port.ts'

interface Library {
  origin: string
  db: Db
  /** Gives the page the session of a new person. */
  signIn: (page: Page, person: Parameters<typeof createUser>[1]) => ReturnType<typeof createUser>
}

interface PageOptions {
  /** Console errors that a test brings about on purpose. */
  expectedErrors: RegExp | undefined
}

/** Every worker has the real server with the built web app and a database of its own; every console error fails its test. */
export const test = base.extend<PageOptions, { library: Library }>({
  library: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, worker) => {
      const port = await freePort()
      const config = parseConfig({ PORT: String(port), HOST: '127.0.0.1' })
      const database = await openEmbedded(join(worker.project.outputDir, `data-${port}`))
      const clock = () => new Date()
      await migrate(database)
      await seed(database.db, config, clock())
      const webFolder = join(import.meta.dirname, '../web/dist')
      const app = await buildApp({
        config,
        db: database.db,
        logger: pino({ level: 'warn' }),
        clock,
        webFolder,
      })
      await app.listen({ port, host: '127.0.0.1' })
      await use({
        origin: config.publicUrl,
        db: database.db,
        signIn: async (page, person) => {
          const user = await createUser(database.db, person)
          const { cookie } = await signInAs(database.db, user, { config, at: clock() })
          const [name = '', value = ''] = cookie.split('=')
          await page.context().addCookies([{ name, value, url: config.publicUrl }])
          return user
        },
      })
      await app.close()
      await database.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ library }, use) => use(library.origin),

  expectedErrors: [undefined, { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([])
  },
})

export { expect }

/** Nothing that axe knows of is wrong with the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([])
}
