import type { Call } from '@prompt-library/contract/call'
import { token } from '@prompt-library/contract/collections'
import { MCP_PATH, RESOURCE_METADATA_PATH } from '@prompt-library/contract/mcp'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Admit } from '../../admit.ts'
import type { Config } from '../../config.ts'
import { AppError, crossSiteRequest } from '../../errors.ts'
import { allowsTools, type SettingsCache } from '../settings/settings.ts'
import { createCallApi } from './call-api.ts'

interface Parts {
  config: Pick<Config, 'publicUrl'>
  settings: SettingsCache
  admit: Admit
}

/** Isn't listed with the calls of the contract, because its messages are those of the Model Context Protocol. */
const CALL: Call = {
  method: 'POST',
  path: MCP_PATH,
  summary: 'Exchange messages with an AI tool',
  access: 'member',
  scope: 'read',
  answer: z.unknown(),
}

/** Who gets in where AI tools connect: only an API key or the token of a connected tool, never a browser's session. */
export async function mcpRoutes(app: FastifyInstance, { config, settings, admit }: Parts): Promise<void> {
  const isOff = async () => {
    const { settings: current } = await settings.read()
    return !(current.mcp && current.api_keys) && !allowsTools(current)
  }

  await app.register(async (scope) => {
    scope.addHook('preSerialization', async (_request, reply, payload) => toRpcError(payload, reply))
    scope.addHook('onSend', async (_request, reply) => {
      const challenge = reply.getHeader('www-authenticate')
      if (challenge === undefined || !allowsTools((await settings.read()).settings)) return
      // Tells a tool where to ask for access, and for what.
      const metadata = `resource_metadata="${config.publicUrl}${RESOURCE_METADATA_PATH}"`
      reply.header('www-authenticate', `${challenge}, ${metadata}, scope="read write"`)
    })

    scope.route({
      method: ['GET', 'DELETE'],
      url: MCP_PATH,
      schema: { hide: true },
      handler: async (_request, reply) => {
        if (await isOff()) return reply.callNotFound()
        // Tools ask whether they can keep a connection open.
        return reply.status(405).header('allow', 'POST').send()
      },
    })

    scope.route({
      method: 'POST',
      url: MCP_PATH,
      schema: { hide: true },
      onRequest: async (request, reply) => {
        if (await isOff()) return reply.callNotFound()
        const { origin, authorization } = request.headers
        if (origin !== undefined && origin !== config.publicUrl) throw crossSiteRequest()
        // Never the session of a browser.
        if (authorization === undefined) throw keyNeeded()
        await admit(CALL, request, reply)
        if (!request.key) throw keyNeeded()
      },
      handler: (request, reply) => answer(request, reply),
    })
  })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (Array.isArray(request.body)) throw new AppError(400, 'Send one message at a time.')
    const { user, key } = request
    if (!user || !key) throw keyNeeded()
    // Loaded when it's first needed, because it takes 400 ms and 30 MB.
    const { answerMessage } = await import('./protocol.ts')
    const response = await answerMessage(request, {
      callApi: createCallApi(app, request),
      userId: user.id,
      canWrite: key.scope === 'write',
      collection: collectionOf(request),
      settings: (await settings.read()).settings,
      publicUrl: config.publicUrl,
      answers: { canAsk: false, values: {} },
    })
    const type = response.headers.get('content-type')
    if (type) reply.type(type)
    return reply.status(response.status).send(await response.text())
  }
}

/** Refused if it can't be one: without it, a tool would offer other prompts than the user chose. */
function collectionOf({ query }: FastifyRequest): string | undefined {
  const { data, error } = z.safeParse(COLLECTION_QUERY, query)
  if (error)
    throw new AppError(
      400,
      'The collection in this address is invalid. Copy the address again from Connections.',
    )
  return data.collection
}

const COLLECTION_QUERY = z.object({ collection: z.optional(token) })

const keyNeeded = () =>
  new AppError(401, 'AI tools need an API key. You can create one on the site, under Connections.')

/** Refusals before a message is read are errors of JSON-RPC, with the same sentence. */
function toRpcError(payload: unknown, { statusCode }: FastifyReply): unknown {
  const isFailure =
    statusCode >= 400 && typeof payload === 'object' && payload !== null && 'success' in payload
  if (!isFailure || !('message' in payload)) return payload
  return { jsonrpc: '2.0', id: null, error: { code: -32_000, message: payload.message } }
}
