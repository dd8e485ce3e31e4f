import { type Span as ApiSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { MINUTE } from '@prompt-library/domain/durations'
import { failureOf, type Span, type Tracer } from './tracing.ts'
import { version } from './version.ts'

/** Long enough for a collector that responds, and short enough for a restart. */
const FLUSH_TIMEOUT = 3_000

interface Options {
  /** Of all requests, from 0 to 1. */
  share: number
  environment: Readonly<Record<string, string | undefined>>
  logger: { warn: (fields: object, message: string) => void }
}

/**
 * Sends spans in the background. If the collector doesn't respond, they're dropped. The packages read the collector's address and
 * the service's name from the standard OTEL_ variables.
 */
export function createTracer({ share, environment, logger }: Options): Tracer {
  const report = failureReporter(logger)
  setGlobalErrorHandler(report)
  // Those in a .env file aren't in the environment of the process.
  for (const [name, value] of Object.entries(environment))
    if (name.startsWith('OTEL_') && value !== undefined) process.env[name] = value
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'prompt-library', 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('prompt-library', version)
  const spans = new WeakMap<Span, ApiSpan>()
  return {
    start: (name, { kind, attributes, parent, traceparent, startedAt }) => {
      const parentSpan = parent && spans.get(parent)
      const remote = traceparent ? parseTraceParent(traceparent) : null
      const context = parentSpan
        ? trace.setSpan(ROOT_CONTEXT, parentSpan)
        : remote
          ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
          : ROOT_CONTEXT
      const span = tracer.startSpan(
        name,
        {
          kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT,
          attributes,
          ...(startedAt !== undefined && { startTime: startedAt }),
        },
        context,
      )
      const own: Span = {
        set: (more) => void span.setAttributes(more),
        end: (failure) => {
          if (failure !== undefined) {
            span.setAttribute('error.type', failure)
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        },
      }
      spans.set(own, span)
      return own
    },
    stop: async () => {
      const timeout = new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT).unref())
      await Promise.race([provider.shutdown().catch(report), timeout])
    },
  }
}

/**
 * What a request does is traced if the request is. Requests are chosen at random, because many proxies pass on a visitor's
 * header: neither its decision nor its trace ID may choose.
 */
function samplerOf(share: number) {
  const random = {
    shouldSample: () => ({
      decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
  }
  return new ParentBasedSampler({ root: random, remoteParentSampled: random, remoteParentNotSampled: random })
}

/** At most once a minute, and without the collector's own text. */
function failureReporter(logger: Options['logger']): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + MINUTE
    logger.warn({ reason: failureOf(error) }, 'traces could not be sent and are lost')
  }
}
