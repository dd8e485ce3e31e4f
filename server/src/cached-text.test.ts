import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { saveSettings } from '@prompt-library/contract/settings'
import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { describe, expect, it, vi } from 'vitest'
import { createSignedInUser } from './testing/signed-in-user.ts'
import { createTestApp } from './testing/test-app.ts'

describe.each(['open', 'members'])('with ACCESS=%s', async (ACCESS) => {
  const testApp = await createTestApp({ ACCESS })
  const { app } = testApp
  const get = (url: string, headers = {}) => app.inject({ url, headers })

  it.each(['/api/openapi.json', '/about', '/nowhere'])(
    '%s is sent to visitors as it was compressed the first time',
    async (url) => {
      const plain = await get(url)
      const etag = String(plain.headers['etag'])
      expect(etag).toMatch(/^W\/"[\w-]{20}"$/)
      for (const [encoding, read] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const [first, second] = [
          await get(url, { 'accept-encoding': encoding }),
          await get(url, { 'accept-encoding': encoding }),
        ]
        expect(read(first.rawPayload).toString()).toBe(plain.body)
        expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
        expect(second.headers).toMatchObject({
          etag,
          vary: 'accept-encoding',
          'content-encoding': encoding,
          'cache-control': 'no-cache',
          'content-type': plain.headers['content-type'],
        })
      }
      const again = await get(url, { 'if-none-match': etag })
      expect(again.statusCode).toBe(url === '/nowhere' ? 404 : 304)
    },
  )

  it('the description of the API is written once, and again after a change that it shows', async () => {
    const before = await get('/api/openapi.json')
    const stringify = vi.spyOn(JSON, 'stringify')
    for (let count = 0; count < 5; count += 1) await get('/api/openapi.json')
    const written = stringify.mock.results.filter(({ value }) => String(value).length > 100_000)
    stringify.mockRestore()
    expect(written).toEqual([])
    const admin = await createSignedInUser(testApp, { role: 'admin' })
    await admin.post(saveSettings, { campus: { ...DEFAULT_CAMPUS, site_title: 'Prompts of Pitt' } })
    const after = await get('/api/openapi.json', { 'if-none-match': before.headers['etag'] })
    expect(after.statusCode).toBe(200)
    expect(after.json().info.title).toBe('Prompts of Pitt')
  })
})
