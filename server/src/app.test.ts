import { pages } from '@prompt-library/contract/pages'
import { describe, expect, it } from 'vitest'
import { createTestApp } from './testing/test-app.ts'
import { version } from './version.ts'

describe('app', async () => {
  const { app, log, database } = await createTestApp()

  it.each(Object.values(pages).map((page) => page.path))('serves the page %s', async (path) => {
    const response = await app.inject(path)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
  })

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

  it('allows scripts and styles from its own origin only, and no framing', async () => {
    for (const url of ['/', '/nowhere', '/session.php', '/api/nothing']) {
      const { headers } = await app.inject(url)
      const policy = String(headers['content-security-policy'])
      for (const rule of [
        `script-src 'self';`,
        `style-src 'self';`,
        `object-src 'none';`,
        `frame-ancestors 'none'`,
      ]) {
        expect(policy).toContain(rule)
      }
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('strict-origin')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('keeps API responses out of caches', async () => {
    for (const url of ['/session.php', '/api/prompts.php', '/api/nothing']) {
      expect((await app.inject(url)).headers['cache-control']).toBe('private, no-store')
    }
  })

  it('describes the API in an OpenAPI document', async () => {
    const document = (await app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const list = document.paths['/api/prompts.php'].get
    expect(list.parameters.map((parameter: { name: string }) => parameter.name)).toContain('page_size')
    expect(list.responses[200].content['application/json'].schema.type).toBe('array')
    expect(document.paths['/about']).toBeUndefined()
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

describe('app behind HTTPS', async () => {
  const { app } = await createTestApp({ PUBLIC_URL: 'https://prompts.example.edu' })

  it('sends Strict-Transport-Security', async () => {
    expect((await app.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000')
  })
})
