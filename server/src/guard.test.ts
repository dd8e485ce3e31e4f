import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOGOUT_PATH, pages } from '@prompt-library/contract/pages'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import * as builders from './testing/builders.ts'
import { createTestApp } from './testing/test-app.ts'
import { tablesOf, watchChanges } from './testing/watch-changes.ts'

const SECRET = 'not public'
const EVIL = 'evil.example'

describe('HTTP hardening', async () => {
  const { app, db, config, clock } = await createTestApp(
    { CAS_BASE_URL: 'https://login.example.edu/cas', PUBLIC_URL: 'https://prompts.example.edu' },
    { webFolder: createWebFolderWithSecrets() },
  )
  const admin = await builders.createUser(db, { role: 'admin' })
  const author = await builders.createUser(db)
  const hidden = await builders.createPrompt(db, { author_id: author.id, is_public: false })
  const asAdmin = await builders.signInAs(db, admin, { config, at: clock.now })
  const changes = await watchChanges(db)

  const document: { paths: Record<string, object> } = (await app.inject('/api/openapi.json')).json()
  const calls = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as 'GET' | 'POST', url })),
  )
  const values = {
    id: hidden.id,
    prompt_id: hidden.id,
    uid: author.id,
    what: 'users',
    recipient_id: author.id,
  }
  const withValues = ({ method, url }: (typeof calls)[number]): InjectOptions =>
    method === 'GET'
      ? {
          method,
          url,
          query: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, `${value}`])),
        }
      : { method, url, payload: values }

  const PRIVATE = 'private, no-store'
  const addresses: [InjectOptions, string][] = [
    ...calls.map((call): [InjectOptions, string] => [call, PRIVATE]),
    ...Object.values(pages).map(({ path }): [InjectOptions, string] => [{ url: path }, 'no-cache']),
    [{ url: '/?ticket=ST-1' }, 'no-store'],
    [{ url: '/nowhere' }, 'no-cache'],
    [{ url: '/assets/app-1.js' }, 'public, max-age=31536000, immutable'],
    [{ url: '/favicon.svg' }, 'no-cache'],
    [{ url: '/api/openapi.json' }, 'no-cache'],
    [{ url: '/robots.txt' }, 'public, max-age=3600'],
    [{ url: '/sitemap.xml' }, 'public, max-age=3600'],
    [{ url: `/?prompt=${hidden.id}` }, 'no-cache'],
    [{ url: '/healthz' }, PRIVATE],
    [{ url: '/readyz' }, PRIVATE],
    [{ url: '/api/nothing' }, PRIVATE],
    [{ url: '/assets/nothing.js' }, PRIVATE],
    [{ url: '/', method: 'POST' }, PRIVATE],
    [{ url: '/api/submit.php', method: 'OPTIONS' }, PRIVATE],
    [{ url: '/about', method: 'DELETE' }, PRIVATE],
    [{ url: '/about', method: 'HEAD' }, 'no-cache'],
  ]

  describe.each([
    ['a visitor', {}],
    ['an admin', asAdmin],
  ])('for %s', (_who, headers) => {
    it.each(addresses)('%j has security headers and Cache-Control %s', async (request, cacheControl) => {
      const response = await app.inject({ ...request, headers: { ...headers, origin: `https://${EVIL}` } })
      expect(securityHeadersOf(response)).toEqual(EXPECTED_HEADERS)
      expect(response.headers['cache-control']).toBe(cacheControl)
      for (const cookie of [response.headers['set-cookie'] ?? []].flat())
        expect(cookie).toMatch(
          /^__Host-[\w-]+=[^;]*; (Max-Age=\d+; )?Path=\/; (Expires=[^;]+; )?HttpOnly; Secure; SameSite=Lax$/,
        )
      const names = Object.keys(response.headers)
      expect(names.filter((name) => /^(access-control-.*|server|x-powered-by)$/.test(name))).toEqual([])
    })
  })

  it('a URL that can’t be decoded gets security headers, too', async () => {
    const response = await app.inject('/%E0%A4%A')
    expect(response.statusCode).toBe(400)
    expect(securityHeadersOf(response)).toMatchObject({
      policy: `default-src 'none';frame-ancestors 'none'`,
      frame: 'DENY',
      sniff: 'nosniff',
      permissions: EXPECTED_HEADERS.permissions,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(response.headers['cache-control']).toBe(PRIVATE)
  })

  it.each(calls)('$method $url ignores forwarding headers', async (call) => {
    const claims = {
      host: EVIL,
      'x-forwarded-host': EVIL,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '203.0.113.9',
      forwarded: `host=${EVIL};proto=http`,
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      'x-http-method-override': 'DELETE',
      'x-request-id': EVIL,
    }
    const [plain, claimed] = [await app.inject(call), await app.inject({ ...call, headers: claims })]
    expect(claimed.statusCode).toBe(plain.statusCode)
    expect(claimed.headers.location).toBe(plain.headers.location)
    expect(JSON.stringify(claimed.headers) + claimed.body).not.toContain(EVIL)
  })

  describe('a cross-site request', () => {
    const crossSite = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: config.publicUrl },
      { origin: `https://${EVIL}` },
      { origin: 'null' },
      { origin: 'http://prompts.example.edu' },
      { origin: 'https://prompts.example.edu:8443' },
    ]
    it.each(calls)('to $method $url changes nothing, not even for an admin', async (call) => {
      for (const headers of crossSite) {
        await changes()
        const response = await app.inject({ ...withValues(call), headers: { ...asAdmin, ...headers } })
        expect(tablesOf(await changes()), JSON.stringify(headers)).toEqual([])
        if (call.method === 'POST') expect(response.statusCode, JSON.stringify(headers)).toBe(403)
        expect([response.headers['set-cookie'] ?? []].flat()).toEqual([])
      }
    })
  })

  // A page of the user before: their texts must not be saved for the admin who has signed in since.
  it.each(calls.filter(({ url }) => url !== LOGOUT_PATH))(
    '$method $url changes nothing for a page of another user',
    async (call) => {
      const headers = { ...asAdmin, 'expected-user': String(author.id) }
      await changes()
      const response = await app.inject({ ...withValues(call), headers })
      expect(tablesOf(await changes())).toEqual([])
      if (call.method === 'POST') expect(response.statusCode).toBe(409)
    },
  )

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/....//secret.txt',
    '/.;/secret.txt',
    '/..%00/secret.txt',
    '/favicon.svg%00.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%u002e%u002e/secret.txt',
    '//secret.txt',
    '/./../secret.txt',
    '/link.txt',
    '/linked/secret.txt',
    '/.hidden',
    '/assets',
    '/assets/',
    '/index.html',
    '/INDEX.HTML',
    '/assets/app-1.js/',
    '/assets/app-1.js%20',
    '/assets//app-1.js',
    `/${'a/'.repeat(3_000)}`,
    `/${'%2e%2e%2f'.repeat(1_000)}etc/passwd`,
  ])('serves only its own files: %s', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app.inject({ method, url })
      expect(response.statusCode).toBeOneOf([400, 404, 414])
      expect(response.body).not.toContain(SECRET)
    }
  })

  it.each(['/api/login.php', '/api/logout.php'])(
    '%s redirects only to the configured service',
    async (url) => {
      // Signing out asks whether the service responds.
      vi.stubGlobal('fetch', async () => new Response(''))
      for (const name of [
        'service',
        'url',
        'next',
        'return',
        'returnTo',
        'redirect',
        'RelayState',
        'TARGET',
      ]) {
        for (const target of [
          `//${EVIL}`,
          `https://${EVIL}/`,
          `/\\${EVIL}`,
          `\r\nlocation: https://${EVIL}`,
        ]) {
          const { headers } = await app.inject({ url, query: { [name]: target } })
          expect(headers.location).toMatch(
            /^https:\/\/login\.example\.edu\/cas\/log(in|out)\?service=https%3A%2F%2Fprompts\.example\.edu%2F$/,
          )
        }
      }
    },
  )
})

const EXPECTED_HEADERS = {
  // Copying a prompt needs clipboard-write. Everything else is denied.
  permissions: expect.stringMatching(
    /^clipboard-write=\(self\)(?=.*, camera=\(\))(?=.*, geolocation=\(\))(?=.*, microphone=\(\))(, [a-z-]+=\(\))+$/,
  ),
  policy:
    `default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;object-src 'none';` +
    `base-uri 'none';form-action 'self';frame-ancestors 'none'`,
  frame: 'DENY',
  sniff: 'nosniff',
  referrer: 'strict-origin',
  opener: 'same-origin',
  resource: 'same-origin',
  transport: 'max-age=31536000',
  id: expect.stringMatching(/^[\da-f-]{36}$/),
}

function securityHeadersOf({
  headers,
}: LightMyRequestResponse): Record<keyof typeof EXPECTED_HEADERS, unknown> {
  return {
    permissions: headers['permissions-policy'],
    policy: headers['content-security-policy'],
    frame: headers['x-frame-options'],
    sniff: headers['x-content-type-options'],
    referrer: headers['referrer-policy'],
    opener: headers['cross-origin-opener-policy'],
    resource: headers['cross-origin-resource-policy'],
    transport: headers['strict-transport-security'],
    id: headers['x-request-id'],
  }
}

/** A built web app with a secret file next to its folder, a hidden file, and symbolic links to the secret. */
function createWebFolderWithSecrets(): string {
  const parent = mkdtempSync(join(tmpdir(), 'prompt-library-guard-'))
  const folder = join(parent, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(parent, 'secret.txt'), SECRET)
  writeFileSync(join(folder, '.hidden'), SECRET)
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>AI Prompt Library</title><div id="root"></div>',
  )
  writeFileSync(join(folder, 'prerendered.json'), '{}')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets/app-1.js'), 'export {}')
  symlinkSync('../secret.txt', join(folder, 'link.txt'))
  symlinkSync('..', join(folder, 'linked'))
  return folder
}
