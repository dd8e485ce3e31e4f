import { verifyTicket } from '@prompt-library/contract/session'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { TooMany } from '../errors.ts'
import { EnhancementFailed, type Enhancer, type Usage } from '../outside/enhancer.ts'
import type { CheckLimit } from './limits.ts'

export interface Metrics {
  registry: Registry
  /** Measures every request from now on. */
  watch: (app: FastifyInstance) => void
  /** The same limits; counts how often each is hit. */
  countLimits: (checkLimit: CheckLimit) => CheckLimit
  /** The same enhancer; counts what it is asked, how that ends and what it costs. */
  countEnhancements: (enhancer: Enhancer) => Enhancer
}

/**
 * What this process counts, for Prometheus. Labels hold names that the program knows beforehand: never an address, a
 * person or a text, which would be stored there for months and make a series each.
 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  return {
    registry,
    watch: watchRequests(registry),
    countLimits: countLimits(registry),
    countEnhancements: countEnhancements(registry),
  }
}

function watchRequests(registry: Registry): Metrics['watch'] {
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their address and the class of their status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  })
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers with a status from 400 on',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered yet',
    registers,
  })
  const signIns = new Counter({
    name: 'library_sign_ins_total',
    help: 'Tickets of the sign-in service that browsers came back with, by what became of them',
    labelNames: ['outcome'],
    registers,
  })

  return (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      inFlight.inc()
      // also of whoever did not wait for the answer, for whom there is no response
      reply.raw.once('close', () => inFlight.dec())
    })
    app.addHook('onResponse', async (request, reply) => {
      const { method } = request
      // an address that no route has could be anything
      const route = request.routeOptions.url ?? 'none'
      const status = reply.statusCode
      duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, reply.elapsedTime / 1000)
      if (status >= 400) failures.inc({ method, route, status })
      if (route === verifyTicket.path) signIns.inc({ outcome: signInOutcome(status) })
    })
  }
}

function signInOutcome(status: number): string {
  if (status >= 500) return 'service_failed'
  return (
    { 200: 'succeeded', 401: 'refused', 403: 'refused', 409: 'not_begun', 429: 'too_many' }[status] ?? 'other'
  )
}

function countLimits(registry: Registry): Metrics['countLimits'] {
  const hits = new Counter({
    name: 'library_limits_hit_total',
    help: 'How often somebody was refused because they did something too often',
    labelNames: ['limit'],
    registers: [registry],
  })
  return (checkLimit) => async (limit) => {
    try {
      await checkLimit(limit)
    } catch (error) {
      if (error instanceof TooMany) hits.inc({ limit: limit.name })
      throw error
    }
  }
}

function countEnhancements(registry: Registry): Metrics['countEnhancements'] {
  const registers = [registry]
  const calls = new Histogram({
    name: 'library_ai_call_duration_seconds',
    help: 'How long the AI service took, by how that ended',
    labelNames: ['outcome'],
    buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 30, 45, 60],
    registers,
  })
  const tokens = new Counter({
    name: 'library_ai_tokens_total',
    help: 'Tokens sent to the AI service and received from it',
    labelNames: ['direction'],
    registers,
  })
  const cost = new Counter({
    name: 'library_ai_cost_dollars_total',
    help: 'What the AI service cost, by the prices in the settings',
    registers,
  })
  const record = (outcome: string, begun: number, usage: Usage) => {
    calls.observe({ outcome }, (performance.now() - begun) / 1000)
    tokens.inc({ direction: 'input' }, usage.inputTokens)
    tokens.inc({ direction: 'output' }, usage.outputTokens)
    cost.inc(usage.costUsd)
  }

  return (enhancer) => ({
    ...enhancer,
    enhance: async (request) => {
      const begun = performance.now()
      try {
        const enhancement = await enhancer.enhance(request)
        record('succeeded', begun, enhancement.usage)
        return enhancement
      } catch (error) {
        if (error instanceof EnhancementFailed) record(error.reason, begun, error.usage)
        throw error
      }
    },
  })
}
