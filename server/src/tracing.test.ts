import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPrompt, createUser, signInAs } from './testing/builders.ts'
import { freePort } from './testing/free-port.ts'
import { startStandInAi } from './testing/stand-in-ai.ts'
import { startStandInCollector } from './testing/stand-in-collector.ts'
import { createTestApp } from './testing/test-app.ts'
import { useTracer } from './tracing.ts'
import { createTracer } from './tracing-sdk.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'

describe('traces', async () => {
  const collector = await startStandInCollector()
  const ai = await startStandInAi()
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'campus' }
  const logger = { warn: vi.fn() }
  const tracer = createTracer({ share: 1, environment, logger })
  useTracer(tracer)
  const { app, db, config, clock } = await createTestApp({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: ai.baseUrl,
    AI_MODEL: 'small',
    AI_API_KEY: 'secret-key',
    TRUST_PROXY: 'loopback',
  })
  useTracer(undefined)
  for (const name of Object.keys(environment)) delete process.env[name]
  afterAll(async () => {
    await collector.close()
    await ai.close()
  })

  const user = await createUser(db, { netid: 'private-netid', display_name: 'Private Name' })
  const headers = await signInAs(db, user, { config, at: clock.now })
  await createPrompt(db, { author_id: user.id, title: 'Private title about otters', is_public: true })

  it('lead from the request to the SQL and the AI service, without what people wrote', async () => {
    useTracer(tracer)
    const list = await app.inject({
      url: '/api/prompts.php?q=otters%20and%20more',
      headers: { ...headers, traceparent: `00-${TRACE}-${CALLER}-01` },
    })
    expect(list.statusCode).toBe(200)
    const enhanced = await app.inject({
      method: 'POST',
      url: '/api/enhance_prompt.php',
      headers,
      body: { original_prompt: 'Private text about beavers.' },
    })
    expect(enhanced.statusCode).toBe(200)
    await app.inject('/nowhere/private-path?private-query')
    await tracer.stop()
    useTracer(undefined)

    const spans = collector.spans()
    const childrenOf = ({ spanId }: { spanId: string }) =>
      spans.filter(({ parentSpanId }) => parentSpanId === spanId)
    const named = (name: string) => spans.filter((span) => span.name === name)

    const [listSpan] = named('GET /api/prompts.php')
    expect(listSpan).toMatchObject({
      traceId: TRACE,
      parentSpanId: CALLER,
      attributes: { 'http.response.status_code': 200, 'request.id': list.headers['x-request-id'] },
    })
    if (!listSpan) throw new Error('no span')
    const statements = childrenOf(listSpan).filter(({ attributes }) => 'db.query.text' in attributes)
    expect(statements.map(({ traceId }) => traceId)).toEqual(statements.map(() => TRACE))
    expect(
      statements.some(({ attributes }) => /search_documents/.test(String(attributes['db.query.text']))),
    ).toBe(true)

    const [enhanceSpan] = named('POST /api/enhance_prompt.php')
    if (!enhanceSpan) throw new Error('no span')
    expect(enhanceSpan.traceId).not.toBe(TRACE)
    const names = childrenOf(enhanceSpan).map(({ name }) => name)
    expect(names).toContain('AI service')
    expect(names).toContain('insert')
    expect(named('AI service')[0]?.attributes).toEqual({
      'gen_ai.provider.name': 'openai-compatible',
      'http.response.status_code': 200,
    })
    expect(collector.text()).toContain('campus')
    expect(collector.text()).not.toMatch(
      /otters|beavers|nowhere|private-netid|private name|private-path|private-query|secret-key/i,
    )
    for (const secret of [...String(headers.cookie).matchAll(/=([^;]+)/g)].map(([, value]) => value))
      expect(collector.text()).not.toContain(secret)
  })

  it.each([
    [1, '00'],
    [0, '01'],
  ])('are made of the share %d of requests, even if a header has the flags %s', async (share, flags) => {
    const own = createTracer({ share, environment, logger })
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
    useTracer(own)
    const { app } = await createTestApp({ TRUST_PROXY: 'loopback' })
    const traceId = `${share}`.padStart(32, '7')
    await app.inject({
      url: '/api/prompts.php',
      headers: { traceparent: `00-${traceId}-${CALLER}-${flags}` },
    })
    await own.stop()
    useTracer(undefined)
    const names = collector.spans().flatMap((span) => (span.traceId === traceId ? [span.name] : []))
    expect(names.includes('GET /api/prompts.php')).toBe(share === 1)
    expect(names.includes('select')).toBe(share === 1)
  })

  it('continue no one’s trace without a proxy, and say once that they are lost', async () => {
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/private-path` }
    const lost = createTracer({ share: 1, environment: wrong, logger })
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
    const start = vi.spyOn(lost, 'start')
    useTracer(lost)
    const { app } = await createTestApp()
    await app.inject({ url: '/api/prompts.php', headers: { traceparent: `00-${TRACE}-${CALLER}-01` } })
    useTracer(undefined)
    expect(start.mock.calls[0]?.[1]).toMatchObject({ kind: 'server', traceparent: undefined })
    await lost.stop()
    expect(logger.warn.mock.calls).toEqual([[{ reason: '404' }, 'traces could not be sent and are lost']])
  })

  it('are dropped without a collector, and requests don’t notice', async () => {
    const lost = createTracer({
      share: 1,
      logger,
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` },
    })
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
    useTracer(lost)
    const { app } = await createTestApp()
    for (let count = 0; count < 20; count += 1)
      expect((await app.inject('/api/prompts.php')).statusCode).toBe(200)
    useTracer(undefined)
    const startedAt = performance.now()
    await lost.stop()
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })

  it('load nothing while they are off', async () => {
    // prom-client loads the API.
    const script = `
      import { registerHooks } from 'node:module'
      const loaded = []
      registerHooks({ resolve: (name, context, next) => { loaded.push(name); return next(name, context) } })
      await import(${JSON.stringify(join(import.meta.dirname, 'app.ts'))})
      await import(${JSON.stringify(join(import.meta.dirname, 'db/postgres.ts'))})
      console.log(loaded.includes('fastify'), loaded.filter((name) => name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api').join())`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    expect(stdout).toBe('true \n')
  })
})
