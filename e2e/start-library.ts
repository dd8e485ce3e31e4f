import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pino } from 'pino'
import { buildApp } from '../server/src/app.ts'
import { parseConfig } from '../server/src/config.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { seed } from '../server/src/seeds/seed.ts'
import { createUser, signInAs } from '../server/src/testing/builders.ts'
import { openInMemory } from '../server/src/testing/embedded-snapshot.ts'
import { freePort } from '../server/src/testing/free-port.ts'

/** Starts the real server with the built web app, on a free port and a new database. */
export async function startLibrary(environment: Record<string, string> = {}) {
  const port = await freePort()
  const config = parseConfig({ PORT: String(port), HOST: '127.0.0.1', DEMO_DATA: 'false', ...environment })
  const clock = () => new Date()
  // The snapshot is already migrated and includes the starter prompts.
  const database = await openInMemory(process.env['E2E_SNAPSHOT'])
  await migrate(database)
  await seed(database.db, config, clock())
  if (!config.starterPrompts)
    for (const table of ['prompts', 'collections'] as const) await database.db.deleteFrom(table).execute()
  const webFolder = join(import.meta.dirname, '../web/dist')
  const app = await buildApp({ config, ...database, logger: pino({ level: 'silent' }), clock, webFolder })
  await app.listen({ port: config.port, host: '127.0.0.1' })
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
