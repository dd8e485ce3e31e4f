import { describe, expect, it } from 'vitest'
import { createTestApp } from './testing/test-app.ts'
import { version } from './version.ts'

describe('app', async () => {
  const { app, log, database } = await createTestApp()

  it.each(['/nowhere', '/about/us', '/admin.html', '/.env', '/%2e%2e/package.json'])(
    'serves the not-found page with status 404 at %s',
    async (path) => {
      const response = await app.inject(path)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toContain('text/html')
      expect(response.body).toContain('<title>Page not found · AI Prompt Library</title>')
    },
  )

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['GET', '/other.php'],
    ['GET', '/assets/old.js'],
    ['POST', '/api/prompts.php'],
    ['DELETE', '/about'],
  ] as const)('returns a JSON 404 for %s %s', async (method, url) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ success: false, error: 'Not found.', message: 'Not found.' })
  })

  it('serves a page with a trailing slash, but never the index.html file itself', async () => {
    expect((await app.inject('/about/')).statusCode).toBe(200)
    expect((await app.inject('/index.html')).statusCode).toBe(404)
  })

  it('refuses a URL that can’t be decoded without echoing it', async () => {
    const response = await app.inject('/%E0%A4%A?ticket=ST-secret')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, message: 'The request couldn’t be read.' })
    expect(response.body).not.toContain('ST-secret')
  })

  it('reports that the process is up and the database is ready', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok', version })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('logs one line per request, with its ID and without the query string', async () => {
    log.length = 0
    const response = await app.inject('/session.php?ticket=ST-secret')
    expect(log).toEqual([
      expect.objectContaining({
        reqId: response.headers['x-request-id'],
        method: 'GET',
        path: '/session.php',
        status: 200,
        milliseconds: expect.any(Number),
      }),
    ])
    expect(JSON.stringify(log)).not.toContain('secret')
  })

  it('logs the cause of an error but returns only the request ID', async () => {
    const { app: broken, log: lines, db } = await createTestApp()
    await db.schema.dropTable('upvotes').execute()
    const response = await broken.inject('/api/prompts.php')
    expect(response.statusCode).toBe(500)
    const { success, error, message } = response.json()
    expect({ success, error }).toEqual({ success: false, error: message })
    expect(message).toContain(response.headers['x-request-id'])
    expect(message).not.toMatch(/upvotes|relation|select/)
    expect(JSON.stringify(lines)).toContain('database error 42P01')
  })

  it.each([
    ['POST', '/api/collections/Secret-token_123', '/api/…'],
    ['GET', '/collections/Secret-token_123/x', undefined],
    ['PUT', '/collections/Secret-token_123/x', '/collections/…'],
    ['GET', '/collections/Secret-token_123;x', '/collections/:token'],
    ['PUT', '/Collections/Secret-token_123', '/Collections/…'],
    ['PUT', '/jane;Secret-token_123', '/jane'],
    ['DELETE', '/about', '/about'],
    ['GET', '/about?Secret-token_123', '/about'],
    ['PUT', `/${'x'.repeat(100)}Secret-token_123`, `/${'x'.repeat(40)}`],
    ['GET', '/assets/Secret-token_123.js', undefined],
  ] as const)('logs %s %s as %s', async (method, url, path) => {
    log.length = 0
    await app.inject({ method, url })
    expect(log.map((line) => line['path'])).toEqual(path === undefined ? [] : [path])
    expect(JSON.stringify(log)).not.toContain('Secret')
  })

  it('is not ready once the database is closed', async () => {
    await database.close()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})
