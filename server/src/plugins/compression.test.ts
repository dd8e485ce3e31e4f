import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPrompts, createUser } from '../testing/builders.ts'
import { createTestApp } from '../testing/test-app.ts'

describe('compression', async () => {
  const { app, db } = await createTestApp()
  await createPrompts(db, { author_id: (await createUser(db)).id, count: 12 })
  const get = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
  const url = '/api/prompts.php?page=1'
  const plain = await get(url)

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, BR;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, *', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %s is %s', async (accepted, encoding) => {
    const response = await get(url, accepted)
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['vary']).toBe('accept-encoding')
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    const text =
      encoding === 'br'
        ? brotliDecompressSync(response.rawPayload)
        : encoding === 'gzip'
          ? gunzipSync(response.rawPayload)
          : response.rawPayload
    expect(text.toString()).toBe(plain.body)
    if (encoding) expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it('skips short responses', async () => {
    const { headers } = await get('/healthz', 'br')
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined])
  })

  it('also applies to HEAD', async () => {
    const { headers, body } = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } })
    expect(body).toBe('')
    expect(headers['content-encoding']).toBe('br')
  })
})
