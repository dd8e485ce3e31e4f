import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const NAME = 'x-via-mcp'
/** Known only to this process, so no client can set the header. */
const SECRET = randomUUID()

/** Marks the calls that the server makes for an AI tool. */
export const VIA_MCP = { [NAME]: SECRET }

export function isViaMcp({ headers }: FastifyRequest): boolean {
  return headers[NAME] === SECRET
}
