// A baseline, as a child process: Fastify and `pg` with nothing in between. Route number n, at `/n`, sends the statements that
// the server sends for an API call, then the server's response, serialized to the same bytes with JSON.stringify.
import Fastify from 'fastify'
import pg from 'pg'
import { type Recording, replay } from './record.ts'

export interface BareServer {
  url: string
  routes: {
    method: 'GET' | 'POST'
    recording: Recording
    status: number
    headers: Record<string, string>
    body: string
  }[]
}

process.once('message', async ({ url, routes }: BareServer) => {
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
  process.send?.(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port))
})
