import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts } from '@prompt-library/contract/prompts'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AppError, tooBusy } from '../../errors.ts'
import { createPrompt, createUser, signInAs } from '../../testing/builders.ts'
import { type PostgresServer, startPostgres } from '../../testing/start-postgres.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { onPostgres } from '../../testing/test-database.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { NoConnectionFree } from '../no-connection-free.ts'
import { openPostgres } from '../postgres.ts'
import { measureReplicas } from './replica-metrics.ts'
import { openReplicas } from './replicas.ts'

describe.runIf(onPostgres)('a replica for visitors', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let database: Database
  let replicas: Awaited<ReturnType<typeof openReplicas>>
  let site: Awaited<ReturnType<typeof createTestApp>>
  let author: { id: number; cookie: string }

  beforeAll(async () => {
    primary = await startPostgres()
    database = await openPostgres(primary.url('postgres'), () => undefined)
    await migrate(database)
    replica = await startPostgres({ replicaOf: primary })
    replicas = await openReplicas({
      primary: database,
      primaryUrl: primary.url('postgres'),
      urls: [replica.url('postgres')],
      logger: pino({ level: 'silent' }),
    })
    site = await createTestApp({}, { sharedDatabase: database, replicas })
    measureReplicas(site.metrics.registry, replicas)
    const { id } = await createUser(database.db)
    const { cookie } = await signInAs(database.db, { id }, { config: site.config, at: site.clock.now })
    author = { id, cookie }
  })
  afterAll(async () => {
    await replicas?.close()
    await database?.close()
    await replica?.stop()
    await primary?.stop()
  })

  const onReplica = async (statement: string) => {
    const client = new pg.Client({ connectionString: replica.url('postgres') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const state = () => replicas.states()[0]?.state
  const untilState = (expected: string) => expect.poll(state).toBe(expected)
  const titleFor = async (id: number, headers: Record<string, string> = {}) => {
    const response = await site.app.inject({ url: `${getPrompt.path}?id=${id}`, headers })
    expect(response.statusCode).toBe(200)
    return response.json().title
  }
  const rename = async (id: number, title: string) => {
    const response = await site.app.inject({
      method: 'POST',
      url: updatePrompt.path,
      headers: { cookie: author.cookie },
      payload: { id, title, category: 'Research', visibility: 'public', markdown: '<p>Text</p>' },
    })
    expect(response.statusCode).toBe(200)
  }

  it('never shows signed-in people less than they wrote, and visitors only a short time', async () => {
    const { id } = await createPrompt(database.db, { author_id: author.id, title: 'Before' })
    await untilState('in_use')
    await expect.poll(() => titleFor(id)).toBe('Before')
    await onReplica('select pg_wal_replay_pause()')
    onTestFinished(() => onReplica('select pg_wal_replay_resume()'))
    await rename(id, 'First')
    // The replica still has the old title, so this shows that visitors read from it.
    expect(await titleFor(id)).toBe('Before')
    for (const title of ['Second', 'Third']) {
      await rename(id, title)
      expect(await titleFor(id, { cookie: author.cookie })).toBe(title)
    }
    await untilState('behind')
    expect(await titleFor(id)).toBe('Third')
    expect(await site.metrics.registry.metrics()).toMatch(
      /library_replicas\{state="in_use"\} 0\nlibrary_replicas\{state="behind"\} 1\n/,
    )
    await onReplica('select pg_wal_replay_resume()')
    await untilState('in_use')
    expect(await titleFor(id)).toBe('Third')
  })

  it('lets the primary decide whether a prompt exists', async () => {
    await untilState('in_use')
    await onReplica('select pg_wal_replay_pause()')
    onTestFinished(() => onReplica('select pg_wal_replay_resume()'))
    const { id } = await createPrompt(database.db, { author_id: author.id, title: 'Just published' })
    expect(await titleFor(id)).toBe('Just published')
  })

  it('can be killed without an error for anyone', async () => {
    await untilState('in_use')
    const list = () => site.app.inject({ url: `${listPrompts.path}?page=1&q=title` })
    expect((await list()).statusCode).toBe(200)
    const killed = replica.kill()
    while (state() === 'in_use') expect((await list()).statusCode).toBe(200)
    await killed
    expect(state()).toBe('gone')
    expect((await list()).statusCode).toBe(200)
    expect((await site.app.inject('/readyz')).statusCode).toBe(200)
    await replica.startAgain()
    await untilState('in_use')
    const failures = replicas.states()[0]?.failures
    expect((await list()).statusCode).toBe(200)
    expect(replicas.states()[0]?.failures).toBe(failures)
  })

  const openOthers = async (parts: Partial<Parameters<typeof openReplicas>[0]>) => {
    const logger = { info: vi.fn(), warn: vi.fn() }
    const others = await openReplicas({
      primary: database,
      primaryUrl: primary.url('postgres'),
      urls: [replica.url('postgres')],
      logger,
      ...parts,
    })
    onTestFinished(() => others.close())
    return { ...others, warn: logger.warn }
  }

  it('decides alone about refusals that would be the same on the primary', async () => {
    await untilState('in_use')
    const refuse = (status: AppError['status']) =>
      replicas.read(async (db) => {
        if (db !== database.db) throw new AppError(status, 'No.')
        return 'from the primary'
      })
    await expect(refuse(503)).rejects.toThrow('No.')
    expect(await refuse(404)).toBe('from the primary')
  })

  it('doesn’t fail if it’s full, and visitors can’t fill the primary as well', async () => {
    const queue = { delay: 0 }
    const { read, states } = await openOthers({ primary: { db: database.db, queue } })
    await expect.poll(states).toMatchObject([{ state: 'in_use' }])
    const onFullReplica = async (db: Database['db']) => {
      if (db !== database.db) throw new NoConnectionFree()
      return 'from the primary'
    }
    expect(await read(onFullReplica)).toBe('from the primary')
    queue.delay = 501
    await expect(read(onFullReplica)).rejects.toThrow(tooBusy().message)
    expect(states()).toMatchObject([{ failures: 0 }])
  })

  it('serves what fails on another one', async () => {
    const { read, states } = await openOthers({
      urls: [replica.url('postgres'), replica.url('template1')],
    })
    await expect.poll(() => states().map((one) => one.state)).toEqual(['in_use', 'in_use'])
    const usersOnReplica = (db: Database['db']) => {
      if (db === database.db) throw new Error('The primary is gone.')
      return db.selectFrom('users').select('id').limit(1).execute()
    }
    for (let count = 0; count < 4; count += 1) expect(await read(usersOnReplica)).toHaveLength(1)
    expect(states().map(({ failures }) => failures)).toEqual([0, 2])
  })

  it('that fails every read is logged once a minute, and each failure is counted', async () => {
    const { read, states, warn } = await openOthers({ urls: [replica.url('template1')] })
    await expect.poll(states).toMatchObject([{ state: 'in_use', failures: 0 }])
    for (let count = 0; count < 3; count += 1)
      await read((db) => db.selectFrom('users').select('id').limit(1).execute())
    expect(states()).toMatchObject([{ failures: 3 }])
    expect(warn.mock.calls.filter(([, text]) => text.startsWith('a read failed'))).toHaveLength(1)
  })

  it('isn’t used if it has more than the primary, because it follows another one', async () => {
    const other = new URL(primary.url('postgres'))
    other.searchParams.set('options', '-c search_path=other,pg_catalog')
    await sql`create schema other`.execute(database.db)
    await sql`create function other.pg_current_wal_lsn() returns pg_lsn return pg_lsn '0/1'`.execute(
      database.db,
    )
    const { states } = await openOthers({ primaryUrl: other.href })
    expect(states()).toMatchObject([{ state: 'behind' }])
  })

  it('isn’t accepted as the library’s own database', async () => {
    await expect(openPostgres(replica.url('postgres'), () => undefined)).rejects.toThrow(
      /is a replica, which can't save anything\. Set DATABASE_URL to the primary\.$/,
    )
  })
})
