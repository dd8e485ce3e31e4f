import swagger from '@fastify/swagger'
import { type Campus, DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { type CachedText, cachedText, sendCachedText } from '../cached-text.ts'

interface Parts {
  cookie: string
  campus: () => Promise<Campus>
}

/** Describes every route that is registered after this. The page at /api/docs reads the description. */
export async function apiDocs(app: FastifyInstance, { cookie, campus }: Parts): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: DEFAULT_CAMPUS.site_title,
        version: '1',
        description:
          'Requests have JSON bodies, and identify the user by the session cookie or an API key. Failed requests return success: false, and one sentence in both error and message. A request that changes something can name the user it’s meant for, by id, in an Expected-User header. It gets 409 if another user is signed in.',
      },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: cookie,
            description: 'The cookie of a signed-in browser.',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API key with the scope `read`, or `write`, which includes reading. Calls that don’t list a scope can’t be made with a key.',
          },
        },
      },
    },
    transform: (input) => {
      const described = jsonSchemaTransform(input)
      const headers = input.route.config?.responseHeaders
      const response = (described.schema?.response as Record<string, object> | undefined)?.['200']
      if (headers && response) Object.assign(response, { headers: describeHeaders(headers) })
      return described
    },
  })
  let last: { title: string; text: CachedText } | undefined
  // Open on sites for members only, too: it describes the software and contains nothing that anyone wrote.
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    const { site_title: title } = await campus()
    const description = app.swagger()
    const named = { ...description, info: { ...description.info, title } }
    if (last?.title !== title) last = { title, text: cachedText(JSON.stringify(named), 'application/json') }
    reply.header('cache-control', 'no-cache')
    return sendCachedText(request, reply, last.text)
  })
}

/** What the headers of lists mean. */
const HEADERS: Record<string, string> = {
  'x-did-you-mean':
    'The corrected query, URL-encoded. Sent when the results are for a corrected spelling. To search for the original text, send `exact=true`.',
  'x-suggestion':
    'A corrected query, URL-encoded. Sent when the results are for the original text, and another spelling may be meant.',
  'x-total-more':
    'Sent when there’s more than the response shows: a search counts up to 1,200 matches, and a list requested without `page` holds up to 8 MB of prompts. Pages are never cut short.',
}

function describeHeaders(headers: z.ZodMiniType): Record<string, object> {
  const { properties = {} } = z.toJSONSchema(headers)
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = HEADERS[name]
      return [name, { ...(schema as object), ...(description && { description }) }]
    }),
  )
}
