// A baseline: Fastify and `pg` with nothing in between. Each route sends the statements that the server sends for an API call,
// then the server's response, serialized to the same bytes with JSON.stringify.
import Fastify from 'fastify'
import pg from 'pg'
import { handleTasks } from './child.ts'
import { type Recording, replay } from './record.ts'

export interface BareRoute {
  method: 'GET' | 'POST'
  recording: Recording
  status: number
  headers: Record<string, string>
  body: string
}

export interface BareServer {
  url: string
  routes: BareRoute[]
}

/** Returns the port; route number n is at `/n`. */
handleTasks<BareServer, number>(async ({ url, routes }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // If the benchmark fails, its error should be the last output, not a lost connection.
  pool.on('error', ({ message }) => console.error(message))
  const app = Fastify()
  for (const [index, { method, recording, status, headers, body }] of routes.entries()) {
    const response = body === '' ? undefined : JSON.parse(body)
    app.route({
      method,
      url: `/${index}`,
      handler: async (_request, reply) => {
        await replay(pool, recording)
        return reply.status(status).headers(headers).send(response)
      },
    })
  }
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
