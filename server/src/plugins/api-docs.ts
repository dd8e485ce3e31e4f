import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

/** Describes every route that is registered after this. The page at /api/docs reads the description. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'AI Prompt Library',
        version: '1',
        description:
          'Requests use the session cookie and JSON bodies. Failed requests return success: false, and one sentence in both error and message.',
      },
    },
    transform: (input) => {
      const described = jsonSchemaTransform(input)
      const headers = input.route.config?.responseHeaders
      const response = (described.schema?.response as Record<string, object> | undefined)?.['200']
      if (headers && response) Object.assign(response, { headers: z.toJSONSchema(headers).properties })
      return described
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return app.swagger()
  })
}
