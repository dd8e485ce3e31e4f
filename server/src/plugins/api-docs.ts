import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

/** Describes every call that is registered after this, at /api/openapi.json. The page at /api/docs reads it. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'AI Prompt Library',
        version: '1',
        description:
          'Calls carry the session cookie and JSON bodies. Every failure answers with success false and one sentence in error and message.',
      },
    },
    transform: (given) => {
      const described = jsonSchemaTransform(given)
      const headers = given.route.config?.answerHeaders
      const answer = (described.schema?.response as Record<string, object> | undefined)?.['200']
      if (headers && answer) Object.assign(answer, { headers: z.toJSONSchema(headers).properties })
      return described
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return app.swagger()
  })
}
