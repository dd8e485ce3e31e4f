import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
  failed: boolean
}

interface Wire {
  resourceSpans: { scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes' | 'failed'> & WireFields)[] }[] }[]
}

interface WireFields {
  attributes: { key: string; value: Record<string, unknown> }[]
  status?: { code?: number }
}

/** Receives traces like an OpenTelemetry collector: OTLP as JSON over HTTP. */
export async function startStandInCollector() {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await Array.fromAsync<Buffer>(request)).toString('utf8')
    if (request.url !== '/v1/traces') return response.writeHead(404).end()
    received.push(text)
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything as it was sent. */
    text: () => received.join('\n'),
    spans: (): ReceivedSpan[] => received.flatMap((text) => spansIn(JSON.parse(text))),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function spansIn({ resourceSpans }: Wire): ReceivedSpan[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      failed: span.status?.code === 2,
    }))
}
