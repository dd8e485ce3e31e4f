import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { startServer } from './testing/start-server.ts'
import { createPostgresDatabase, onPostgres } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-start-errors-'))
const start = (environment: Record<string, string>) => startServer({ environment, cwd: folder })

afterAll(() => rmSync(folder, { recursive: true }))

describe('a server that can’t start', () => {
  it('explains an invalid setting in a sentence', async () => {
    const server = start({ PORT: 'x', ACCESS: 'closed' })
    expect(await server.exit()).toBe(1)
    expect(server.output()).toContain('PORT must be a whole number from 1 to 65535; it is "x".')
    expect(server.output()).toContain('ACCESS must be one of open, members; it is "closed".')
    expect(server.output()).not.toContain('    at ')
  })

  it.each([
    [
      'a database URL where nothing listens',
      { DATABASE_URL: 'postgres://library:secret@127.0.0.1:1/library' },
      'Check DATABASE_URL.',
    ],
    ['an impossible folder', { DATA_DIR: '/dev/null/data' }, 'Check DATA_DIR.'],
  ])('explains %s in a sentence', async (_what, environment, sentence) => {
    const server = start({ ...environment, PORT: String(await freePort()) })
    expect(await server.exit()).toBe(1)
    expect(server.output()).toContain(sentence)
    expect(server.output()).not.toMatch(/ {4}at |secret/)
  })

  it('explains in a sentence that its port is in use', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const database = onPostgres
      ? { DATABASE_URL: await createPostgresDatabase() }
      : { DATA_DIR: join(folder, 'data') }
    const server = start({ ...database, PORT: String(port), STARTER_PROMPTS: 'false', DEMO_DATA: 'false' })
    expect(await server.exit()).toBe(1)
    expect(server.output()).toContain(`The server can't start.`)
    expect(server.output()).toContain(`Port ${port} is in use by another program.`)
  })
})
