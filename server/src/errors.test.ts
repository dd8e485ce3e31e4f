import Fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { answerFailure } from './errors.ts'
import { createUser, signInAs } from './testing/builders.ts'
import { createTestApp } from './testing/test-app.ts'

describe('trouble with the database', () => {
  const unavailable = 'The library is not available just now. Please try again in a moment.'
  const busy = 'The library is very busy just now. Please try again in a moment.'
  const unwritable = 'The library can’t save anything just now. Please try again in a few minutes.'

  it.each([
    ['is down', 'ECONNREFUSED', unavailable, '5'],
    ['starts', '57P03', unavailable, '5'],
    ['is stopped', '57P01', unavailable, '5'],
    ['lost the connection', '08006', unavailable, '5'],
    ['refuses the password', '28P01', unavailable, '5'],
    ['has not our database', '3D000', unavailable, '5'],
    ['can not read its disk', '58030', unavailable, '5'],
    ['ended a session', '25P03', unavailable, '5'],
    ['takes no more connections', '53300', busy, '2'],
    ['has no memory left', '53200', busy, '2'],
    ['stopped a statement', '57014', busy, '2'],
    ['has locked a row for long', '55P03', busy, '2'],
    ['had two that waited for each other', '40P01', busy, '2'],
    ['could not put two in order', '40001', busy, '2'],
    ['has a full disk', '53100', unwritable, '60'],
    ['can only be read', '25006', unwritable, '60'],
  ])('that %s (%s) is told in a sentence, with a time to come back', async (_, code, sentence, seconds) => {
    const response = await answerTo(Object.assign(new Error('secret'), { code }))
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
  ])('is known by the words of its client: %s', async (words) => {
    const response = await answerTo(new Error(words))
    expect(response.statusCode).toBe(503)
    expect(response.json().message).toBe(unavailable)
  })

  it('is not what a mistake of ours is taken for', async () => {
    for (const code of ['23505', '42P01', '22P02', 'XX000']) {
      expect((await answerTo(Object.assign(new Error(''), { code }))).statusCode).toBe(500)
    }
  })
})

describe('a database that can only be read', async () => {
  const { app, config, database, db, clock } = await createTestApp()
  const user = await createUser(db)
  const headers = await signInAs(db, user, { config, at: new Date(clock.now.getTime() - 600_000) })

  it('is read by people who are signed in, and says that nothing can be saved', async () => {
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
    expect(refused.json().message).toContain('can’t save anything just now')

    await database.withSession(async (run) => {
      await run(`set ${setting} = off`)
      await run(`alter database ${name} reset ${setting}`)
    })
    expect((await app.inject(submit)).statusCode).toBe(201)
  })
})

function answerTo(error: Error) {
  const app = Fastify()
  app.setErrorHandler(answerFailure)
  app.get('/', async () => {
    throw error
  })
  return app.inject('/')
}
