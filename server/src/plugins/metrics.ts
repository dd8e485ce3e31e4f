import { verifyTicket } from '@prompt-library/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { TooManyRequests } from '../errors.ts'
import { EnhancementFailed, type Enhancer, type Usage } from '../outside/enhancer.ts'
import type { CheckLimit } from './limits.ts'

export interface Metrics {
  registry: Registry
  /** Measures every request to the app. */
  watch: (app: FastifyInstance) => void
  /** Wraps the rate limits to count how often each is hit. */
  countLimits: (checkLimit: CheckLimit) => CheckLimit
  /** Wraps the enhancer to count calls, outcomes, and costs. */
  countEnhancements: (enhancer: Enhancer) => Enhancer
}

/**
 * Metrics of this process, for Prometheus. Labels never contain a URL, a user, or text: each value would create a new time
 * series and be stored for months.
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

function counter<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  ...labelNames: Label[]
) {
  return new Counter({ name, help, labelNames, registers: [registry] })
}

function watchRequests(registry: Registry): Metrics['watch'] {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by method, route, and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  })
  const failed = 'Responses with a status of 400 or higher'
  const failures = counter(registry, 'http_failures_total', failed, 'method', 'route', 'status')
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests without a complete response',
    registers: [registry],
  })
  const signedIn = 'Sign-in tickets sent by browsers, by outcome'
  const signIns = counter(registry, 'library_sign_ins_total', signedIn, 'outcome')

  return (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      inFlight.inc()
      // The onResponse hook doesn't run if the client disconnects.
      reply.raw.once('close', () => inFlight.dec())
    })
    app.addHook('onResponse', async (request, reply) => {
      const { method } = request
      // An unknown URL could contain anything.
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
  const hits = counter(registry, 'library_limits_hit_total', 'Requests refused by a rate limit', 'limit')
  return (checkLimit) => async (limit) => {
    try {
      await checkLimit(limit)
    } catch (error) {
      if (error instanceof TooManyRequests) hits.inc({ limit: limit.name })
      throw error
    }
  }
}

function countEnhancements(registry: Registry): Metrics['countEnhancements'] {
  const calls = new Histogram({
    name: 'library_ai_call_duration_seconds',
    help: 'Duration of AI service calls by outcome',
    labelNames: ['outcome'],
    buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 30, 45, 60],
    registers: [registry],
  })
  const both = 'Tokens sent to the AI service and received from it'
  const tokens = counter(registry, 'library_ai_tokens_total', both, 'direction')
  const priced = 'Cost of the AI service, based on the configured prices'
  const cost = counter(registry, 'library_ai_cost_dollars_total', priced)
  const record = (outcome: string, startedAt: number, usage: Usage) => {
    calls.observe({ outcome }, (performance.now() - startedAt) / 1000)
    tokens.inc({ direction: 'input' }, usage.inputTokens)
    tokens.inc({ direction: 'output' }, usage.outputTokens)
    cost.inc(usage.costUsd)
  }

  return (enhancer) => ({
    ...enhancer,
    enhance: async (request) => {
      const startedAt = performance.now()
      try {
        const enhancement = await enhancer.enhance(request)
        record('succeeded', startedAt, enhancement.usage)
        return enhancement
      } catch (error) {
        if (error instanceof EnhancementFailed) record(error.reason, startedAt, error.usage)
        throw error
      }
    },
  })
}
