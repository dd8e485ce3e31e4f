import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ApiDescription, breakingChanges } from '../testing/breaking-changes.ts'
import { createTestApp } from '../testing/test-app.ts'

/** What callers rely on. After a change that breaks none of them, update it with `npx vitest run --project embedded openapi -u`. */
const FILE = join(import.meta.dirname, '../../../contract/openapi.json')

describe('the description of the API', async () => {
  const { app } = await createTestApp()
  const current: ApiDescription = (await app.inject('/api/openapi.json')).json()

  it('breaks no caller', () => {
    expect(breakingChanges(JSON.parse(readFileSync(FILE, 'utf8')), current)).toEqual([])
  })

  it('is in contract/openapi.json', async () => {
    await expect(`${JSON.stringify(current, null, 2)}\n`).toMatchFileSnapshot(FILE)
  })

  it('has .php only in the paths of the specification', () => {
    const paths = Object.keys(current.paths).filter((path) => path.endsWith('.php'))
    expect(paths.length).toBeLessThanOrEqual(32)
  })
})

describe('breakingChanges', () => {
  const text = { type: 'string' } as const
  const api = (operation: object = {}): ApiDescription => ({
    paths: { '/a': { get: { responses: {}, ...operation } } },
  })
  const answering = (schema: object) =>
    api({ responses: { 200: { content: { 'application/json': { schema } } } } })
  const taking = (schema: object) => api({ requestBody: { content: { 'application/json': { schema } } } })
  const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })

  it.each([
    [api(), { paths: {} }, 'GET /a is gone.'],
    [taking(object({})), taking(object({ b: text }, ['b'])), 'GET /a now requires b.'],
    [taking(object({ b: text })), taking(object({})), 'GET /a no longer accepts b.'],
    [
      taking(object({ b: { type: 'string', enum: ['x', 'y'] } })),
      taking(object({ b: { type: 'string', enum: ['x'] } })),
      'GET /a b no longer accepts y.',
    ],
    [
      api({ parameters: [{ name: 'b', schema: text }] }),
      api({ parameters: [{ name: 'b', schema: text, required: true }] }),
      'GET /a now requires b.',
    ],
    [answering(object({ b: text })), answering(object({})), 'GET /a 200 body no longer has b.'],
    [
      answering(object({ b: text }, ['b'])),
      answering(object({ b: text })),
      'GET /a 200 body can leave out b.',
    ],
    [
      answering({ type: 'array', items: object({ b: text }) }),
      answering({ type: 'array', items: object({ b: { type: 'integer' } }) }),
      'GET /a 200 body[] b is integer instead of string.',
    ],
  ])('finds change %#', (before, after, sentence) => {
    expect(breakingChanges(before, after)).toEqual([sentence])
  })

  it('allows new calls, new optional values, and more in responses', () => {
    const before = { ...taking(object({ b: text })) }
    const after = taking(object({ b: text, c: text }))
    expect(breakingChanges(before, { paths: { ...after.paths, '/b': {} } })).toEqual([])
    expect(breakingChanges(answering(object({})), answering(object({ b: text }, ['b'])))).toEqual([])
  })
})
