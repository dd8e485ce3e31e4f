import Fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sendError } from './errors.ts'
import { createUser, signInAs } from './testing/builders.ts'
import { createTestApp } from './testing/test-app.ts'

describe('database errors', () => {
  const unavailable = 'The library isn’t available right now. Please try again in a moment.'
  const busy = 'The library is very busy right now. Please try again in a moment.'
  const readOnly = 'The library can’t save changes right now. Please try again in a few minutes.'

  it.each([
    ['connection refused', 'ECONNREFUSED', unavailable, '5'],
    ['starting up', '57P03', unavailable, '5'],
    ['shutting down', '57P01', unavailable, '5'],
    ['connection lost', '08006', unavailable, '5'],
    ['wrong password', '28P01', unavailable, '5'],
    ['missing database', '3D000', unavailable, '5'],
    ['I/O error', '58030', unavailable, '5'],
    ['idle session ended', '25P03', unavailable, '5'],
    ['too many connections', '53300', busy, '2'],
    ['out of memory', '53200', busy, '2'],
    ['statement timeout', '57014', busy, '2'],
    ['lock timeout', '55P03', busy, '2'],
    ['deadlock', '40P01', busy, '2'],
    ['serialization failure', '40001', busy, '2'],
    ['disk full', '53100', readOnly, '60'],
    ['read-only', '25006', readOnly, '60'],
  ])('reports %s (%s) in a sentence, with Retry-After', async (_, code, sentence, seconds) => {
    const response = await responseTo(Object.assign(new Error('secret'), { code }))
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ success: false, error: sentence, message: sentence })
    expect(response.headers['retry-after']).toBe(seconds)
    expect(response.headers.connection).toBe('close')
  })

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('recognizes the client’s message: %s', async (words) => {
    const response = await responseTo(new Error(words))
    expect(response.statusCode).toBe(503)
    expect(response.json().message).toBe(unavailable)
  })

  it('returns 500 for our own bugs', async () => {
    for (const code of ['23505', '42P01', '22P02', 'XX000']) {
      expect((await responseTo(Object.assign(new Error(''), { code }))).statusCode).toBe(500)
    }
  })
})

describe('a read-only database', async () => {
  const { app, config, database, db, clock } = await createTestApp()
  const user = await createUser(db)
  const headers = await signInAs(db, user, { config, at: new Date(clock.now.getTime() - 600_000) })

  it('serves reads to signed-in users and refuses writes', async () => {
    const setting = 'default_transaction_read_only'
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    const name = `"${rows[0]?.name}"`
    await database.withSession((run) => run(`alter database ${name} set ${setting} = on`))
    await sql.raw(`set ${setting} = on`).execute(db)

    for (const url of ['/api/my_prompts.php', '/api/get_notifications.php']) {
      expect((await app.inject({ url, headers })).statusCode).toBe(200)
    }
    const prompt = { title: 'T', category: 'Research', visibility: 'public', markdown: '<p>x</p>' }
    const submit = { method: 'POST', url: '/api/submit.php', headers, payload: prompt } as const
    const refused = await app.inject(submit)
    expect(refused.statusCode).toBe(503)
    expect(refused.json().message).toContain('can’t save changes right now')

    await database.withSession(async (run) => {
      await run(`set ${setting} = off`)
      await run(`alter database ${name} reset ${setting}`)
    })
    expect((await app.inject(submit)).statusCode).toBe(201)
  })
})

function responseTo(error: Error) {
  const app = Fastify()
  app.setErrorHandler(sendError)
  app.get('/', async () => {
    throw error
  })
  return app.inject('/')
}
