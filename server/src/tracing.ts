// What traces contain: spans of requests, their SQL, and calls of the AI service, never a URL, a header, a bound value, or
// a text, and behind a proxy the trace ID of the request. The SDK of OpenTelemetry is loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is
// set.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import type { Config } from './config.ts'

export interface Span {
  set: (attributes: Attributes) => void
  /** Failed spans have the kind of error, never its message. */
  end: (failure?: string) => void
}

interface SpanOptions {
  kind: 'server' | 'client'
  attributes: Attributes
  parent?: Span | undefined
  /** The W3C header of a request, if it comes from a traced program. */
  traceparent?: string | undefined
  startedAt?: number
}

type Attributes = Record<string, string | number>

export interface Tracer {
  start: (name: string, options: SpanOptions) => Span
  /** Sends what's left. */
  stop: () => Promise<void>
}

/** Asked every few seconds, they would bury everything else. */
const PROBES = ['/healthz', '/readyz']

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<Span>()

/** Call this before the database is opened and the app is built. */
export function useTracer(other: Tracer | undefined): void {
  tracer = other
}

export function isTracing(): boolean {
  return tracer !== undefined
}

/**
 * Each request is a span, and what it does belongs to it. Behind a proxy, it continues the trace that its header names. Visitors can
 * send that header, too, unless the proxy removes it, so it doesn't decide whether the request is traced.
 */
export function traceRequests(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (!tracer) return
  const { start } = tracer
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (PROBES.includes(route)) return done()
    const traceparent = trustProxy.length > 0 ? request.headers['traceparent'] : undefined
    const span = start(`${request.method} ${route}`, {
      kind: 'server',
      // A call that an AI tool makes over MCP is part of that request.
      parent: current.getStore(),
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id },
    })
    spans.set(request, span)
    reply.raw.once('close', () => {
      const status = reply.raw.statusCode
      span.set({ 'http.response.status_code': status })
      span.end(status >= 500 ? String(status) : undefined)
    })
    current.run(span, done)
  })
  // Reading a body ends in another asynchronous context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) current.run(span, done)
    else done()
  })
}

/** Kysely calls this after each statement. Its text has placeholders for all values. */
export function traceStatement(event: LogEvent): void {
  const parent = current.getStore()
  if (!tracer || !parent) return
  const text = event.query.sql.replace(/\s+/g, ' ').trim()
  const operation = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'sql'
  const span = tracer.start(operation, {
    kind: 'client',
    parent,
    startedAt: Date.now() - event.queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
  })
  span.end(event.level === 'error' ? failureOf(event.error) : undefined)
}

/** For calls of other services. Outside a request there is no span. */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (set: Span['set']) => Promise<T>,
): Promise<T> {
  const parent = current.getStore()
  if (!tracer || !parent) return work(() => undefined)
  const span = tracer.start(name, { kind: 'client', parent, attributes })
  try {
    const result = await work(span.set)
    span.end()
    return result
  } catch (error) {
    span.end(failureOf(error))
    throw error
  }
}

/** An error's code, status, or kind. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && error.code ? String(error.code) : error.name
}
