import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { EnhancementFailed } from '../outside/enhancer.ts'
import { createPrompt, createUser, signInAs } from '../testing/builders.ts'
import { freePort } from '../testing/free-port.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { serveMetrics } from './metrics-server.ts'

const usage = { inputTokens: 120, outputTokens: 40, costUsd: 0.25 }
let waiting = async () => {}
const enhancer = {
  provider: 'test',
  model: 'test',
  isExternal: true,
  enhance: async ({ text }: { text: string }) => {
    if (text === 'Wait.') await waiting()
    if (text === 'Fail.') throw new EnhancementFailed('on purpose', { reason: 'timeout', usage, sent: true })
    return { enhancedPrompt: 'Better.', suggestions: [], usage }
  },
}

describe('the metrics', async () => {
  const { app, db, config, clock, metrics, database } = await createTestApp({}, { enhancer })
  const user = await createUser(db)
  const headers = await signInAs(db, user, { config, at: clock.now })
  const enhance = (original_prompt: string) =>
    app.inject({ method: 'POST', url: '/api/enhance_prompt.php', headers, body: { original_prompt } })
  const metricsText = () => metrics.registry.metrics()

  it('measure requests by route, never by URL', async () => {
    const prompt = await createPrompt(db, { author_id: user.id })
    await app.inject(`/api/get_prompt.php?id=${prompt.id}`)
    await app.inject('/api/get_prompt.php?id=987654')
    await app.inject('/nowhere/anna-secret')
    await app.inject('/assets/anna-secret.js')
    await app.inject('/%E0%A4%A/anna-secret')
    const text = await metricsText()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/get_prompt.php",status="2xx"} 1',
    )
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/get_prompt.php",status="4xx"} 1',
    )
    expect(text).toContain('http_failures_total{method="GET",route="/api/get_prompt.php",status="404"} 1')
    expect(text).not.toMatch(/anna-secret|987654/)
  })

  it('count requests in flight, even after one that couldn’t be parsed', async () => {
    await app.inject('/%E0%A4%A')
    expect(await metricsText()).toContain('http_requests_in_flight 0')
    const { promise: started, resolve: start } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    waiting = async () => {
      start()
      await released
    }
    const running = enhance('Wait.').then()
    await started
    expect(await metricsText()).toContain('http_requests_in_flight 1')
    release()
    expect((await running).statusCode).toBe(200)
    expect(await metricsText()).toContain('http_requests_in_flight 0')
  })

  it('count enhancements by outcome, tokens, and cost', async () => {
    expect((await enhance('Help.')).statusCode).toBe(200)
    expect((await enhance('Fail.')).statusCode).toBe(502)
    const text = await metricsText()
    expect(text).toContain('library_ai_call_duration_seconds_count{outcome="succeeded"} 2')
    expect(text).toContain('library_ai_call_duration_seconds_count{outcome="timeout"} 1')
    expect(text).toContain('library_ai_tokens_total{direction="input"} 360')
    expect(text).toContain('library_ai_tokens_total{direction="output"} 120')
    expect(text).toContain('library_ai_cost_dollars_total 0.75')
  })

  it('count sign-ins by outcome, and rate limits that were hit', async () => {
    await app.inject('/api/verify-cas-ticket.php?ticket=ST-1')
    for (let time = 0; time < 121; time += 1) await app.inject('/sitemap.xml')
    const text = await metricsText()
    expect(text).toContain('library_sign_ins_total{outcome="not_begun"} 1')
    expect(text).toContain('library_limits_hit_total{limit="sitemap-address"} 1')
  })

  describe('on their own port', async () => {
    const address = { port: await freePort(), host: '127.0.0.1' }
    const stop = await serveMetrics({ registry: metrics.registry, database, address })
    afterAll(stop)

    it('are in the Prometheus format, and include the process and the connection pool', async () => {
      const response = await fetch(`http://127.0.0.1:${address.port}/metrics`)
      expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
      const text = await response.text()
      expect(text).toContain('process_resident_memory_bytes')
      expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
      expect(text.includes('library_database_connections{state="waiting"} 0')).toBe(onPostgres)
    })

    it('are the only thing served', async () => {
      for (const [method, path] of [
        ['GET', '/'],
        ['POST', '/metrics'],
        ['GET', '/api/prompts.php'],
      ] as const)
        expect((await fetch(`http://127.0.0.1:${address.port}${path}`, { method })).status).toBe(404)
    })

    it('are refused to a request with two hosts', async () => {
      const socket = connect(address.port, '127.0.0.1')
      socket.write('GET /metrics HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n')
      let response = ''
      for await (const part of socket) response += part
      expect(response).toMatch(/^HTTP\/1\.1 400 /)
      expect(response).not.toContain('process_')
    })
  })

  it('aren’t on the public port', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })
})
