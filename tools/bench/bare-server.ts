// The machine's limit: Fastify and `pg` with nothing between them. Each route sends the statements that the server sends for
// a call, and answers with what the server answered with, made into the same bytes by JSON.stringify.
import Fastify from 'fastify'
import pg from 'pg'
import { childOf } from './child.ts'
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

/** Gives the port on which route number n is at `/n`. */
childOf<BareServer, number>(async ({ url, routes }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // when the bench ends early, its reason should be the last thing to read
  pool.on('error', ({ message }) => console.error(message))
  const app = Fastify()
  for (const [index, { method, recording, status, headers, body }] of routes.entries()) {
    const answer = body === '' ? undefined : JSON.parse(body)
    app.route({
      method,
      url: `/${index}`,
      handler: async (_request, reply) => {
        await replay(pool, recording)
        return reply.status(status).headers(headers).send(answer)
      },
    })
  }
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
