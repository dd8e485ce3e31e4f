import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { StartError } from '../start-error.ts'
import { hasSecondHost } from './connections.ts'

interface Parts {
  registry: Registry
  database: Pick<Database, 'pool'>
  address: NonNullable<Config['metrics']>
}

/**
 * Serves the metrics on a separate port for Prometheus. On the public port, a mistake in the proxy's configuration would expose
 * them. Returns a function that stops the server.
 */
export async function serveMetrics({ registry, database, address }: Parts): Promise<() => Promise<void>> {
  collectDefaultMetrics({ register: registry })
  watchPool(registry, database)
  const server = createServer(async (request, response) => {
    if (hasSecondHost(request)) {
      response.writeHead(400, { connection: 'close' }).end()
      return
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartError(`Can't serve the metrics: ${error.message}. Check METRICS_HOST and METRICS_PORT.`),
      ),
    )
    server.listen(address.port, address.host, resolve)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Read when Prometheus scrapes, not updated with every query. The embedded database has no connection pool. */
function watchPool(registry: Registry, { pool }: Pick<Database, 'pool'>): void {
  if (!pool) return
  new Gauge({
    name: 'library_database_connections',
    help: 'Database connections by state, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
    },
  })
}
