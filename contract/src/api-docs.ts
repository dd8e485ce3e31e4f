import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const operation = z.looseObject({
  summary: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
})

export const getApiDescription = defineCall({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'The OpenAPI description of all calls',
  access: 'everyone',
  answer: z.object({
    info: z.object({ title: z.string(), description: z.string() }),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  }),
})
