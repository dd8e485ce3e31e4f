import { pages } from '@prompt-library/contract/pages'
import { describe, expect, it } from 'vitest'
import { createTestApp } from './testing/test-app.ts'

describe('the application', async () => {
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
  ] as const)('answers %s %s with a JSON 404', async (method, url) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    const { success, error, message } = response.json()
    expect({ success, error }).toEqual({ success: false, error: message })
    expect(message).toContain(url)
  })

  it('serves a page with a slash at its end, and never the bare file behind it', async () => {
    expect((await app.inject('/about/')).statusCode).toBe(200)
    expect((await app.inject('/index.html')).statusCode).toBe(404)
  })

  it('answers an address that can not be decoded without repeating it', async () => {
    const response = await app.inject('/%E0%A4%A?ticket=ST-secret')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, message: 'The request could not be read.' })
    expect(response.body).not.toContain('ST-secret')
  })

  it('allows scripts and styles from itself only, and no framing', async () => {
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

  it('lets no cache keep the answers of calls', async () => {
    for (const url of ['/session.php', '/api/prompts.php', '/api/nothing']) {
      expect((await app.inject(url)).headers['cache-control']).toBe('private, no-store')
    }
  })

  it('describes its calls in an OpenAPI document', async () => {
    const document = (await app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const list = document.paths['/api/prompts.php'].get
    expect(list.parameters.map((parameter: { name: string }) => parameter.name)).toContain('page_size')
    expect(list.responses[200].content['application/json'].schema.type).toBe('array')
    expect(document.paths['/about']).toBeUndefined()
  })

  it('says that it lives, and whether the database answers', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('logs one line a request, with its id and without the query', async () => {
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

  it('keeps the cause of a failure to its log, and gives the request id', async () => {
    const { app: broken, log: lines, db } = await createTestApp()
    await db.schema.dropTable('upvotes').execute()
    const response = await broken.inject('/api/prompts.php')
    expect(response.statusCode).toBe(500)
    const { success, error, message } = response.json()
    expect({ success, error }).toEqual({ success: false, error: message })
    expect(message).toContain(response.headers['x-request-id'])
    expect(message).not.toMatch(/upvotes|relation|select/)
    expect(JSON.stringify(lines)).toContain('relation')
  })

  it('is not ready, and says 503, once the database is gone', async () => {
    await database.close()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})

describe('behind https', async () => {
  const { app } = await createTestApp({ PUBLIC_URL: 'https://prompts.example.edu' })

  it('tells browsers to stay there', async () => {
    expect((await app.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000')
  })
})
