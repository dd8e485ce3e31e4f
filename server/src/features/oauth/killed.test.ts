import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { type Database, inTransaction } from '../../db/database.ts'
import { openEmbedded } from '../../db/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { openPostgres } from '../../db/postgres.ts'
import { createUser } from '../../testing/builders.ts'
import { freePort } from '../../testing/free-port.ts'
import { isSampled } from '../../testing/sample.ts'
import { startServer } from '../../testing/start-server.ts'
import { createPostgresDatabase, onPostgres } from '../../testing/test-database.ts'
import { hashKey } from '../keys/identify-key.ts'
import { writeSetting } from '../settings/queries.ts'
import * as queries from './queries.ts'
import { exchangeCode } from './tokens.ts'

const KILLS = isSampled ? 2 : 5
const TOOLS = 6
const TIME = { timeout: 600_000 }

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-killed-'))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const environment: Record<string, string> = onPostgres
  ? { DATABASE_URL: await createPostgresDatabase() }
  : { DATA_DIR: join(folder, 'data') }

const open = (): Promise<Database> =>
  onPostgres
    ? openPostgres(environment['DATABASE_URL'] ?? '', console.error)
    : openEmbedded(environment['DATA_DIR'] ?? '')

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The refresh tokens of tools that users connected. */
async function connectTools({ db }: Database): Promise<string[]> {
  const now = new Date()
  const redirect_uris = ['https://tool.example/callback']
  await queries.saveClient(db, { id: 'tool', name: 'Tool', redirect_uris, created_at: now, read_at: null })
  return inTransaction(db, async (tx) => {
    await writeSetting(tx, { name: 'hosted_tools', value: 'any', now })
    const tokens: string[] = []
    for (let count = 0; count < TOOLS; count++) {
      const { id: user_id } = await createUser(tx, { last_login_at: now })
      const code = `code ${count}`
      await queries.addCode(tx, {
        ...{ user_id, client_id: 'tool', redirect_uri: redirect_uris[0] ?? '', scope: 'read' },
        code_hash: hashKey(code),
        challenge: Buffer.from(hashKey('verifier')).toString('base64url'),
        expires_at: new Date(now.getTime() + 60_000),
      })
      const sent = { code, clientId: 'tool', redirectUri: undefined, verifier: 'verifier', now }
      tokens.push((await exchangeCode(tx, sent))?.refresh_token ?? '')
    }
    return tokens
  })
}

async function start() {
  const port = await freePort()
  const server = startServer({ environment: { ...environment, PORT: String(port) }, cwd: folder, running })
  await server.ready()
  return { ...server, url: `http://127.0.0.1:${port}/token` }
}

interface Answer {
  refresh_token?: string
  error?: string
}

function exchange(url: string, refresh_token: string): Promise<Response> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'tool', refresh_token })
  return fetch(url, { method: 'POST', body })
}

it(
  'servers that are killed while tools get new tokens disconnect none, and give none twice',
  TIME,
  async () => {
    const kept = await withDatabase(async (database) => {
      await migrate(database)
      return connectTools(database)
    })
    // On PostgreSQL, tools go to two servers, one of which is killed.
    let servers = [await start(), ...(onPostgres ? [await start()] : [])]
    let isOver = false
    let exchanged = 0
    let lost = 0
    /** What a program does: it keeps its token until it has the next one. */
    const runTool = async (index: number) => {
      for (let turn = 0; !isOver; turn++) {
        const { url = '' } = servers[turn % servers.length] ?? {}
        const response = await exchange(url, kept[index] ?? '').catch(() => undefined)
        const answer = (await response?.json().catch(() => undefined)) as Answer | undefined
        if (answer?.refresh_token) {
          kept[index] = answer.refresh_token
          exchanged += 1
        } else {
          // It was lost, or the server is starting. A refusal would end the connection.
          lost += 1
          expect(answer?.error ?? 'lost').toBe('lost')
        }
        await wait(40)
      }
    }
    const tools = kept.map((_, index) => runTool(index))
    for (let kill = 0; kill < KILLS; kill++) {
      const before = exchanged
      await expect.poll(() => exchanged - before, { timeout: 60_000 }).toBeGreaterThan(TOOLS)
      await wait(100 * Math.random())
      const [victim, ...others] = servers
      await victim?.stop('SIGKILL')
      servers = [...others, await start()]
    }
    isOver = true
    await Promise.all(tools)
    expect(exchanged).toBeGreaterThan(TOOLS * KILLS)
    expect(lost).toBeGreaterThan(0)

    const [server] = servers
    for (const token of kept) {
      const again = async () => (await (await exchange(server?.url ?? '', token)).json()) as Answer
      const [answer, same] = [await again(), await again()]
      expect(answer.refresh_token).toBeDefined()
      expect(same).toEqual(answer)
    }
    for (const { stop } of servers) await stop()
    const open = await withDatabase(({ db }) =>
      db
        .selectFrom('oauth_tokens')
        .select(['key_id'])
        .where('kind', '=', 'refresh')
        .where('used_at', 'is', null)
        .orderBy('key_id')
        .execute(),
    )
    expect(open).toHaveLength(TOOLS)
    expect(new Set(open.map(({ key_id }) => key_id)).size).toBe(TOOLS)
  },
)
