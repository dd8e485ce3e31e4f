// Starts the application for a benchmark.
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../server/src/app.ts'
import type { Database } from '../../server/src/db/database.ts'
import type { Request } from './cases.ts'
import { config, headersFor } from './site.ts'

/** The application in this process. Its clock gains a second each time, so one user stays within the rate limits. */
export async function openApp({ db, queue }: Pick<Database, 'db' | 'queue'>) {
  let time = Date.now()
  const clock = () => {
    time += 1_000
    return new Date(time)
  }
  const webFolder = join(import.meta.dirname, '../../web/dist')
  const app = await buildApp({ config, db, queue, logger: pino({ level: 'silent' }), clock, webFolder })
  return {
    send: ({ path: url, body, as }: Request, headers: Record<string, string> = {}) =>
      app.inject({
        method: body ? 'POST' : 'GET',
        url,
        headers: { ...headersFor(as), ...headers },
        ...(body && { payload: body }),
      }),
    [Symbol.asyncDispose]: () => app.close(),
  }
}
