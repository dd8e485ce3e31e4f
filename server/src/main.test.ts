import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { isSampled } from './testing/sample.ts'
import { startServer } from './testing/start-server.ts'
import { createPostgresDatabase, onPostgres } from './testing/test-database.ts'
import { version } from './version.ts'

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-main-'))
const running = new Set<ChildProcess>()

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

describe('the server process', { timeout: 300_000 }, async () => {
  const database = onPostgres
    ? { DATABASE_URL: await createPostgresDatabase({ empty: true }) }
    : { DATA_DIR: join(folder, 'data') }
  const origin = (port: number) => `http://127.0.0.1:${port}`
  const expectAllPrompts = async (port: number) =>
    expect((await fetch(`${origin(port)}/api/prompts.php`)).headers.get('x-total-count')).toBe('167')

  it('sets up an empty database, serves requests, and shuts down on SIGTERM', async () => {
    const port = await freePort()
    const server = start({ ...database, PORT: String(port) })
    await server.says('AI Prompt Library is ready.')
    expect(server.output()).toContain(`Version     ${version}`)
    expect(server.output()).toContain('156 starter prompts')
    expect(server.output()).toContain('13 example users')
    expect(server.output()).toContain(`Address     http://localhost:${port}`)
    expect(server.output()).toContain(
      onPostgres ? 'Database    PostgreSQL at 127.0.0.1' : `Database    embedded database in ${folder}`,
    )
    expect(server.output()).toContain('Sign-in     development sign-in')
    expect(server.output()).toContain('AI service  built-in enhancer')
    await expectAllPrompts(port)
    if (!onPostgres) await expectNoSecondProcess(server.child.pid)
    server.child.kill('SIGTERM')
    expect(await server.exit()).toBe(0)
  })

  async function expectNoSecondProcess(pid: number | undefined) {
    const second = start({ ...database, PORT: String(await freePort()) })
    expect(await second.exit()).toBe(1)
    expect(second.output()).toContain(`is in use by another process (process ${pid})`)
    expect(second.output()).toContain('set DATA_DIR to another folder')
  }

  it('keeps its data across a restart and a kill, and serves metrics on their own port', async () => {
    const [port, metrics] = [await freePort(), await freePort()]
    const ai = { AI_PROVIDER: 'anthropic', AI_NAME: 'Campus AI', AI_MODEL: 'some-model', AI_API_KEY: 'key' }
    const server = start({ ...database, ...ai, PORT: String(port), METRICS_PORT: String(metrics) })
    await server.says('AI Prompt Library is ready.')
    expect(server.output()).not.toContain('starter prompts')
    expect(server.output()).toContain('AI service  Campus AI (anthropic, some-model)')
    await expectAllPrompts(port)
    expect(await (await fetch(`${origin(metrics)}/metrics`)).text()).toContain('route="/api/prompts.php"')
    server.child.kill('SIGKILL')
    await server.exit()
    const next = start({ ...database, PORT: String(port) })
    await next.says('AI Prompt Library is ready.')
    await expectAllPrompts(port)
    next.child.kill('SIGINT')
    expect(await next.exit()).toBe(0)
  })

  it.runIf(onPostgres)('runs alongside a second process on the same database', async () => {
    const ports = [await freePort(), await freePort()]
    const servers = ports.map((port) => start({ ...database, PORT: String(port) }))
    for (const server of servers) await server.says('AI Prompt Library is ready.')
    for (const port of ports) expect((await fetch(`${origin(port)}/readyz`)).status).toBe(200)
    for (const server of servers) server.child.kill('SIGTERM')
    for (const server of servers) expect(await server.exit()).toBe(0)
  })
})

describe.runIf(!onPostgres && process.env['SET_UP_DONE'])('npm start', () => {
  it.each(isSampled ? (['SIGINT'] as const) : (['SIGINT', 'SIGTERM'] as const))(
    'stops all of its processes on %s and frees the port',
    async (signal) => {
      const port = await freePort()
      const root = join(import.meta.dirname, '../..')
      const npm = start(
        { DATA_DIR: join(folder, 'data'), PORT: String(port) },
        { command: ['npm', 'start'], cwd: root },
      )
      await npm.says('AI Prompt Library is ready.')
      npm.child.kill(signal)
      await npm.exit()
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
    },
  )
})

function start(
  environment: Record<string, string>,
  command?: { command: [string, ...string[]]; cwd: string },
) {
  return startServer({ environment, cwd: folder, running, ...command })
}
